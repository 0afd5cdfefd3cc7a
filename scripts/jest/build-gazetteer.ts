import { buildSite } from '../build/build-site';
import { root } from '../root';
import { Progress } from '../start/progress';

/** Makes the gazetteer that the API's tests read, where it is missing or older than its sources. */
export default async function buildGazetteer(): Promise<void> {
  const progress = new Progress(process.stderr);
  await buildSite(root, progress, new AbortController().signal, (name) => name === 'gazetteer');
}
