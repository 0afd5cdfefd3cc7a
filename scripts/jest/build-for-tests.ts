import { buildSite } from '../build/build-site';
import { root } from '../root';
import { Progress } from '../start/progress';

/** The gazetteer that tests of the API read, and the programs that tests run as processes of their own. */
const NEEDED = ['gazetteer', 'api', 'database'];

/** Builds what the tests of the server run on, where it is missing or older than its sources. */
export default async function buildForTests(): Promise<void> {
  const progress = new Progress(process.stderr);
  await buildSite(root, progress, new AbortController().signal, (name) => NEEDED.includes(name));
}
