import { manageReleases } from './release/manage-releases';
import { asCommand } from './release/release-error';
import { root } from './root';

await asCommand(() => manageReleases(root, process.argv.slice(2), process.env));
