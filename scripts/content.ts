import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseError, asCommand } from './release/release-error';
import { root } from './root';
import { runCommand } from './run-command';

/** Where a running site notes the address of its embedded database. */
const noteFile = path.resolve(root, process.env.DATA_DIR ?? '.data', 'database.url');
const program = path.join(root, 'api/dist/content.js');

// `content set agent|country|city <id or slug> field=value …`: changes content of the running site.
await asCommand(async () => {
  const uri =
    process.env.MONGODB_URI ?? (existsSync(noteFile) ? readFileSync(noteFile, 'utf8').trim() : null);
  if (!uri) throw new ReleaseError('No site runs here: start one, or set MONGODB_URI.');
  if (!existsSync(program)) throw new ReleaseError('The API is not built: start the site once.');
  const env = { ...process.env, MONGODB_URI: uri };
  process.exitCode = await runCommand(process.execPath, [program, ...process.argv.slice(2)], { env });
});
