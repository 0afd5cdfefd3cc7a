import { PRODUCTS, whyHref } from '@atoll/contracts/pages/marketing.page';
import { COOKIES } from '@atoll/contracts/cookies';
import { KEPT_SECONDS, timeInWords } from '@atoll/contracts/kept-for';
import { COOKIE_FACTS, KEPT_ON_DEVICE, STORED } from '@atoll/contracts/privacy-facts';
import type { Settings } from '@atoll/platform';
import { renderApp } from '@atoll/platform/testing';
import { ShellApp } from '../../shell-app';

const quiet: Settings = { production: false, analytics: false };
const open = (path: string, settings = quiet) =>
  renderApp(<ShellApp settings={settings} onSlotsReady={() => undefined} />, { path });

async function textOf(path: string, settings?: Settings): Promise<string> {
  const { screen } = open(path, settings);
  return (await screen.findByRole('article')).textContent;
}

it.each([
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
])('HOM-19: %s is a page with a heading', async (path, name) => {
  const { screen } = open(path);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

it('HOM-19: /privacy says everything that is kept: in the database, in cookies and in the browser', async () => {
  const said = await textOf('/privacy');
  const stored = Object.values(STORED).map(({ name, text }) => text || name);
  const cookies = Object.values(COOKIES).map(({ name }) => name);
  const onDevice = KEPT_ON_DEVICE.map(({ text }) => text);
  for (const words of [...stored, ...cookies, ...Object.values(COOKIE_FACTS), ...onDevice])
    expect(said).toContain(words);
});

it('HOM-19: /privacy names whom the site asks, as far as they are switched on', async () => {
  const vendors = { travel: 'api.travel.example', 'language-model': null } as const;
  const said = await textOf('/privacy', { ...quiet, analytics: true, vendors });
  expect(said).toContain('Travel dataapi.travel.example.');
  expect(said).toContain("The language model behind MarcoOn this site's own machine.");
  expect(said).not.toContain('Geocoder');
  expect(said).toContain('Page views are counted by page and day');
});

it('HOM-19: where nobody outside is switched on and nothing is counted, /privacy says so', async () => {
  const said = await textOf('/privacy');
  expect(said).toContain('no service outside is switched on');
  expect(said).toContain('Page views are not counted.');
});

it('HOM-19: /terms says how long a device stays signed in', async () => {
  expect(await textOf('/terms')).toContain(
    `at most ${timeInWords(KEPT_SECONDS.session)} after its last visit`,
  );
});

it.each(['/hotel-marketing', '/why-marco', '/why-agents'])(
  'HOM-20: %s does not call closed what is open',
  async (path) => {
    const said = await textOf(path);
    expect(said).not.toMatch(
      /Marco.*not open yet|Accounts.*not open yet|do not reach you|cannot (ask|enter)/,
    );
    expect(said).toMatch(/register|No account is needed/i);
  },
);

it.each(['/hotel-marketing', ...PRODUCTS.map(whyHref)])(
  'HOM-20: %s says what the product does',
  async (path) => {
    const { screen } = open(path);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).not.toHaveTextContent('Page Not Found');
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  },
);

it('HOM-20: an unknown product is no page', async () => {
  const { screen } = open('/why-horses');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});
