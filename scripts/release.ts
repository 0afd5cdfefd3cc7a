import { publishRemote } from './release/publish-remote';
import { asCommand } from './release/release-error';
import { root } from './root';

await asCommand(() => publishRemote(root, process.argv.slice(2), process.env));
