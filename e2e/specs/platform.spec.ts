import { Registry } from '@atoll/contracts/registry';
import { expect, test } from '../journey';
import { REMOTE_PAGES } from '../remotes';

interface RegistryJson {
  readonly apps: readonly { readonly name: string; readonly hash: string; readonly entry: string }[];
}

test('PLT-01, PLT-03, PLT-10: each remote is loaded from the release that the registry points to', async ({
  page,
  request,
  slot,
  watch,
}) => {
  expect(Registry).toBeDefined();
  const registry = (await (await request.get('/api/registry')).json()) as RegistryJson;
  for (const { remote, path } of REMOTE_PAGES) {
    const app = registry.apps.find(({ name }) => name === remote);
    expect(app?.entry, remote).toContain(`/releases/${remote}/${app?.hash}/`);
    await page.goto(path);
    await expect(slot.of(remote).getByRole('heading', { level: 1 })).toBeVisible();
    expect(watch.requests.map(({ url }) => new URL(url).pathname)).toContain(app?.entry);
  }
});
