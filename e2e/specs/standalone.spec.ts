import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../free-port';
import { expect, test } from '../journey';
import { REMOTE_PAGES } from '../remotes';

const ROOT = path.join(import.meta.dirname, '../..');

function startDevServer(remote: string, port: number, site: string): ChildProcess {
  const program = path.join(ROOT, 'shell/build/bin/atoll-dev.mjs');
  const env = { ...process.env, PORT: String(port), ATOLL_SITE: site };
  return spawn(process.execPath, [program, path.join(ROOT, remote)], { env, stdio: 'ignore' });
}

for (const { remote, path: page } of REMOTE_PAGES) {
  test(
    `PLT-09: ${remote} runs alone against a stub shell`,
    { tag: `@${remote}` },
    async ({ browser, baseURL }) => {
      const port = await freePort();
      const server = startDevServer(remote, port, baseURL ?? '');
      // A tab of its own: this page is not the composed site, and the site's watch would call it foreign.
      const alone = await browser.newPage();
      try {
        const address = `http://127.0.0.1:${port}${page}`;
        await expect
          .poll(
            () =>
              alone.goto(address).then(
                (answer) => answer?.status(),
                () => null,
              ),
            { timeout: 120_000 },
          )
          .toBe(200);
        await expect(alone.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(alone.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      } finally {
        await alone.close();
        server.kill();
        await once(server, 'exit');
      }
    },
  );
}
