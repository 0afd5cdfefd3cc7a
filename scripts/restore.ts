import { runProgram } from './backup/run-program';
import { asCommand } from './release/release-error';
import { root } from './root';

await asCommand(async () => {
  process.exitCode = await runProgram(root, 'restore', process.argv.slice(2), process.env);
});
