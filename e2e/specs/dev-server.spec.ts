import type { RemoteName } from '@atoll/contracts/registry';
import { startDevServer, type DevServer } from '../dev-server';
import { expect, test as onOwnSite } from '../own-site';

interface Developers {
  /** Its dev server is what the site runs the remote from: `pnpm dev tours`. */
  readonly toursServer: DevServer;
  /** The site trusts its dev server, and runs the release: a visitor has to override it. */
  readonly directory: DevServer;
}

function developerOf(app: RemoteName) {
  return [
    async ({}, use: (server: DevServer) => Promise<void>) => {
      const server = await startDevServer(app);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ] as const;
}

const test = onOwnSite.extend<object, Developers>({
  toursServer: [...developerOf('mfe-tours')],
  directory: [...developerOf('mfe-directory')],
  siteEnv: [
    async ({ toursServer, directory }, use) =>
      use({
        TRUSTED_REMOTE_ORIGINS: `${toursServer.origin},${directory.origin}`,
        DEV_REMOTES: `${toursServer.app}=${toursServer.origin}`,
      }),
    { scope: 'worker' },
  ],
});

// On one site, one after another.
test.describe.configure({ mode: 'default' });

test.describe('dev servers', { tag: '@shell' }, () => {
  // The pages load from the dev servers too, which is all that the watch may find.
  test.beforeEach(({ watch, toursServer, directory }) => {
    watch.expectProblem(
      new RegExp(`^left the site: (http|ws)://localhost:(${portsOf(toursServer, directory)})/`),
    );
  });

  test('PLT-09: a remote in development runs in the composed site, and what is saved is seen without a hand', async ({
    page,
    slot,
    toursServer,
  }) => {
    await page.goto('/tours');
    const heading = slot.of('mfe-tours').getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Find something to do');
    await toursServer.edit('search/hero.tsx', 'Find something to do', 'Tours, just edited');
    await expect(heading).toHaveText('Tours, just edited');
    // Between the composed site's own pages nothing is left of it.
    await page.goto('/hotels');
    await expect(slot.of('mfe-hotels').getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('PLT-05: outside production a link overrides a remote with a dev server, after a question and under a badge', async ({
    page,
    slot,
    directory,
  }) => {
    await directory.edit(
      'expo/expo-page.tsx',
      '<h1 className="display h1">',
      '<h1 className="display h1">From the dev server: ',
    );
    await page.goto(`/expo?mfe-override=mfe-directory@${directory.origin}`);
    const heading = slot.of('mfe-directory').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).not.toContainText('From the dev server');
    await page.getByRole('button', { name: 'Use this build' }).click();
    await expect(heading).toContainText('From the dev server');
    const badges = page.getByRole('complementary', { name: 'Overrides' });
    await expect(badges).toContainText(`mfe-directory@${directory.origin}`);
    await badges.getByRole('button', { name: /Remove/ }).click();
    await expect(heading).toBeVisible();
    await expect(heading).not.toContainText('From the dev server');
  });

  test('PLT-05: a dev server that the site does not trust is not even asked about', async ({ page }) => {
    await page.goto('/travel-agents?mfe-override=mfe-directory@http://localhost:9');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/travel-agents');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

function portsOf(...servers: readonly DevServer[]): string {
  return servers.map(({ origin }) => new URL(origin).port).join('|');
}
