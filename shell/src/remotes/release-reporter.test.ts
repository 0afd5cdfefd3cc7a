import type { RegistryEntry } from '@atoll/contracts/registry';
import { releaseReporter } from './release-reporter';

const entry: RegistryEntry = {
  name: 'mfe-tours',
  hash: '0123456789abcdef',
  version: '0.1.0',
  contract: '1.0.0',
  entry: '/e.js',
  manifest: '/m.json',
  preload: [],
  integrity: {},
};

let sent: jest.SpyInstance;
beforeEach(() => {
  sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('reports the first load of a watched release, once', () => {
  const report = releaseReporter({ apps: [{ ...entry, watched: true }] });
  report('mfe-tours', 'mounted');
  report('mfe-tours', 'mounted');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith(
    '/api/release-health',
    expect.objectContaining({
      body: JSON.stringify({ app: 'mfe-tours', release: entry.hash, outcome: 'mounted' }),
    }),
  );
});

it('sends nothing for a release that is not new, or for one that is not there', () => {
  const report = releaseReporter({ apps: [entry] });
  report('mfe-tours', 'failed');
  report('mfe-hotels', 'failed');
  expect(sent).not.toHaveBeenCalled();
});
