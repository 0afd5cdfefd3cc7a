import type { Doc } from './bson/document';

const codeNames: Record<number, string> = {
  1: 'InternalError',
  2: 'BadValue',
  8: 'UnknownError',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  16: 'InvalidLength',
  20: 'IllegalOperation',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  115: 'CommandNotSupported',
  171: 'CannotIndexParallelArrays',
  197: 'InvalidIndexSpecificationOption',
  292: 'QueryExceededMemoryLimitNoDiskUseAllowed',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
  40324: 'Location40324',
};

/** MongoDB's own code for it. */
export const outOfDiskSpace = 14031;

/** A refusal as a client sees it: MongoDB's error code, its message and, for E11000, the key that collided. */
export class CommandError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly details: Doc = {},
  ) {
    super(message);
    this.name = 'CommandError';
  }

  /** MongoDB's name of the code, e.g. BadValue. */
  get codeName(): string {
    return codeNames[this.code] ?? `Location${this.code}`;
  }
}

/** Refuses something that this engine leaves out on purpose. */
export function notSupported(what: string): CommandError {
  return new CommandError(115, `${what} is not supported by the embedded engine`);
}

/** Refuses a malformed request the way MongoDB does (code 2). */
export function badValue(message: string): CommandError {
  return new CommandError(2, message);
}
