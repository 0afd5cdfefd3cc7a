import { toAppError, type AppError } from '@atoll/platform';
import { useEffect, useRef } from 'react';

export interface FormErrors {
  /** What is wrong with each field, by its name. */
  readonly fields: Readonly<Record<string, string>>;
  /** What is wrong with the whole; null where single fields say it. */
  readonly message: string | null;
}

const NOTHING: FormErrors = { fields: {}, message: null };

/** What a refused form shows. */
export function formErrors(error: AppError | undefined): FormErrors {
  if (!error) return NOTHING;
  if (error.kind === 'network')
    return { fields: {}, message: 'Atoll cannot be reached. Check your connection and try again.' };
  if (error.kind === 'unknown') return { fields: {}, message: error.message };
  const fields = error.fields ?? {};
  return { fields, message: Object.keys(fields).length > 0 ? null : error.message };
}

/** Why something was refused, as one sentence. */
export function sentenceOf(error: unknown): string {
  const { fields, message } = formErrors(toAppError(error));
  return message ?? Object.values(fields).join(' ');
}

/** The same; null where nothing was. */
export function problemText(error: unknown): string | null {
  return error === undefined ? null : sentenceOf(error);
}

/** Gives the focus to the message of a refused form each time that it is refused, so that nobody misses it. */
export function useFocusOnError(error: AppError | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) ref.current?.focus();
  }, [error]);
  return ref;
}
