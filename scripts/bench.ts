import { benchSite } from './bench/site-bench';
import { root } from './root';
import { captureCommand } from './run-command';
import { onStopRequest } from './start/stop-request';

/** Benches of packages; each prints its measurements as one JSON value. */
const PACKAGE_BENCHES = {
  '@atoll/embedded-mongo': 'api/embedded-mongo/bench/bench.ts',
  places: 'api/places-data/bench/places.ts',
  directory: 'api/test/bench/directory.ts',
};

function lastJson(output: string): unknown {
  const start = output.search(/^[[{]/m);
  if (start < 0) throw new Error(`no JSON in:\n${output}`);
  return JSON.parse(output.slice(start));
}

async function packageBench(name: string, script: string): Promise<unknown> {
  const { code, output } = await captureCommand(process.execPath, ['--import', 'tsx', script], { cwd: root });
  if (code !== 0) throw new Error(`The bench of ${name} failed:\n${output}`);
  return lastJson(output);
}

// Measures the packages and the site, never two at a time; prints one JSON object, the packages' by their names.
const stopped = onStopRequest(() => process.exit(1));
const results: Record<string, unknown> = {};
for (const [name, script] of Object.entries(PACKAGE_BENCHES)) {
  results[name] = await packageBench(name, script);
}
console.log(JSON.stringify({ site: await benchSite(stopped), ...results }, null, 2));
