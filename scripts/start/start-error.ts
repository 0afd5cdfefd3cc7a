/** A failure that a person can mend: its message is one sentence, shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
