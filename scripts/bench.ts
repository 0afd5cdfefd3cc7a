import { benchSite } from './bench/site-bench';
import { root } from './root';
import { captureCommand } from './run-command';

/** Packages with a `bench` script; each prints its measurements as one JSON value. */
const BENCHES = ['@atoll/embedded-mongo'];

function lastJson(output: string): unknown {
  const start = output.search(/^[[{]/m);
  if (start < 0) throw new Error(`no JSON in:\n${output}`);
  return JSON.parse(output.slice(start));
}

// Measures the site and runs the packages' benches; prints one JSON object, the packages' by their names.
const results: Record<string, unknown> = { site: await benchSite() };
for (const name of BENCHES) {
  const { code, output } = await captureCommand('pnpm', ['--silent', '--filter', name, 'run', 'bench'], {
    cwd: root,
  });
  if (code !== 0) throw new Error(`The bench of ${name} failed:\n${output}`);
  results[name] = lastJson(output);
}
console.log(JSON.stringify(results, null, 2));
