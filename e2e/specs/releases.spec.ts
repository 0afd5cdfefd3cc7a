import { SAMPLE_DEMO_PASSWORD } from '@atoll/contracts/account-words';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { expect, test as onOwnSite } from '../own-site';
import { ReleaseDesk } from '../release-desk';

const REMOTE = 'mfe-tours';
const PATH = '/tours';

const test = onOwnSite.extend<{ readonly desk: ReleaseDesk }>({
  desk: async ({ ownSite, request }, use) => use(new ReleaseDesk(ownSite, request)),
});

// One after another: they all move the same pointer of the same site.
test.describe.configure({ mode: 'default' });

async function headingOf(page: Page): Promise<string> {
  await page.goto(PATH);
  return page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
}

/** Another text in place of the heading, in the browser and on the server. */
function withHeading(from: string, to: string) {
  return { script: (source: string) => source.replaceAll(from, to), alsoOnServer: true };
}

/** A build that renders on the server and throws in the browser. */
function throwing(heading: string, marker: string) {
  const fail = `(()=>{throw new Error("thrown on mount ${marker}")})()`;
  return { script: (source: string) => source.replaceAll(JSON.stringify(heading), fail) };
}

test.describe('releases', { tag: `@${REMOTE}` }, () => {
  test('PLT-02, PLT-03, PLT-04: one remote is released and rolled back alone, without a restart', async ({
    page,
    desk,
    slot,
  }) => {
    const before = await headingOf(page);
    const started = await desk.startedAt();
    const { [REMOTE]: old, ...others } = await desk.registry();

    const { code, output } = await desk.publish(REMOTE, withHeading(before, 'Tours for the curious'));
    expect(code, output).toBe(0);
    await page.reload();
    await expect(slot.of(REMOTE).getByRole('heading', { level: 1 })).toHaveText('Tours for the curious');
    const { [REMOTE]: fresh, ...othersAfter } = await desk.registry();
    expect(fresh?.hash).not.toBe(old?.hash);
    expect(othersAfter).toEqual(others);

    const back = await desk.manage('rollback', REMOTE, '--reason', 'the heading is wrong');
    expect(back.output).toContain(`${REMOTE} runs ${old?.hash}`);
    await page.reload();
    await expect(slot.of(REMOTE).getByRole('heading', { level: 1 })).toHaveText(before);
    expect((await desk.manage('list', REMOTE)).output).toMatch(
      new RegExp(`rollback +${fresh?.hash}  by developer: the heading is wrong`),
    );
    expect(await desk.startedAt()).toBe(started);
  });

  test('PLT-06: a release that breaks the contract is refused with its reason', async ({ page, desk }) => {
    const heading = await headingOf(page);
    const running = await desk.hashOf(REMOTE);
    for (const { record, reason } of [
      { record: { contract: '9.0.0' }, reason: 'built for contract 9.0.0' },
      { record: { exports: ['bootstrap', 'mount'] }, reason: 'does not export unmount' },
    ]) {
      const changes = { ...withHeading(heading, `Refused ${reason}`), record };
      const { code, output } = await desk.publish(REMOTE, changes);
      expect(code).toBe(1);
      expect(output).toContain(reason);
    }
    expect(await desk.hashOf(REMOTE)).toBe(running);
    expect(await headingOf(page)).toBe(heading);
  });

  test('a release that throws on mount is taken back by itself, and the event is recorded', async ({
    browser,
    page,
    desk,
    slot,
    watch,
  }) => {
    watch.expectProblem(/thrown on mount/);
    const heading = await headingOf(page);
    const running = await desk.hashOf(REMOTE);
    const { code, output } = await desk.publish(REMOTE, throwing(heading, 'once'));
    expect(code, output).toBe(0);
    const broken = await desk.hashOf(REMOTE);
    expect(broken).not.toBe(running);

    await expect(async () => {
      const visit = await browser.newPage();
      const told = visit.waitForResponse(/client-errors|release-health/);
      await visit.goto(PATH);
      await told;
      await visit.close();
      expect(await desk.hashOf(REMOTE)).toBe(running);
    }).toPass();

    await page.reload();
    await expect(slot.of(REMOTE).getByRole('heading', { level: 1 })).toHaveText(heading);
    expect((await desk.manage('list', REMOTE)).output).toMatch(
      new RegExp(`automatic-rollback ${broken}  by site: \\d+ errors in \\d+ loads`),
    );
  });

  test('PLT-05: a link asks before it overrides one remote, and the badge takes the override away', async ({
    page,
    desk,
    slot,
  }) => {
    const heading = await headingOf(page);
    await desk.publish(REMOTE, withHeading(heading, 'Tours to come'));
    const next = await desk.hashOf(REMOTE);
    await desk.manage('rollback', REMOTE);

    await page.goto(`${PATH}?mfe-override=${REMOTE}@${next}`);
    await page.getByRole('button', { name: 'Use this build' }).click();
    const title = slot.of(REMOTE).getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Tours to come');
    await expect(page).toHaveURL(PATH);
    const badges = page.getByRole('complementary', { name: 'Overrides' });
    await expect(badges).toContainText(`${REMOTE}@${next}`);
    await badges.getByRole('button', { name: /Remove/ }).click();
    await expect(title).toHaveText(heading);
    await expect(badges).toBeHidden();
  });

  test('a visitor of a canary gets it with a cookie of the site’s own, and loses it when it ends', async ({
    page,
    context,
    desk,
    slot,
  }) => {
    const heading = await headingOf(page);
    expect(await context.cookies()).toEqual([]);
    const { code, output } = await desk.publish(
      REMOTE,
      withHeading(heading, 'Tours for some'),
      '--canary',
      '100',
    );
    expect(code, output).toBe(0);
    await page.goto(PATH);
    const title = slot.of(REMOTE).getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Tours for some');
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'atoll-visitor', httpOnly: true, sameSite: 'Lax' });
    await desk.manage('rollback', REMOTE);
    await page.reload();
    await expect(title).toHaveText(heading);
  });

  test('J10, PLT-02, PLT-15: a team ships alone with the portal’s buttons: tries on everybody, runs, takes back', async ({
    page,
    desk,
    slot,
    accounts,
  }) => {
    const heading = await headingOf(page);
    const old = await desk.hashOf(REMOTE);
    const title = slot.of(REMOTE).getByRole('heading', { level: 1 });
    const { code, output } = await desk.publish(
      REMOTE,
      withHeading(heading, 'Tours by buttons'),
      '--inactive',
    );
    expect(code, output).toBe(0);
    await accounts.signIn('admin@atoll.example', SAMPLE_DEMO_PASSWORD, '/management-portal/auth');
    await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
    const releasePage = async () => {
      await page.goto('/management-portal/releases');
      const live = page.getByRole('region', { name: 'Live now' });
      await live.getByRole('listitem').filter({ hasText: REMOTE }).getByRole('button').click();
    };
    const confirm = async (verb: string) => {
      const dialog = page.getByRole('dialog', { name: new RegExp(`^${verb}`) });
      await dialog.getByLabel('Reason').fill('With a button');
      await dialog.getByRole('button', { name: verb, exact: true }).click();
      await expect(dialog).toBeHidden();
    };

    await releasePage();
    await expectAccessible(page);
    const releases = page.getByRole('table', { name: `Releases of ${REMOTE}` });
    const row = releases
      .getByRole('row')
      .filter({ hasNotText: old })
      .filter({ hasText: 'Try on some' })
      .first();
    const fresh = await row.getByRole('code').innerText();
    await row.getByRole('button', { name: `Try on some: ${fresh}` }).click();
    const steps = page.getByRole('dialog', { name: /^Try on some/ });
    await steps.getByRole('button', { name: 'Remove step 1' }).click();
    await steps.getByRole('button', { name: 'Remove step 1' }).click();
    await confirm('Try on some');
    await expect(page.getByRole('region', { name: `Canary of ${REMOTE}` })).toContainText('100 %');
    await page.goto(PATH);
    await expect(title).toHaveText('Tours by buttons');

    await releasePage();
    await page.getByRole('button', { name: 'Run for everybody' }).click();
    await confirm('Run');
    await expect.poll(() => desk.hashOf(REMOTE)).toBe(fresh);
    await page.getByRole('button', { name: `Take back: ${fresh}` }).click();
    await confirm('Take back');
    expect(await desk.hashOf(REMOTE)).toBe(old);
    await page.goto(PATH);
    await expect(title).toHaveText(heading);
  });

  test('PLT-16: the release that broke a page is found over what ran, and nobody else sees what is tried', async ({
    page,
    desk,
  }) => {
    const heading = await headingOf(page);
    const old = await desk.hashOf(REMOTE);
    expect((await desk.publish(REMOTE, withHeading(heading, 'Tours without their name'))).code).toBe(0);
    const broken = await desk.hashOf(REMOTE);
    const { code, output } = await desk.manage('bisect', '--path', PATH, '--text', heading);
    expect(code, output).toBe(0);
    expect(output).toContain(`${REMOTE} ${broken} broke it`);
    await desk.manage('rollback', REMOTE);
    expect(await desk.hashOf(REMOTE)).toBe(old);
  });
});
