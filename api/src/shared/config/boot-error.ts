/** A reason why the API cannot start that its operator can mend: printed as it is, without a stack. */
export class BootError extends Error {
  override readonly name = 'BootError';
}
