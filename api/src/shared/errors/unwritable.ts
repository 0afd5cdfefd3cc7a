/** MongoDB's own code for a full disk, and the one of a database whose disk refuses to write at all. */
const DATABASE_CODES: readonly unknown[] = [14031, 8];
const SYSTEM_CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

/** By shape: an error of another realm, as in Jest, is no instance of this one's Error. */
function isObject(error: unknown): error is { name?: unknown; code?: unknown; cause?: unknown } {
  return typeof error === 'object' && error !== null;
}

/** True when nothing can be written now, by the database or into a folder of ours, whoever wrapped the error. */
export function isUnwritable(error: unknown): boolean {
  for (let each = error, depth = 0; isObject(each) && depth < 4; each = each.cause, depth += 1) {
    const isDatabase = typeof each.name === 'string' && each.name.startsWith('Mongo');
    if (SYSTEM_CODES.includes(each.code) || (isDatabase && DATABASE_CODES.includes(each.code))) return true;
  }
  return false;
}
