import type { AgentClustersAnswer, AgentsAnswer } from '@atoll/contracts/agent';
import type { DestinationsAnswer } from '@atoll/contracts/destination';
import { agentHref } from '@atoll/contracts/pages/travel-agents.page';
import type { APIRequestContext } from '@playwright/test';
import { setContent } from '../content-desk';
import { expect, test } from '../journey';
import { HIDDEN_FOR_A_WHILE } from '../places';

test.describe('destinations', { tag: '@mfe-directory' }, () => {
  test('DES-01: on a phone with text of twice the size the page does not scroll sideways, and the skip link is out of sight', async ({
    page,
    destinations,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await destinations.open();
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
    await expect(destinations.search).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await expect(page.getByRole('link', { name: /^Skip to/ }).first()).not.toBeInViewport();
  });

  test('DES-01, DES-02, DES-09: from the list of countries to a city and to the hotels there', async ({
    page,
    destinations,
  }) => {
    await destinations.open();
    await destinations.search.fill('portu');
    await expect(destinations.cards).toHaveCount(1);
    await expect(page).toHaveURL('/destinations?q=portu');
    await destinations.card('Portugal').click();
    await expect(page).toHaveURL('/destination/portugal');
    await expect(destinations.heading('Portugal')).toBeVisible();
    await destinations.poster('Lisbon').click();
    await expect(page).toHaveURL('/travel-agents/lisbon');
    await page.goBack();
    await destinations.way('Portugal', 'Hotels in Lisbon').click();
    await expect(page).toHaveURL(/^[^?]*\/hotels\?city=Lisbon&country=Portugal&lat=38\.\d+&lng=-9\.\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lisbon');
  });

  test('DIR-15: a shared page has a link that shows what was shared to anybody', async ({
    page,
    destinations,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/destination/portugal');
    await expect(page.locator('[data-server]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Copy the link to Portugal' }).click();
    await expect(page.getByText('Link to Portugal copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toMatch(/^\/share\/post\/[A-Za-z0-9_-]{22}$/);
    await page.goto(link);
    await page.getByRole('link', { name: 'Open it on Atoll' }).click();
    await expect(page).toHaveURL('/destination/portugal');
    await expect(destinations.heading('Portugal')).toBeVisible();
  });

  test('DES-03: a hidden country is gone from list, page, map, search and sitemap within seconds, and comes back', async ({
    request,
  }) => {
    const { slug, city } = HIDDEN_FOR_A_WHILE;
    const { data } = (await (await request.get(`/api/agents?city=${city}`)).json()) as AgentsAnswer;
    const profile = agentHref(data[0]!);
    await expect.poll(() => whereItIs(request, profile)).toEqual(everywhere(true));
    await setContent('country', slug, 'is_visible=false');
    try {
      await expect.poll(() => whereItIs(request, profile)).toEqual(everywhere(false));
    } finally {
      await setContent('country', slug, 'is_visible=true');
    }
    await expect.poll(() => whereItIs(request, profile)).toEqual(everywhere(true));
  });
});

const everywhere = (isThere: boolean) => ({
  list: isThere,
  firstScreenOfTheList: isThere,
  page: isThere,
  pageOfItsCity: isThere,
  profileOfItsAgent: isThere,
  map: isThere,
  search: isThere,
  sitemap: isThere,
  sitemapOfCities: isThere,
});

/** Where the country can be found. */
async function whereItIs(
  request: APIRequestContext,
  profile: string,
): Promise<ReturnType<typeof everywhere>> {
  const { slug, citySlug, city, bbox } = HIDDEN_FOR_A_WHILE;
  const text = async (path: string) => (await request.get(path)).text();
  const json = async <T>(path: string) => (await (await request.get(path)).json()) as T;
  const found = await json<AgentsAnswer>(`/api/agents?city=${city}`);
  const clusters = await json<AgentClustersAnswer>(`/api/agents/clusters?bbox=${bbox}&zoom=6`);
  const { data } = await json<DestinationsAnswer>('/api/destinations');
  return {
    list: data.some(({ clean_country }) => clean_country === slug),
    firstScreenOfTheList: (await text('/destinations')).includes(`/destination/${slug}"`),
    page: (await request.get(`/destination/${slug}`)).status() === 200,
    pageOfItsCity: (await request.get(`/travel-agents/${citySlug}`)).status() === 200,
    profileOfItsAgent: (await request.get(profile)).status() === 200,
    map: clusters.count > 0,
    search: found.data.length > 0,
    sitemap: (await text('/sitemaps/destinations.xml')).includes(`/destination/${slug}<`),
    sitemapOfCities: (await text('/sitemaps/cities.xml')).includes(`/travel-agents/${citySlug}<`),
  };
}
