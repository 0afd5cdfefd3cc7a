// Errors of Node's own modules belong to another realm under Jest, so their shape is asked for, not their class.

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return isObject(error) && typeof error.message === 'string' ? error.message : String(error);
}

/** The system's code of an error (ENOENT, EADDRINUSE …), or null. */
export function systemCodeOf(error: unknown): string | null {
  return isObject(error) && typeof error.code === 'string' ? error.code : null;
}

function isObject(error: unknown): error is { message?: unknown; code?: unknown } {
  return typeof error === 'object' && error !== null;
}
