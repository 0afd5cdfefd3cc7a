import path from 'node:path';
import { readOptions } from './options';
import { StartError } from './start-error';

const root = '/repo';

it('starts on port 4000 with data in .data when nothing is said', () => {
  expect(readOptions([], {}, root)).toEqual({
    port: 4000,
    sandboxPorts: {
      ...{ travel: 4101, languageModel: 4102, webSearch: 4103 },
      ...{ geocoder: 4104, mapSearch: 4105, indexNow: 4106 },
    },
    dataDir: path.join(root, '.data'),
    isProduction: false,
    devServers: [],
  });
});

it('takes flags before variables', () => {
  const options = readOptions(
    ['--port', '5001', '--data-dir', '/tmp/x'],
    { PORT: '5000', DATA_DIR: '/y' },
    root,
  );
  expect(options).toMatchObject({ port: 5001, dataDir: '/tmp/x' });
});

it.each([
  [{ PORT: 'abc' }, 'PORT must be a port number from 0 to 65535, not "abc".'],
  [{ PORT: '65536' }, 'PORT must be a port number from 0 to 65535, not "65536".'],
  [{ SANDBOX_GEOCODER_PORT: 'x' }, 'SANDBOX_GEOCODER_PORT must be a port number from 0 to 65535, not "x".'],
  [{ SANDBOX_DELAY_MS: '0.5' }, 'SANDBOX_DELAY_MS must be a whole number of milliseconds, not "0.5".'],
  [{ MONGODB_URI: 'localhost:27017' }, 'MONGODB_URI must begin with mongodb:// or mongodb+srv://.'],
])('says in one sentence what is wrong with %j', (env, sentence) => {
  expect(() => readOptions([], env, root)).toThrow(new StartError(sentence));
});

it('refuses a flag without its value', () => {
  expect(() => readOptions(['--port'], {}, root)).toThrow('--port needs a value.');
});
