const DUPLICATE_KEY = 11_000;

/** Whether a write failed because a unique index has such a row already. */
export function isDuplicate(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === DUPLICATE_KEY;
}
