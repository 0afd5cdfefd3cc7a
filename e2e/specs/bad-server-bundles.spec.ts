import type { APIRequestContext } from '@playwright/test';
import { expect, test as onOwnSite } from '../own-site';
import { ReleaseDesk } from '../release-desk';

const REMOTE = 'mfe-tours';
const PATH = '/tours';

/** What a server bundle may do to itself and its process while it renders. */
const BAD = {
  throws: `throw new Error('bad');`,
  'loops for ever': `for (;;) {}`,
  'fills its heap': `const kept = []; for (;;) kept.push(new Array(1e5).fill({}));`,
  'allocates a gigabyte of buffers': `const kept = []; for (let i = 0; i < 64; i += 1) { kept.push(Buffer.alloc(2 ** 24, 1)); await new Promise((go) => setTimeout(go, 1)); } await new Promise(() => undefined);`,
  'ends its process': `process.exit(0);`,
  'kills its own process': `process.kill(process.pid, 'SIGKILL');`,
};

/** The same build, whose server bundle does this before it renders anything. */
function doing(what: string) {
  return {
    server: (source: string) =>
      source.replace(
        /export \{ (\w+) as render \};/,
        (_whole, render: string) =>
          `export async function render(input) { ${what}\n return ${render}(input); }`,
      ),
  };
}

interface Answer {
  readonly status: number;
  readonly html: string;
  readonly durationMs: number;
}

async function get(request: APIRequestContext, path: string): Promise<Answer> {
  const begun = performance.now();
  const answer = await request.get(path, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  return { status: answer.status(), html, durationMs: Math.round(performance.now() - begun) };
}

function isRendered({ html }: Answer): boolean {
  return html.includes('data-server="true"');
}

/** A page with its first screen. On a busy machine one may miss its deadline, but not many in a row. */
async function rendered(request: APIRequestContext, path: string): Promise<Answer> {
  const answers: Answer[] = [];
  await expect
    .poll(async () => isRendered(answers[answers.push(await get(request, path)) - 1] as Answer), {
      message: 'another remote still renders',
    })
    .toBe(true);
  return answers.at(-1) as Answer;
}

const test = onOwnSite.extend<{ readonly desk: ReleaseDesk }>({
  desk: async ({ ownSite, request }, use) => use(new ReleaseDesk(ownSite, request)),
});

// One after another: they all move the same pointer of the same site.
test.describe.configure({ mode: 'default' });

test.describe('bad server bundles', { tag: `@${REMOTE}` }, () => {
  for (const [what, code] of Object.entries(BAD)) {
    test(`PLT-01, ERR-08: a server bundle that ${what} costs its own first screen and nothing else`, async ({
      page,
      request,
      desk,
      slot,
    }, testInfo) => {
      const started = await desk.startedAt();
      const { code: exit, output } = await desk.publish(REMOTE, doing(code));
      expect(exit, output).toBe(0);
      const release = await desk.hashOf(REMOTE);

      const own: number[] = [];
      const others: number[] = [];
      for (let times = 0; times < 5; times += 1) {
        const bad = await get(request, PATH);
        expect(bad.status).toBe(200);
        expect(bad.html.includes(`/releases/${REMOTE}/${release}/`), 'the page is of the new release').toBe(
          true,
        );
        expect(isRendered(bad), 'and has no first screen of it').toBe(false);
        own.push(bad.durationMs);
        const good = await rendered(request, `/hotels?guests=${times + 1}`);
        others.push(good.durationMs);
      }
      expect(await desk.startedAt(), 'the host lives on').toBe(started);
      testInfo.annotations.push({ type: 'measured, ms', description: JSON.stringify({ own, others }) });

      // A browser shows the page all the same.
      await page.goto(PATH);
      await expect(slot.of(REMOTE).getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
