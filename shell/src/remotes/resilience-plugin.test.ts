import type { Registry } from '@atoll/contracts/registry';
import { resiliencePlugin } from './resilience-plugin';

const entry = '/releases/mfe-tours/0123456789abcdef/remoteEntry.js';
const manifest = '/releases/mfe-tours/0123456789abcdef/mf-manifest.json';
const registry: Registry = {
  apps: [
    {
      name: 'mfe-tours',
      hash: '0123456789abcdef',
      version: '0.1.0',
      contract: '1.0.0',
      entry,
      manifest,
      preload: [entry],
      integrity: { [entry]: 'sha384-abc' },
    },
  ],
};
const plugin = resiliencePlugin(registry, { [manifest]: { id: 'mfe_tours' } });

it('answers a manifest that stands in the document without a request', async () => {
  const network = jest.spyOn(globalThis, 'fetch');
  const answer = await plugin.fetch?.(`http://localhost${manifest}`, {}, {} as never);
  expect(await (answer as Response).json()).toEqual({ id: 'mfe_tours' });
  expect(network).not.toHaveBeenCalled();
  network.mockRestore();
});

it('PLT-03: loads a script with the integrity that the registry records, without credentials', () => {
  const script = plugin.createScript?.({ url: `http://localhost${entry}`, attrs: {} }) as HTMLScriptElement;
  expect(script.integrity).toBe('sha384-abc');
  expect(script.crossOrigin).toBe('anonymous');
  expect(script.src).toBe(`http://localhost${entry}`);
});
