import type { EditedPage, PageContent, PageVersions } from '@atoll/contracts/managed-page';
import { MANAGED_PAGE_PATHS, managedPagePath } from '@atoll/contracts/managed-page-rules';
import { EDITS_PATH, type PortalEdits } from '@atoll/contracts/portal-edits';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildAccountsSite, type AccountsSite, type Person } from '../../test/accounts';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { buildTestSite } from '../../test/site';
import { changeModel } from '../shared/changes/change.model';
import { managedPageModel } from './managed-page.model';
import { createPreviewTokens } from './preview-token';

const ADMIN = 'admin@mail.example';
const TIPS: PageContent = {
  ...{ title: 'Travel tips', slug: 'travel-tips', description: 'What to pack, and when.' },
  body: '# Before you go\n\nPack **light**.',
};
const database = testDatabase();
let site: AccountsSite;
let other: FastifyInstance;
let admin: Person;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: ADMIN });
  ({ app: other } = await buildTestSite(database().connection));
  admin = await site.join(ADMIN);
});
afterAll(() => Promise.all([site.app.close(), other.close()]));
beforeEach(() => managedPageModel(database().connection).deleteMany({}));

type Method = NonNullable<InjectOptions['method']>;
const send = (method: Method, url: string, payload?: object, version?: number, by: Person | null = admin) =>
  site.app.inject({
    ...{ method, url, ...(payload && { payload }) },
    headers: { ...by?.headers, ...(version !== undefined && { 'if-match': `"${version}"` }) },
  });
async function added(change: Partial<PageContent> = {}): Promise<EditedPage> {
  const answer = await send('POST', MANAGED_PAGE_PATHS.edited, { ...TIPS, ...change });
  expect(answer.statusCode).toBe(201);
  return answer.json<EditedPage>();
}
const pathOf = (path: keyof typeof MANAGED_PAGE_PATHS, pageId: string, more = {}) =>
  managedPagePath(path, { pageId, ...more });
const shown = (slug = 'travel-tips') => site.app.inject(managedPagePath('page', { slug }));
const sitemap = async () => (await site.app.inject('/sitemaps/pages.xml')).body;

it('POR-13: a page that is published is on the site and in the sitemap, and its draft changes without it', async () => {
  const { id } = await added();
  expect((await shown()).statusCode).toBe(404);
  const published = await send('POST', pathOf('published', id), {}, 1);
  expect(published.json()).toMatchObject({ version: 2, publishedSlug: 'travel-tips', isChanged: false });
  expect((await shown()).json()).toEqual({
    ...{ slug: 'travel-tips', title: 'Travel tips', description: 'What to pack, and when.' },
    html: '<h2>Before you go</h2>\n<p>Pack <strong>light</strong>.</p>\n',
  });
  expect(await sitemap()).toContain('/pages/travel-tips</loc>');
  const saved = await send('PUT', pathOf('editedPage', id), { ...TIPS, title: 'Tips', slug: 'tips' }, 2);
  expect(saved.json()).toMatchObject({ title: 'Tips', publishedSlug: 'travel-tips', isChanged: true });
  expect((await shown()).json()).toMatchObject({ title: 'Travel tips' });
  expect((await shown('tips')).statusCode).toBe(404);
  await send('POST', pathOf('published', id), {}, 3);
  expect((await shown('tips')).json()).toMatchObject({ title: 'Tips' });
  const { subjects } =
    (await changeModel(database().connection).findOne({ kind: 'page', key: id }).sort({ at: -1 }).lean()) ??
    {};
  expect(subjects).toEqual(['page:travel-tips', 'page:tips']);
  await send('POST', pathOf('unpublished', id), {}, 4);
  expect((await shown('tips')).statusCode).toBe(404);
});

it('POR-13: a page that moved is found at its former addresses, which no other page may have', async () => {
  const { id } = await added();
  await send('POST', pathOf('published', id), {}, 1);
  await send('PUT', pathOf('editedPage', id), { ...TIPS, slug: 'tips' }, 2);
  await send('POST', pathOf('published', id), {}, 3);
  expect((await shown()).json()).toMatchObject({ slug: 'tips', title: 'Travel tips' });
  expect(await sitemap()).not.toContain('/pages/travel-tips</loc>');
  const taken = await send('POST', MANAGED_PAGE_PATHS.edited, TIPS);
  expect(taken.json()).toMatchObject({ fields: { slug: 'Another page has this address' } });
  // Back again, it leads from the other.
  await send('PUT', pathOf('editedPage', id), TIPS, 4);
  await send('POST', pathOf('published', id), {}, 5);
  for (const slug of ['tips', 'travel-tips'])
    expect((await shown(slug)).json()).toMatchObject({ slug: 'travel-tips' });
  await send('POST', pathOf('unpublished', id), {}, 6);
  for (const slug of ['tips', 'travel-tips']) expect((await shown(slug)).statusCode).toBe(404);
});

it('POR-13: a page whose time comes is on every instance, published once', async () => {
  const { id } = await added({ slug: 'on-time' });
  const schedule = { at: new Date(Date.now() - 1), time_zone: 'Europe/Lisbon', set_in: 1 };
  await managedPageModel(database().connection).updateOne({ _id: id }, { $set: { schedule } });
  for (const app of [site.app, other])
    await eventually(async () =>
      expect((await app.inject(managedPagePath('page', { slug: 'on-time' }))).statusCode).toBe(200),
    );
  // The version is noted after the page is shown.
  await eventually(async () => {
    const { versions } = (await send('GET', pathOf('versions', id))).json<PageVersions>();
    expect(versions.map(({ what }) => what)).toEqual(['published at the time that was set', 'added']);
  });
});

it('POR-18: every change of a page names its version: 428 without one, 409 with what is there now', async () => {
  const { id } = await added();
  const writes: [Method, string, object][] = [
    ['PUT', pathOf('editedPage', id), { ...TIPS, title: 'Other' }],
    ['POST', pathOf('published', id), {}],
    ['POST', pathOf('unpublished', id), {}],
    ['POST', pathOf('putBack', id, { number: 1 }), {}],
  ];
  for (const [method, url, payload] of writes) {
    expect((await send(method, url, payload)).statusCode).toBe(428);
    const late = await send(method, url, payload, 9);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ current: { id, version: 1, title: 'Travel tips' } });
  }
});

it('the history keeps the first version and what differs, each of them can be put back, and the log has it', async () => {
  const { id } = await added();
  await send('PUT', pathOf('editedPage', id), { ...TIPS, body: 'Second' }, 1);
  await send('PUT', pathOf('editedPage', id), { ...TIPS, title: 'Third', body: 'Second' }, 2);
  const back = await send('POST', pathOf('putBack', id, { number: 1 }), {}, 3);
  expect(back.json()).toMatchObject({ ...TIPS, version: 4 });
  const { versions } = (await send('GET', pathOf('versions', id))).json<PageVersions>();
  expect(versions.map(({ number, what, changed }) => ({ number, what, changed }))).toEqual([
    { number: 4, what: 'put version 1 back', changed: { title: TIPS.title, body: TIPS.body } },
    { number: 3, what: 'changed', changed: { title: 'Third' } },
    { number: 2, what: 'changed', changed: { body: 'Second' } },
    { number: 1, what: 'added', changed: TIPS },
  ]);
  expect(versions[0]?.email).toBe(ADMIN);
  expect((await send('POST', pathOf('putBack', id, { number: 7 }), {}, 4)).statusCode).toBe(404);
  const { edits } = (await send('GET', `${EDITS_PATH}?kind=page&record=${id}`)).json<PortalEdits>();
  expect(edits).toHaveLength(4);
});

it.each([
  ['no title', { title: ' ' }, 'title'],
  ['a path of somewhere else', { slug: '../admin' }, 'slug'],
  ['large letters', { slug: 'Tips' }, 'slug'],
  ['nothing', { slug: '' }, 'slug'],
])('%s is said at its field', async (_what, change, field) => {
  const answer = await send('POST', MANAGED_PAGE_PATHS.edited, { ...TIPS, ...change });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
});

it('an address belongs to one page, also while only a draft has it', async () => {
  await added();
  const other = await added({ slug: 'other' });
  const taken = { fields: { slug: 'Another page has this address' } };
  expect((await send('POST', MANAGED_PAGE_PATHS.edited, TIPS)).json()).toMatchObject(taken);
  const moved = await send('PUT', pathOf('editedPage', other.id), TIPS, 1);
  expect(moved.statusCode).toBe(422);
  expect(moved.json()).toMatchObject(taken);
});

it('a link shows the draft for an hour, to whoever has it, and keeps no markup of anybody', async () => {
  const { id } = await added({ title: '<script>alert(1)</script>', body: '<img src=x onerror=alert(1)>' });
  const { href } = (await send('GET', pathOf('previewLink', id))).json<{ href: string }>();
  const preview = await site.app.inject(href);
  expect(preview.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(preview.body).toContain('&lt;script&gt;alert(1)');
  expect(preview.body).not.toMatch(/<script|<img/);
  expect((await site.app.inject(`${href}x`)).statusCode).toBe(404);
  const tokens = createPreviewTokens(['a secret']);
  const [now, later] = [new Date('2020-11-27T10:00:00Z'), new Date('2020-11-27T11:00:01Z')];
  expect([tokens.read(tokens.make(id, now), now), tokens.read(tokens.make(id, now), later)]).toEqual([
    id,
    null,
  ]);
});

it('only the administrator reads and writes pages', async () => {
  const { id } = await added();
  const asked: [Method, string][] = [
    ['GET', MANAGED_PAGE_PATHS.edited],
    ['POST', MANAGED_PAGE_PATHS.edited],
    ['PUT', pathOf('editedPage', id)],
    ['POST', pathOf('published', id)],
    ['GET', pathOf('versions', id)],
    ['GET', pathOf('previewLink', id)],
    ['POST', MANAGED_PAGE_PATHS.rendered],
  ];
  for (const [method, url] of asked)
    expect((await send(method, url, undefined, 1, null)).statusCode).toBe(403);
});
