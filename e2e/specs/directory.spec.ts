import { expect, test } from '../journey';

test.describe('travel agents', { tag: '@mfe-directory' }, () => {
  test('DIR-10: from a typed city to its featured agents, a profile, and back', async ({ page, agents }) => {
    await agents.open();
    await agents.search.fill('lisb');
    await agents.suggestions.first().click();
    await expect(page).toHaveURL('/travel-agents/lisbon');
    await expect(agents.heading('Lisbon')).toBeVisible();
    await agents.featured.click();
    await expect(page).toHaveURL(/featured=true/);
    await expect(agents.listHeading).toHaveText(/featured/);
    const profile = await agents.firstProfile();
    await agents.cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(profile);
    await expect(page.getByRole('heading', { name: /^Ask / })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Ask / })).toBeVisible();
    // To leave while React takes the page over makes it draw anew, and say so.
    await expect(page.locator('[data-server], [data-hydrating]')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/travel-agents\/lisbon\?featured=true/);
    await expect(agents.listHeading).toHaveText(/featured/);
  });

  test('C15, DIR-05, DIR-06: every address of a profile moves to its one address', async ({
    page,
    agents,
  }) => {
    await agents.open('/travel-agents/lisbon');
    const profile = await agents.firstProfile();
    const id = /([0-9a-f]{24})\//.exec(profile)?.[1] ?? '';
    for (const path of [`/agent/${id}`, `/agent/${id}/whoever`, `/travel-agents/stale-${id}/nowhere`]) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']]).toEqual([301, profile]);
    }
    await page.goto(`/agent/${id}`);
    await expect(page).toHaveURL(profile);
  });

  test('DIR-02, DIR-03: a city and a content page that do not exist are not found', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/Failed to load resource/);
    for (const path of ['/travel-agents/atlantis', '/travel-agents/lisbon/guide/nothing']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    }
  });
});
