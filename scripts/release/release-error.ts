import { StartError } from '../start/start-error';

/** Something about a release that a person has to mend, in a sentence. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/** Runs a command of the terminal; what a person has to mend is said without a stack, and the exit code is 1. */
export async function asCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isForPeople = error instanceof ReleaseError || error instanceof StartError;
    console.error(isForPeople ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
