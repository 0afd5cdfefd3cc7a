import { asProgram } from './backup/as-program';
import { runBackup } from './backup/command';

// The program behind `pnpm backup`.
await asProgram(() => runBackup(process.argv.slice(2), process.env));
