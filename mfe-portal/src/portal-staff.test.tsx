import type { PortalAccount, PortalAccountDetails } from '@atoll/contracts/portal-accounts';
import type { PortalEdits } from '@atoll/contracts/portal-edits';
import type { GivenUpMail, PortalJob } from '@atoll/contracts/portal-jobs';
import type { ReleaseDifference } from '@atoll/contracts/release-difference';
import type { ReleasesAnswer, ReleaseSummary } from '@atoll/contracts/release-summary';
import { selectToast } from '@atoll/platform';
import { sampleUser } from '@atoll/platform/testing';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { openPortal, workspace } from './portal-app.testing';

const ACCOUNT: PortalAccount = {
  ...{
    id: 'u1',
    email: 'mira@mail.example',
    name: 'Mira Sol',
    user_type: 'traveler',
    portal_role: null,
    portal_remote: null,
  },
  ...{ isConfirmed: true, hasSecondFactor: false, isDemo: false, locked_at: null, version: 0 },
  created_at: '2020-11-01T10:00:00.000Z',
};
const JOB: PortalJob = {
  ...{ id: 'j1', name: 'send-mails', state: 'failed', payload: '{}', problem: 'no route', version: 2 },
  at: '2020-11-24T10:00:00.000Z',
};
const MAIL: GivenUpMail = {
  ...{ id: 'm1', kind: 'signup', to: 'mira@mail.example', problem: 'connect ECONNREFUSED', version: 12 },
  given_up_at: '2020-11-24T10:00:00.000Z',
};

const release = (letter: string, active: boolean): ReleaseSummary => ({
  ...{ hash: letter.repeat(16), version: '1.0.0', contract: '2.1.0', commit: null, active },
  ...{ publishedAt: '2020-11-24T10:00:00.000Z', canaryPercent: null, takenBack: false, disabled: false },
  ...{ filesRemoved: false, health: { loads: 40, errors: 2 } },
  sizes: { entryBytes: 8_000, firstRouteBytes: 21_400 },
  budget: { entryBytes: 20_000, firstRouteBytes: 34_000 },
});

const DIFFERENCE: ReleaseDifference = {
  facts: [{ name: 'version', from: '1.0.0', to: '1.1.0' }],
  sizes: [{ name: 'firstRouteBytes', from: 21_400, to: 22_000 }],
  ...{ shared: [], uses: [], files: [{ path: 'entry.js', from: 10, to: null }], filesChanged: 1 },
};

interface World {
  user: ReturnType<typeof sampleUser>;
  account: PortalAccount;
  /** Whether the password was given in the last minutes. */
  isConfirmed: boolean;
  hasFactor: boolean;
  jobs: PortalJob[];
  mails: GivenUpMail[];
  edits: PortalEdits;
  attention: { key: string; count: number }[];
  releases: ReleaseSummary[];
  desk: Pick<ReleasesAnswer, 'events' | 'version' | 'canary'>;
  /** Whether somebody else has moved a release meanwhile. */
  isStale: boolean;
}

const details = ({ account }: World): PortalAccountDetails => ({
  account,
  sessions: [
    {
      device: 'Firefox on Linux',
      created_at: '2020-11-20T10:00:00.000Z',
      used_at: '2020-11-24T09:00:00.000Z',
    },
  ],
});

const { world, asked, queriesOf, start } = fakeApi<World>({
  world: () => ({
    user: sampleUser({ role: 'admin' }),
    account: ACCOUNT,
    isConfirmed: true,
    hasFactor: false,
    jobs: [JOB],
    mails: [MAIL],
    edits: { edits: [], total: 0, page: 1 },
    attention: [],
    releases: [release('a', true), release('b', false)],
    desk: { events: [], version: 7 },
    isStale: false,
  }),
  routes: {
    'POST /api/auth/refresh': ({ world }) => ({ access_token: 'a', expires_in: 900, user: world.user }),
    'GET /api/auth/second-factor': ({ world }) => ({ isOn: world.hasFactor, codesLeft: 10 }),
    'POST /api/auth/second-factor': () => ({ secret: 'ABCDEFGH', address: 'otpauth://totp/Atoll' }),
    'DELETE /api/auth/second-factor': ({ world }) => {
      world.hasFactor = false;
      return null;
    },
    'GET /api/auth/sessions': () => ({ sessions: [] }),
    'GET /api/account/mails': () => ({ page: '/mails/x' }),
    'POST /api/auth/second-factor/on': ({ body }) =>
      body.includes('123456')
        ? { codes: ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'] }
        : apiError(400, 'INVALID_REQUEST', 'The code is not right.'),
    'POST /api/auth/second-factor/code': ({ world }) => {
      world.user = sampleUser({ role: 'admin' });
      return world.user;
    },
    'POST /api/auth/confirm': ({ world, body }) => {
      if (!body.includes('right')) return apiError(400, 'INVALID_REQUEST');
      world.isConfirmed = true;
      return null;
    },
    'GET /api/admin/accounts': ({ world }) => ({ accounts: [world.account], total: 1, page: 1 }),
    'GET /api/admin/accounts/:id': ({ world }) => details(world),
    'PATCH /api/admin/accounts/:id': ({ world, body }) => {
      if (!world.isConfirmed) return apiError(403, 'CONFIRM_AGAIN');
      const { isLocked, portal_role } = JSON.parse(body) as { isLocked?: boolean; portal_role?: 'editor' };
      world.account = {
        ...world.account,
        ...(isLocked !== undefined && { locked_at: isLocked ? '2020-11-25T10:00:00.000Z' : null }),
        ...(portal_role && { portal_role }),
        version: world.account.version + 1,
      };
      return details(world);
    },
    'GET /api/admin/jobs': ({ world }) => ({ jobs: world.jobs, failed: world.jobs.length }),
    'GET /api/admin/mails': ({ world }) => ({ mails: world.mails, total: world.mails.length }),
    'POST /api/admin/jobs/:id/retry': ({ world }) => {
      world.jobs = [];
      return null;
    },
    'DELETE /api/admin/mails/:id': ({ world }) => {
      world.mails = [];
      return null;
    },
    'GET /api/admin/edits.csv': ({ world }) =>
      world.isConfirmed
        ? new HttpResponse('Time (UTC),By', { headers: { 'content-type': 'text/csv' } })
        : apiError(403, 'CONFIRM_AGAIN'),
    'GET /api/admin/edits': ({ world }) => world.edits,
    'GET /api/releases/:remote': ({ world }) => ({
      ...{ releases: world.releases, pages: ['/tours', '/tours/map/:city'] },
      ...world.desk,
    }),
    'GET /api/releases/:remote/:hash/compare/:other': () => DIFFERENCE,
    'POST /api/releases/:remote/:hash/:operation': ({ world, pathParams }) => {
      if (world.isStale) return apiError(409, 'CONFLICT');
      world.releases = world.releases.map((one) => ({ ...one, active: one.hash === pathParams['hash'] }));
      return { active: pathParams['hash'], canary: null, version: 8 };
    },
    'GET /api/admin/attention': ({ world }) => ({ items: world.attention }),
    'GET /api/admin/hotels': () => ({ hotels: [], total: 0, page: 1 }),
    'GET /api/admin/agents': () => ({ agents: [], total: 0, page: 1 }),
  },
});
start();
afterEach(() => window.sessionStorage.clear());

const sent = (method: string) => asked.filter((one) => one.method === method && one.path.includes('/admin/'));
const open = (path: string) => openPortal(`/management-portal/${path}`, world.user);

it('POR-19: the owner finds an account by how its address begins', async () => {
  open('users?q=mira');
  const link = await screen.findByRole('link', { name: 'mira@mail.example' });
  expect(link).toHaveAttribute('href', '/management-portal/users/u1');
  expect(asked.find(({ path }) => path === '/api/admin/accounts')?.params).toMatchObject({ q: 'mira' });
});

it('POR-19: the owner gives an account a role, from the version that was looked at', async () => {
  const { user } = open('users/u1');
  await user.selectOptions(await screen.findByLabelText('Role'), 'editor');
  await user.click(screen.getByRole('button', { name: 'Save the role' }));
  expect(await screen.findByText('Editor')).toBeVisible();
  expect(sent('PATCH')).toMatchObject([{ ifMatch: '"0"', body: '{"portal_role":"editor"}' }]);
});

it('POR-19: locking asks for a reason, then for the password where that was given too long ago, and is done', async () => {
  world.isConfirmed = false;
  const { user, store } = open('users/u1');
  await user.click(await screen.findByRole('button', { name: 'Lock' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Lock mira/ }));
  await user.click(dialog.getByRole('button', { name: 'Lock' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Say why');
  await user.type(dialog.getByLabelText(/^Reason/), 'Spam');
  await user.click(dialog.getByRole('button', { name: 'Lock' }));
  const again = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await user.type(again.getByLabelText('Your password'), 'right');
  await user.click(again.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByRole('button', { name: 'Open it again' })).toBeVisible();
  expect(selectToast(store.getState())?.text).toBe('mira@mail.example is locked');
  expect(sent('PATCH')).toHaveLength(2);
});

it('POR-19: without the password nothing is done, and the page says so', async () => {
  world.isConfirmed = false;
  const { user, store } = open('users/u1');
  await user.selectOptions(await screen.findByLabelText('Role'), 'editor');
  await user.click(screen.getByRole('button', { name: 'Save the role' }));
  const again = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: 'Save the role' });
  expect(selectToast(store.getState())?.tone).toBe('alert');
  expect(world.account.portal_role).toBeNull();
});

it('POR-19: somebody without a second factor sets one up before the portal opens', async () => {
  world.user = sampleUser({ role: 'admin', portal: { role: 'owner', duties: [], gate: 'set-up' } });
  const { user } = open('dashboard');
  await user.type(await screen.findByLabelText('Your password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  expect(await screen.findByText('ABCD EFGH')).toBeVisible();
  await user.type(screen.getByLabelText('Code'), '999999');
  await user.click(screen.getByRole('button', { name: 'Turn it on' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The code is not right.');
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn it on' }));
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem')).toHaveLength(2);
  world.user = sampleUser({ role: 'admin' });
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByRole('heading', { name: 'Needs attention' })).toBeVisible();
});

it('POR-19: somebody who has signed in with the password alone gives the code of the app', async () => {
  world.user = sampleUser({ role: 'admin', portal: { role: 'owner', duties: [], gate: 'code' } });
  const { user } = open('dashboard');
  await user.type(await screen.findByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Open the portal' }));
  expect(await screen.findByRole('heading', { name: 'Needs attention' })).toBeVisible();
  expect(asked.some(({ path }) => path === '/api/auth/second-factor/code')).toBe(true);
});

it('POR-19: the second factor is turned off with the password, on the page of the account', async () => {
  world.hasFactor = true;
  const { user } = openPortal('/account', world.user);
  expect(await screen.findByText(/10 recovery codes are left/)).toBeVisible();
  await user.type(screen.getByLabelText('Your password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Turn it off' }));
  expect(await screen.findByText(/You have none/)).toBeVisible();
});

it('POR-19: a role sees its own places, and is told of pages that are not', async () => {
  world.user = sampleUser({
    role: 'admin',
    portal: { role: 'moderator', duties: ['moderation'], gate: null },
  });
  open('expo');
  expect(await screen.findByText(/Your role does not open this page/)).toBeVisible();
  expect(workspace().getByRole('link', { name: 'Reports' })).toBeVisible();
  expect(workspace().queryByRole('link', { name: 'Users' })).not.toBeInTheDocument();
});

it('POR-02: the dashboard says what waits, and nothing of what does not', async () => {
  world.attention = [
    { key: 'reports', count: 3 },
    { key: 'jobs', count: 0 },
  ];
  open('dashboard');
  expect(await screen.findByRole('link', { name: '3 Reports to look at' })).toHaveAttribute(
    'href',
    '/management-portal/reports',
  );
  expect(screen.queryByText('Jobs have failed')).not.toBeInTheDocument();
});

it('POR-18: the audit log shows who changed which field, before and after', async () => {
  world.edits = {
    ...{ total: 1, page: 1 },
    edits: [
      {
        ...{ id: 'e1', at: '2020-11-24T10:00:00.000Z', email: 'ed@atoll.example', kind: 'city' },
        ...{ record: 'lisbon', title: 'Lisbon', what: 'changed' },
        differences: [{ field: 'image_credit', before: 'Old words', after: 'New words' }],
      },
    ],
  };
  const { user } = open('audit');
  await user.click(await screen.findByText('image credit', { selector: 'summary' }));
  expect(screen.getByText('Old words')).toBeVisible();
  expect(screen.getByText('New words')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Of'), 'city');
  expect(new URLSearchParams(window.location.search).get('kind')).toBe('city');
});

it('POR-18: the audit log goes out as a file of what is shown, once the password was given again', async () => {
  world.isConfirmed = false;
  const made = jest.fn(() => 'blob:x');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, store } = open('audit?kind=city');
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  await user.type(await screen.findByLabelText('Your password'), 'right');
  expect(made).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  expect(queriesOf('/api/admin/edits.csv')).toEqual([{ kind: 'city' }, { kind: 'city' }]);
  await waitFor(() => expect(selectToast(store.getState())?.text).toMatch(/^audit-log\.csv has these/));
});

it('POR-02: a job that failed is begun again, and a mail is dropped, as they were looked at', async () => {
  const { user } = open('jobs');
  await user.click(await screen.findByRole('button', { name: 'Begin again: send-mails' }));
  expect(await screen.findByText('No job waits, and none has failed.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Drop: mira@mail.example' }));
  expect(await screen.findByText('Every mail was sent.')).toBeVisible();
  expect([...sent('POST'), ...sent('DELETE')].map(({ ifMatch }) => ifMatch)).toEqual(['"2"', '"12"']);
});

describe('the release desk', () => {
  const [old, fresh] = ['a'.repeat(16), 'b'.repeat(16)];
  const openDesk = async () => {
    world.user = sampleUser({
      role: 'admin',
      portal: { role: 'releaser', duties: ['releases'], remotes: ['mfe-tours'], gate: null },
    });
    const opened = open('releases');
    expect(await screen.findByRole('heading', { name: 'Releases of mfe-tours' })).toBeVisible();
    return opened;
  };
  const sentTo = (operation: string) => asked.find(({ path }) => path.endsWith(`/${operation}`));

  it('POR-19: a releaser runs another release of the own remote, with a reason', async () => {
    const { user } = await openDesk();
    await user.click(screen.getByRole('button', { name: `Run: ${fresh}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Run: mfe-tours ${fresh}?` }));
    expect(dialog.getByText(/Everybody gets this release with the next page/)).toBeVisible();
    await user.type(dialog.getByLabelText(/^Reason/), 'The new filters');
    await user.click(dialog.getByRole('button', { name: 'Run' }));
    expect(await screen.findByRole('button', { name: `Take back: ${fresh}` })).toBeVisible();
    expect(sentTo('activate')).toMatchObject({
      path: `/api/releases/mfe-tours/${fresh}/activate`,
      ifMatch: '"7"',
    });
    expect(sentTo('activate')?.body).toBe('{"reason":"The new filters"}');
  });

  it('PLT-15: what runs is shown with what it weighs and how it does', async () => {
    await openDesk();
    const live = within(screen.getByRole('region', { name: 'Live now' }));
    expect(live.getByText(old)).toBeVisible();
    expect(live.getByText('21 of 34 KB')).toBeVisible();
    expect(live.getByText('2 errors in 40 loads')).toBeVisible();
    expect(screen.getByText('Renders 2 pages of the site')).toBeVisible();
  });

  it('PLT-15: a canary is begun in steps with a guard', async () => {
    const { user } = await openDesk();
    await user.click(screen.getByRole('button', { name: `Try on some: ${fresh}` }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Try on some/ }));
    await user.click(dialog.getByRole('button', { name: 'Remove step 2' }));
    await user.selectOptions(dialog.getByLabelText('Then'), 'rollback');
    await user.click(dialog.getByRole('button', { name: 'Try on some' }));
    await waitFor(() => expect(sentTo('canary')).toBeDefined());
    const guard = { errorPercent: 5, loads: 20, then: 'rollback' };
    expect(JSON.parse(sentTo('canary')?.body ?? '')).toEqual({
      steps: [
        { percent: 5, minutes: 30, guard },
        { percent: 100, minutes: 60, guard },
      ],
    });
  });

  it.each([
    ['Per cent', '', 'A share is above 0 and at most 100 per cent.'],
    ['Per cent', '30', 'The share of a canary grows with each step.'],
    ['Minutes', '0', 'A step takes 1 to 10,080 whole minutes, which is a week.'],
  ])('a step whose %s is %j is refused, and what was typed stays', async (field, value, sentence) => {
    const { user } = await openDesk();
    await user.click(screen.getByRole('button', { name: `Try on some: ${fresh}` }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Try on some/ }));
    const [first] = dialog.getAllByLabelText(field);
    await user.clear(first as HTMLElement);
    await user.type(first as HTMLElement, `${value}{Tab}`);
    await user.click(dialog.getByRole('button', { name: 'Try on some' }));
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(first).toHaveValue(value);
    expect(sentTo('canary')).toBeUndefined();
  });

  it('PLT-15: a canary that was paused says why, and goes on when somebody says so', async () => {
    world.releases = world.releases.map((one) => (one.active ? one : { ...one, canaryPercent: 5 }));
    const steps = [{ percent: 5, minutes: 30 }];
    const stepSince = '2020-11-24T10:00:00.000Z';
    world.desk = {
      ...world.desk,
      canary: {
        steps,
        step: 0,
        stepSince,
        seen: { loads: 40, errors: 2 },
        paused: '2 errors in 40 loads at 5 %',
      },
    };
    const { user } = await openDesk();
    const canary = within(screen.getByRole('region', { name: 'Canary of mfe-tours' }));
    expect(canary.getByRole('status')).toHaveTextContent('Paused by itself: 2 errors in 40 loads at 5 %.');
    await user.click(canary.getByRole('button', { name: 'Go on' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Go on/ }));
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(sentTo('resume')).toBeDefined());
  });

  it('PLT-15: two releases are compared', async () => {
    const { user } = await openDesk();
    const panel = within(screen.getByRole('region', { name: 'Compare two releases' }));
    const table = within(await panel.findByRole('table', { name: /^What differs from/ }));
    expect(table.getByRole('row', { name: 'First visit, bytes 21,400 22,000' })).toBeVisible();
    expect(table.getByRole('row', { name: 'entry.js, bytes 10 none' })).toBeVisible();
    await user.selectOptions(panel.getByLabelText('From'), fresh);
    await user.selectOptions(panel.getByLabelText('To'), fresh);
    expect(panel.getByText('These are the same.')).toBeVisible();
  });

  it('PLT-15: who decided on an old state is told in the question, and the reason stays', async () => {
    world.isStale = true;
    const { user } = await openDesk();
    await user.click(screen.getByRole('button', { name: `Disable: ${fresh}` }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Disable/ }));
    await user.type(dialog.getByLabelText(/^Reason/), 'It leaks');
    await user.click(dialog.getByRole('button', { name: 'Disable' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('It leaks');
  });

  it('PLT-05: a release is shown in this browser alone, by a link that asks', async () => {
    await openDesk();
    expect(screen.getByRole('link', { name: 'Use this release' })).toHaveAttribute(
      'href',
      `/?mfe-override=mfe-tours@${fresh}`,
    );
  });
});
