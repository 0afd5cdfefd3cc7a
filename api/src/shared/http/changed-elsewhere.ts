import { AppError } from '../errors/app-error';

/** The refusal of a change that was made from an older version, with what is there now (POR-18). */
export function changedElsewhere(noun: string, current: object): AppError {
  return new AppError('CONFLICT', {
    message: `This ${noun} was changed elsewhere meanwhile. Look at both, and save again what you want.`,
    body: { current },
  });
}
