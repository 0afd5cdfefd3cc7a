import { BootError } from '../shared/config/boot-error';
import { BackupError } from './backup-error';

/** Runs a command of the terminal; what a person has to mend is said without a stack, and the exit code is 1. */
export async function asProgram(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isForPeople = error instanceof BackupError || error instanceof BootError;
    console.error(isForPeople ? error.message : error);
    process.exitCode = 1;
  }
}
