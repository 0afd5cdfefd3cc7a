import { PRODUCTS, whyHref } from '@atoll/contracts/pages/marketing.page';
import { renderApp } from '@atoll/platform/testing';
import { ShellApp } from '../../shell-app';

const quiet = { production: false, analytics: false };
const open = (path: string) =>
  renderApp(<ShellApp settings={quiet} onSlotsReady={() => undefined} />, { path });

it.each([
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
])('HOM-19: %s is a page with a heading', async (path, name) => {
  const { screen } = open(path);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

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
