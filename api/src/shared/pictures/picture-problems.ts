import type { BucketRules } from '@atoll/contracts/media';
import { AppError } from '../errors/app-error';

/** The sentence of the specification for whatever is no picture that the bucket takes. */
const NO_IMAGE = 'Please upload an image file';

/** `detail` says more about this file than the specified sentence does. */
export function noImage(detail: string, cause?: unknown): AppError {
  return new AppError('INVALID_REQUEST', { message: NO_IMAGE, fields: { file: detail }, cause });
}

export function tooLarge({
  sizeComplaint,
  sizeCode,
}: Pick<BucketRules, 'sizeComplaint' | 'sizeCode'>): AppError {
  return new AppError(sizeCode ?? 'PAYLOAD_TOO_LARGE', {
    message: sizeComplaint,
    fields: { file: sizeComplaint },
  });
}
