import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

const FREE_PORTS = {
  SANDBOX_TRAVEL_PORT: '0',
  SANDBOX_LANGUAGE_MODEL_PORT: '0',
  SANDBOX_WEB_SEARCH_PORT: '0',
  SANDBOX_GEOCODER_PORT: '0',
  SANDBOX_MAP_SEARCH_PORT: '0',
  SANDBOX_INDEX_NOW_PORT: '0',
};

/** Runs the command on free ports; `onOutput` may end it. */
function run(
  env: Record<string, string>,
  onOutput?: (output: string, end: (signal: NodeJS.Signals) => void) => void,
): Promise<Ended> {
  const main = path.join(__dirname, 'main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, ...FREE_PORTS, ...env },
  });
  const ended: Ended = { code: null, output: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    ended.output += chunk.toString();
    onOutput?.(ended.output, (signal) => child.kill(signal));
  });
  child.stderr.on('data', (chunk: Buffer) => (ended.errors += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...ended, code })));
}

it.each<NodeJS.Signals>(['SIGTERM', 'SIGINT'])(
  'says where it listens and ends cleanly on %s',
  async (signal) => {
    const { code, output, errors } = await run({}, (_, end) => end(signal));
    expect(output).toMatch(
      /^listening travel \d+, language-model \d+, web-search \d+, geocoder \d+, map-search \d+, index-now \d+\n$/,
    );
    expect(errors).toBe('');
    expect(code).toBe(0);
  },
);

it('says in one sentence that its port is taken and ends with code 1', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, output, errors } = await run({ SANDBOX_TRAVEL_PORT: String(port) });
  await new Promise((resolve) => other.close(resolve));
  expect(errors).toBe(`Port ${port} for the travel provider is already in use.\n`);
  expect(output).toBe('');
  expect(code).toBe(1);
});

it('refuses a delay that is no number', async () => {
  const { code, errors } = await run({ SANDBOX_DELAY_MS: 'slow' });
  expect(errors).toBe('SANDBOX_DELAY_MS must be a whole number, not "slow".\n');
  expect(code).toBe(1);
});
