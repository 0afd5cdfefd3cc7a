import { asProgram } from './backup/as-program';
import { runRestore } from './backup/command';

// The program behind `pnpm restore`.
await asProgram(() => runRestore(process.argv.slice(2), process.env));
