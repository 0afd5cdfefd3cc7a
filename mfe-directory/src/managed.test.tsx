import type { ManagedPage } from '@atoll/contracts/managed-page';
import { renderApp } from '@atoll/platform/testing';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { DirectoryApp } from './directory-app';
import { render } from './server';

const TIPS: ManagedPage = {
  ...{ slug: 'travel-tips', title: 'Travel tips', description: 'What to pack, and when.' },
  html: '<h2>Before you go</h2>\n<p>Pack <strong>light</strong>.</p>\n',
};
const { fail, start } = fakeApi<object>({
  world: () => ({}),
  routes: {
    'GET /api/pages/:slug': ({ pathParams }) =>
      pathParams.slug === TIPS.slug ? TIPS : apiError(404, 'NOT_FOUND'),
  },
});
start();

const open = (path: string) => renderApp(<DirectoryApp />, { path }).screen;

it('POR-13: a page that was published shows its title and its text', async () => {
  const screen = open('/pages/travel-tips');
  expect(await screen.findByRole('heading', { level: 1, name: 'Travel tips' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Before you go' })).toBeVisible();
  expect(screen.getByText('light')).toBeVisible();
});

it('POR-13: one that is not there says so, and one that cannot be read is tried again', async () => {
  expect(await open('/pages/none').findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  fail('/api/pages/travel-tips');
  expect(await open('/pages/travel-tips').findByText('This page could not be loaded')).toBeVisible();
});

it('POR-13: the server draws it, leads there from where it was, or answers 404, and a change of the page drops what is kept', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const missing = { code: 'NOT_FOUND', message: 'There is no such page.', requestId: 'r' };
  const answers = new Map([
    ['/api/pages/travel-tips', { status: 200, body: TIPS }],
    ['/api/pages/former-tips', { status: 200, body: TIPS }],
  ]);
  const asked = (url: string) =>
    render({
      ...{ url, locale: 'en' },
      fetchJson: (path) => Promise.resolve(answers.get(path) ?? { status: 404, body: missing }),
    });
  expect(await asked('/pages/travel-tips')).toMatchObject({ madeFrom: ['page:travel-tips'] });
  expect(await asked('/pages/former-tips')).toMatchObject({ status: 301, location: '/pages/travel-tips' });
  expect(await asked('/pages/none')).toMatchObject({ status: 404, madeFrom: ['page:none'] });
});
