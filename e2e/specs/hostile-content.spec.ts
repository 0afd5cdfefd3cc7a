import { SAMPLE_DEMO_PASSWORD } from '@atoll/contracts/account-words';
import { API_PATHS } from '@atoll/contracts/api-paths';
import {
  EDITED_PLACES_PATHS,
  editedPlacePath,
  type EditedCityRow,
  type EditedCountry,
} from '@atoll/contracts/edited-places';
import { EXPO_PATHS, expoPathOf, type ExpoEventBody } from '@atoll/contracts/expo';
import { MANAGED_PAGE_PATHS, managedPagePath } from '@atoll/contracts/managed-page-rules';
import { HOSTILE_TEXTS } from '@atoll/contracts/testing/hostile-texts';
import type { APIRequestContext } from '@playwright/test';
import { addDays, civilDateOf } from '@atoll/contracts/dates';
import { expect, test } from '../journey';

type Fields = Readonly<Record<string, unknown>>;

const ALL = HOSTILE_TEXTS.join('\n\n');
/** As much of the texts, from somewhere in their middle, as a field takes. */
const some = (max: number, from = 0) =>
  HOSTILE_TEXTS.slice(from).join(' ').replaceAll('\n', ' ').slice(0, max);

/** Writes what people of the portal may write, by the same operations. */
class Editor {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly headers: Record<string, string>,
  ) {}

  static async signIn(request: APIRequestContext): Promise<Editor> {
    const data = { email: 'admin@atoll.example', password: SAMPLE_DEMO_PASSWORD };
    const answer = await request.post(API_PATHS.login, { data });
    const { access_token } = (await answer.json()) as { access_token: string };
    return new Editor(request, { authorization: `Bearer ${access_token}` });
  }

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    data?: Fields,
    version?: number,
  ) {
    const headers = { ...this.headers };
    if (version !== undefined) headers['if-match'] = `"${version}"`;
    const answer = await this.request.fetch(url, {
      method,
      headers,
      ...(data && { data }),
    });
    expect(answer.ok(), `${method} ${url}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Record<string, unknown> & {
      readonly id: string;
      readonly version: number;
    };
  }
}

test.describe('what people write in the portal', { tag: '@mfe-portal' }, () => {
  test('POR-05, POR-12, POR-13, EXP-02: over 60 hostile texts on the pages of a city, a country, an event and on a page of its own are read as they were written, and nothing of them runs', async ({
    page,
    request,
  }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const editor = await Editor.signIn(request);
    // Whichever is there: how many cities the sample data has depends on how many agents were asked for.
    const { cities } = await editor.send('GET', `${EDITED_PLACES_PATHS.cities}?page=1`);
    const town = (cities as EditedCityRow[]).at(-1);
    const { countries } = await editor.send('GET', EDITED_PLACES_PATHS.countries);
    const land = (countries as EditedCountry[]).find(({ country }) => country === town?.country);
    const city = editedPlacePath('city', town?.slug ?? '');
    const country = editedPlacePath('country', land?.slug ?? '');
    const cityBefore = await editor.send('GET', city);
    const countryBefore = await editor.send('GET', country);
    const texts = {
      description: some(2_000),
      highlights: HOSTILE_TEXTS.slice(0, 12).map((text) => text.slice(0, 120)),
    };
    const pictures = { featured_image_url: '', image_url: '', image_position: '50% 50%' };
    await editor.send(
      'PUT',
      city,
      { ...texts, ...pictures, image_credit: some(200, 20), guide: cityBefore['guide'] },
      cityBefore.version,
    );
    await editor.send('PATCH', country, { description: some(2_000, 30) }, countryBefore.version);

    const day = addDays(civilDateOf(new Date()), 3);
    const event: ExpoEventBody = {
      ...{
        title: some(60),
        summary: some(200, 10),
        text: ALL.slice(0, 3_000),
        venue: some(80, 40),
        address: '',
      },
      ...{ city: 'Gdańsk', country: 'Poland', latitude: 54.35, longitude: 18.65, startsOn: day, endsOn: day },
      ...{
        website: null,
        picture: null,
        programme: [],
        exhibitors: [{ name: some(80, 50), stand: '', about: some(200, 25) }],
      },
    };
    const { id: eventId, version: eventVersion } = await editor.send('POST', EXPO_PATHS.edited, event);

    const slug = `hostile-${crypto.randomUUID()}`;
    const written = { slug, title: some(80, 5), description: some(150, 15), body: ALL };
    const draft = await editor.send('POST', MANAGED_PAGE_PATHS.edited, written);
    const published = managedPagePath('published', { pageId: draft.id });
    await editor.send('POST', published, {}, draft.version);

    for (const [path, shown] of [
      [`/travel-agents/${town?.slug}`, '<script>alert(1)</script>'],
      [`/destination/${land?.slug}`, HOSTILE_TEXTS[30] ?? ''],
      [expoPathOf('event', eventId).replace('/api', ''), '<script>alert(1)</script>'],
      [`/pages/${slug}`, '<script>alert(1)</script>'],
      ['/expo', '<script>alert(1)</script>'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(shown).first()).toBeVisible();
      // Handlers of a picture that does not come run once that is known.
      await page.waitForLoadState('load');
      await expect(page.locator('main [onerror], main [onload], main iframe, main script')).toHaveCount(0);
    }
    expect(dialogs).toEqual([]);

    // Other journeys look at these pages, too.
    const kept = [
      'description',
      'highlights',
      'featured_image_url',
      'image_url',
      'image_credit',
      'image_position',
      'guide',
    ];
    const cityFields = Object.fromEntries(kept.map((field) => [field, cityBefore[field]]));
    await editor.send('PUT', city, cityFields, cityBefore.version + 1);
    await editor.send(
      'PATCH',
      country,
      { description: countryBefore['description'] },
      countryBefore.version + 1,
    );
    await editor.send('DELETE', expoPathOf('editedEvent', eventId), undefined, eventVersion);
    await editor.send('POST', managedPagePath('unpublished', { pageId: draft.id }), {}, draft.version + 1);
  });
});
