import type { MailList, Mailing, MailingBody } from '@atoll/contracts/outreach';
import { selectToast } from '@atoll/platform';
import { sampleUser } from '@atoll/platform/testing';
import { fakeApi } from '@atoll/platform/testing/fake-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPortal, workspace } from './portal-app.testing';

const LIST: MailList = {
  ...{
    id: 'l1',
    name: 'Spring fair',
    consent: 'The form at our stand.',
    members: 2,
    isRemoved: false,
    version: 3,
  },
};
const MAILING: Mailing = {
  ...{
    id: 'm1',
    listId: 'l1',
    list: 'Spring fair',
    subject: 'Three islands',
    text: 'Hello {name}',
    version: 1,
  },
  ...{ link: '/destinations', linkWords: 'See them', state: 'draft', changed_at: '2020-11-24T10:00:00.000Z' },
  counts: { total: 0, sent: 0, unwanted: 0, failed: 0, waiting: 0 },
};

interface World {
  list: MailList;
  mailing: Mailing;
}

const { world, asked, start } = fakeApi<World>({
  world: () => ({ list: LIST, mailing: MAILING }),
  routes: {
    'POST /api/auth/refresh': () => ({
      access_token: 'a',
      expires_in: 900,
      user: sampleUser({ role: 'admin' }),
    }),
    'GET /api/admin/outreach/lists': ({ world }) => ({ lists: [world.list] }),
    'DELETE /api/admin/outreach/lists/:id': ({ world }) =>
      (world.list = { ...world.list, isRemoved: true, version: 4 }),
    'POST /api/admin/outreach/lists/:id/restore': ({ world }) =>
      (world.list = { ...world.list, isRemoved: false, version: 5 }),
    'GET /api/admin/outreach/lists/:id/members': () => ({
      ...{ total: 1, page: 1 },
      members: [
        { id: 'l1.ana', email: 'ana@mail.example', name: 'Ana', added_at: '2020-11-24T10:00:00.000Z' },
      ],
    }),
    'POST /api/admin/outreach/lists/:id/members': () => ({
      ...{ added: 1, known: 2 },
      problems: [{ line: 2, text: 'nobody', problem: 'This is no e-mail address.' }],
    }),
    'GET /api/admin/outreach/mailings': ({ world }) => ({ mailings: [world.mailing] }),
    'GET /api/admin/outreach/mailings/:id': ({ world }) => world.mailing,
    'POST /api/admin/outreach/mailings': ({ world, body }) => ({
      ...world.mailing,
      ...(JSON.parse(body) as MailingBody),
      id: 'm2',
    }),
    'POST /api/admin/outreach/mailings/:id/preview': () => ({ to: 'admin@atoll.example' }),
    'POST /api/admin/outreach/mailings/:id/send': ({ world }) =>
      (world.mailing = {
        ...{ ...world.mailing, state: 'sent', version: 2 },
        counts: { total: 2, sent: 1, unwanted: 1, failed: 0, waiting: 0 },
      }),
  },
});
start();
afterEach(() => window.sessionStorage.clear());

const open = (path: string) => openPortal(`/management-portal/outreach${path}`, { role: 'admin' });
const sent = (end: string) => asked.filter(({ method, path }) => method !== 'GET' && path.endsWith(end));

it('POR-14: mailings say how they stand, and lead to what they say', async () => {
  world.mailing = {
    ...MAILING,
    state: 'sending',
    counts: { total: 5, sent: 2, unwanted: 1, failed: 0, waiting: 2 },
  };
  open('');
  expect(await screen.findByRole('link', { name: 'Three islands' })).toHaveAttribute(
    'href',
    '/management-portal/outreach/m1',
  );
  expect(screen.getByText('2 of 5 have it, 2 wait, 1 do not want it')).toBeVisible();
  expect(workspace().getByRole('link', { name: 'Outreach' })).toHaveAttribute('aria-current', 'page');
});

it('POR-14: a draft is mailed to whoever writes it, and sent once that was asked', async () => {
  const { user, store } = open('/m1');
  await user.click(await screen.findByRole('button', { name: 'Mail it to me' }));
  await waitFor(() =>
    expect(selectToast(store.getState())?.text).toBe('It is mailed to you, at admin@atoll.example'),
  );
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send this mailing?' }));
  expect(dialog.getByText(/2 people on “Spring fair”/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send it' }));
  expect(await screen.findByText('1 of 2 have it, 1 do not want it')).toBeVisible();
  expect(sent('/send')).toMatchObject([{ ifMatch: '"1"' }]);
});

it('POR-14: another mailing begins with the words of an earlier one', async () => {
  const { user } = open('/new?from=m1');
  const subject = await screen.findByLabelText('Subject');
  expect(subject).toHaveValue('Three islands');
  fireEvent.change(subject, { target: { value: 'Four islands' } });
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  await screen.findByRole('button', { name: 'Send it' });
  expect(JSON.parse(sent('/mailings')[0]?.body ?? '')).toMatchObject({
    ...{ subject: 'Four islands', text: 'Hello {name}', listId: 'l1' },
  });
});

it('POR-14: people are put on a list, and each line that names nobody is said', async () => {
  const { user } = open('?of=lists&list=l1');
  fireEvent.change(await screen.findByLabelText('Addresses'), {
    target: { value: 'ana@mail.example\nnobody' },
  });
  await user.click(screen.getByRole('button', { name: 'Add them' }));
  expect(await screen.findByText(/1 address is new on the list, 2 were on it already/)).toBeVisible();
  expect(screen.getByText('Line 2, “nobody”: This is no e-mail address.')).toBeVisible();
  expect(screen.getByLabelText('Addresses')).toHaveValue('nobody');
  expect(sent('/members')[0]?.ifMatch).toBe('"3"');
  expect(
    within(screen.getByRole('navigation', { name: 'Outreach' })).getByRole('link', { name: 'Lists' }),
  ).toHaveAttribute('aria-current', 'page');
});

it('POR-14, POR-18: a list is put away, and the same button brings it back', async () => {
  const { user } = open('?of=lists&list=l1');
  await user.click(await screen.findByRole('button', { name: 'Put away' }));
  await user.click(await screen.findByRole('button', { name: 'Bring back' }));
  expect(await screen.findByRole('button', { name: 'Put away' })).toBeVisible();
  expect([...sent('/l1'), ...sent('/restore')].map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"4"']);
});
