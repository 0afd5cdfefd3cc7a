import type { EditedPage, PageContent, PageVersion, ScheduleBody } from '@atoll/contracts/managed-page';
import { zonedMoment } from '@atoll/contracts/zoned-time';
import { sampleUser } from '@atoll/platform/testing';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { openPortal } from './portal-app.testing';

const TIPS: EditedPage = {
  ...{ id: 'p1', version: 3, publishedSlug: null, isChanged: true, changedAt: '2020-11-27T09:00:00.000Z' },
  schedule: null,
  ...{ title: 'Travel tips', slug: 'travel-tips', description: 'What to pack.', body: 'Pack **light**.' },
};
const VERSIONS: PageVersion[] = [
  { number: 3, at: TIPS.changedAt, email: 'a@mail.example', what: 'changed', changed: { body: TIPS.body } },
  { number: 1, at: TIPS.changedAt, email: 'a@mail.example', what: 'added', changed: { title: 'First' } },
];

interface World {
  page: EditedPage;
  theirs: EditedPage | null;
}

const { world, asked, start } = fakeApi<World>({
  world: () => ({ page: TIPS, theirs: null }),
  routes: {
    'POST /api/auth/refresh': () => ({
      ...{ access_token: 'a', expires_in: 900, user: sampleUser({ role: 'admin' }) },
    }),
    'GET /api/admin/pages': ({ world }) => ({ pages: [world.page] }),
    'GET /api/admin/pages/:id/versions': () => ({ versions: VERSIONS }),
    'GET /api/admin/pages/:id/preview-link': () => ({ href: '/api/page-previews/token' }),
    'POST /api/admin/rendered-markdown': ({ body }) => ({
      html: `<p>rendered ${(JSON.parse(body) as { body: string }).body.length}</p>`,
    }),
    'POST /api/admin/pages': ({ world, body }) => {
      world.page = { ...TIPS, ...(JSON.parse(body) as PageContent), version: 1 };
      return HttpResponse.json(world.page, { status: 201 });
    },
    'PUT /api/admin/pages/:id': ({ world, body }) => {
      if (world.theirs) {
        [world.page, world.theirs] = [world.theirs, null];
        const refusal = {
          code: 'CONFLICT',
          message: 'Changed elsewhere.',
          requestId: 'r',
          current: world.page,
        };
        return HttpResponse.json(refusal, { status: 409 });
      }
      return (world.page = { ...world.page, ...(JSON.parse(body) as PageContent), version: 4 });
    },
    'POST /api/admin/pages/:id/publish': ({ world }) =>
      (world.page = { ...world.page, publishedSlug: world.page.slug, isChanged: false, version: 4 }),
    'POST /api/admin/pages/:id/unpublish': ({ world }) =>
      (world.page = { ...world.page, publishedSlug: null, isChanged: true, version: 5 }),
    'PUT /api/admin/pages/:id/schedule': ({ world, body }) => {
      const { day, time, timeZone } = JSON.parse(body) as ScheduleBody;
      if (day === '') return apiError(422, 'INVALID_FIELDS', 'Look.', { day: 'There is no such day' });
      const schedule = { at: zonedMoment(day, time, timeZone)?.at.toISOString() ?? '', timeZone };
      return (world.page = { ...world.page, schedule, version: 4 });
    },
    'DELETE /api/admin/pages/:id/schedule': ({ world }) =>
      (world.page = { ...world.page, schedule: null, version: 5 }),
    'POST /api/admin/pages/:id/versions/:number/put-back': ({ world }) =>
      (world.page = { ...world.page, title: 'First', version: 4 }),
  },
});
start();
beforeEach(() => window.sessionStorage.clear());

async function openTips() {
  const opened = openPortal('/management-portal/pages/p1', { role: 'admin' });
  return { ...opened, title: await opened.screen.findByLabelText('Title') };
}
const sent = (method: string, end: string) =>
  asked.filter((one) => one.method === method && one.path.endsWith(end));

it('POR-13: pages are listed with their address and state', async () => {
  const { screen } = openPortal('/management-portal/pages', { role: 'admin' });
  const table = within(await screen.findByRole('table', { name: 'Pages' }));
  expect(table.getByRole('link', { name: 'Travel tips' })).toHaveAttribute(
    'href',
    '/management-portal/pages/p1',
  );
  expect(table.getByText('/pages/travel-tips')).toBeInTheDocument();
  expect(table.getByText('Draft')).toBeInTheDocument();
});

it('POR-13: a page is published and taken off the site, each time by its version', async () => {
  const { screen, user } = await openTips();
  await user.click(screen.getByRole('button', { name: 'Publish the saved draft' }));
  expect(await screen.findByRole('link', { name: /On the site/ })).toHaveAttribute(
    'href',
    '/pages/travel-tips',
  );
  await user.click(screen.getByRole('button', { name: 'Take off the site' }));
  expect(await screen.findByRole('button', { name: 'Publish the saved draft' })).toBeVisible();
  expect([sent('POST', '/publish')[0]?.ifMatch, sent('POST', '/unpublish')[0]?.ifMatch]).toEqual([
    '"3"',
    '"4"',
  ]);
});

it('POR-13: the text is shown beside its fields as the site shows it, and a link of the draft is made', async () => {
  const { screen, user } = await openTips();
  expect(await screen.findByText('rendered 15')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Short' } });
  expect(await screen.findByText('rendered 5')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Link to the draft' }));
  expect(await screen.findByRole('link', { name: 'The draft, for an hour' })).toHaveAttribute(
    'href',
    '/api/page-previews/token',
  );
});

it('POR-18: a draft is saved by its version; where somebody else saved meanwhile, nothing typed is lost', async () => {
  world.theirs = { ...TIPS, title: 'Theirs', version: 9 };
  const { screen, user, title } = await openTips();
  fireEvent.change(title, { target: { value: 'Mine' } });
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  const alert = within(await screen.findByRole('alert', { name: 'Saved elsewhere meanwhile' }));
  expect(alert.getByText('Theirs')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Mine');
  await user.click(alert.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(() => expect(sent('PUT', '/p1').map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"9"']));
});

it('an earlier version is put back', async () => {
  const { screen, user } = await openTips();
  await user.click(await screen.findByRole('button', { name: 'Put back version 1' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('First'));
  expect(sent('POST', '/versions/1/put-back')[0]?.ifMatch).toBe('"3"');
});

it('a new page gets its address from its title', async () => {
  const { screen, user } = openPortal('/management-portal/pages/new', { role: 'admin' });
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Beach packing' } });
  fireEvent.blur(screen.getByLabelText('Title'));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveValue('beach-packing'));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent('POST', '/api/admin/pages')).toHaveLength(1));
  expect(JSON.parse(sent('POST', '/api/admin/pages')[0]?.body ?? '')).toEqual({
    ...{ title: 'Beach packing', slug: 'beach-packing', description: '', body: '' },
  });
});

async function openSchedule() {
  const opened = await openTips();
  const set = (label: string, value: string) =>
    fireEvent.change(opened.screen.getByLabelText(label), { target: { value } });
  const plan = (day: string, time: string, zone: string) => {
    set('Day', day);
    set('Time', time);
    set('Time zone', zone);
  };
  return { ...opened, plan };
}

it('POR-13: a page is set to be published in a zone, shown in both zones, and taken back', async () => {
  const { screen, user, plan } = await openSchedule();
  plan('2020-12-01', '09:00', 'Asia/Tokyo');
  expect(screen.getByText(/^Tue 1 Dec 2020, 09:00 in Asia\/Tokyo, which is /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set this time' }));
  const back = await screen.findByRole('button', { name: 'Do not publish it then' });
  expect(JSON.parse(sent('PUT', '/schedule')[0]?.body ?? '')).toEqual({
    ...{ day: '2020-12-01', time: '09:00', timeZone: 'Asia/Tokyo' },
  });
  await user.click(back);
  await waitFor(() => expect(back).not.toBeInTheDocument());
  expect([sent('PUT', '/schedule'), sent('DELETE', '/schedule')].map(([one]) => one?.ifMatch)).toEqual([
    '"3"',
    '"4"',
  ]);
});

it('POR-13: the list says that a draft is published later', async () => {
  world.page = { ...TIPS, schedule: { at: '2020-12-01T12:00:00.000Z', timeZone: 'Asia/Tokyo' } };
  const { screen } = openPortal('/management-portal/pages', { role: 'admin' });
  expect(await screen.findByText(/^Draft, published Tue 1 December/)).toBeVisible();
});

it('POR-13: the browser’s own zone is offered first, beside the time that is set', async () => {
  world.page = { ...TIPS, schedule: { at: '2020-12-01T00:00:00.000Z', timeZone: 'Asia/Tokyo' } };
  const { screen } = await openTips();
  const zones = within(screen.getByLabelText('Time zone')).getAllByRole('option');
  expect(zones[0]).toHaveTextContent(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(zones.length).toBeGreaterThan(200);
  expect(screen.getByText(/Tue 1 Dec 2020, 09:00 in Asia\/Tokyo/)).toBeVisible();
});

it.each([
  ['left out', '2021-03-28', '02:30', /put forward.*It will be 03:30 instead/],
  ['shown twice', '2020-10-25', '02:30', /comes twice.*the first time/],
])(
  'POR-13: of a time that clocks have %s, it is said what becomes of it',
  async (_what, day, time, words) => {
    const { screen, plan } = await openSchedule();
    plan(day, time, 'Europe/Berlin');
    expect(screen.getByText(words)).toBeVisible();
  },
);

it('POR-13: what is wrong with a time is said at its field', async () => {
  const { screen, user } = await openSchedule();
  await user.click(screen.getByRole('button', { name: 'Set this time' }));
  expect(await screen.findByText('There is no such day')).toBeVisible();
});
