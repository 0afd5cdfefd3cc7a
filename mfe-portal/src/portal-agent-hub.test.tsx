import type { HubAgent, HubAgentChange } from '@atoll/contracts/agent-hub';
import type { BulkBody, HubFile, HubJob, HubStart } from '@atoll/contracts/agent-hub-jobs';
import { sampleUser } from '@atoll/platform/testing';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { openPortal } from './portal-app.testing';

const agent = (number: number, own: Partial<HubAgent> = {}): HubAgent => ({
  ...{ id: String(number).padStart(24, '0'), version: 2, name: `Hanna ${number}`, agency: 'Far Shores' },
  ...{ city: 'Lisbon', country: 'Portugal', summary: 'Plans slow journeys.', specialities: [] },
  ...{ languages: ['en'], is_featured: false, hidden: false, sample: true, hasAccount: false },
  ...{ externalId: null, page: '/agent/1/hanna', updatedAt: '2020-11-01T00:00:00.000Z', ...own },
});
const JOB: HubJob = {
  ...{ id: 'job-1', version: 3, kind: 'hide', state: 'running', fileName: null, total: 2, done: 1, added: 0 },
  ...{ updated: 1, unchanged: 0, refused: 0, hidesSamples: false, samplesHidden: 0, restored: 0, kept: 0 },
  createdAt: '2020-11-01T00:00:00.000Z',
};
const FILE: HubFile = {
  ...{ ...JOB, id: 'file-1', kind: 'import', state: 'uploaded', fileName: 'own.csv', done: 0, updated: 0 },
  ...{ columns: ['Code', 'Agent', 'Town', 'Land'], hasHeads: true },
  rows: [['A1', 'Ann Lee', 'Lisbon', 'Portugal']],
  mapping: ['externalId', 'name', 'city', null],
};

interface World {
  agents: HubAgent[];
  jobs: HubJob[];
  total: number;
  /** What is there where somebody else has saved meanwhile. */
  theirs: HubAgent | null;
  isConfirmed: boolean;
}

const { world, asked, queriesOf, start } = fakeApi<World>({
  world: () => ({
    agents: [agent(1), agent(2, { externalId: 'A7', sample: false })],
    jobs: [],
    total: 2,
    theirs: null,
    isConfirmed: false,
  }),
  routes: {
    'POST /api/auth/refresh': () => ({
      ...{ access_token: 'a', expires_in: 900, user: sampleUser({ role: 'admin' }) },
    }),
    'GET /api/admin/agent-hub': ({ world: { agents, total } }) => ({
      ...{ agents, total, all: 41_800, own: 1, page: 1 },
    }),
    'GET /api/admin/agent-hub/jobs': ({ world: { jobs } }) => ({ jobs }),
    'POST /api/admin/agent-hub/jobs': ({ world, body }) => {
      world.jobs = [{ ...JOB, kind: (JSON.parse(body) as BulkBody).kind }];
      return HttpResponse.json(world.jobs[0], { status: 201 });
    },
    'POST /api/admin/agent-hub/jobs/:id/stop': ({ world }) =>
      (world.jobs = [{ ...JOB, state: 'stopped' }])[0],
    'POST /api/admin/agent-hub/jobs/:id/undo': ({ world }) =>
      (world.jobs = [{ ...JOB, state: 'undone', restored: 1, kept: 1 }])[0],
    'POST /api/admin/agent-hub/imports': () => HttpResponse.json(FILE, { status: 201 }),
    'POST /api/admin/agent-hub/imports/:id/check': () => ({
      ...{ checked: 2, added: 1, updated: 0, refused: 1 },
      problems: [{ line: 3, problem: 'Atoll knows no city of that name.' }],
    }),
    'POST /api/admin/agent-hub/imports/:id/start': ({ world }) =>
      (world.jobs = [{ ...FILE, state: 'running' }])[0],
    'GET /api/admin/agent-hub/own.csv': ({ world }) =>
      world.isConfirmed ? new HttpResponse('Own ID') : apiError(403, 'CONFIRM_AGAIN'),
    'GET /api/auth/second-factor': () => ({ isOn: false, codesLeft: 0 }),
    'POST /api/auth/confirm': ({ world }) => {
      world.isConfirmed = true;
      return null;
    },
    'GET /api/admin/agent-hub/:id': ({ world }) => world.agents[0],
    'PATCH /api/admin/agent-hub/:id': ({ world, body }) => {
      const { theirs } = world;
      if (theirs) {
        world.theirs = null;
        world.agents = [theirs];
        return HttpResponse.json(
          { code: 'CONFLICT', message: 'Changed elsewhere.', requestId: 'r', current: theirs },
          { status: 409 },
        );
      }
      const [first = agent(1)] = world.agents;
      const changed = { ...first, ...(JSON.parse(body) as HubAgentChange), version: first.version + 1 };
      world.agents = [changed, ...world.agents.slice(1)];
      return changed;
    },
  },
});
start();
afterEach(() => window.sessionStorage.clear());

const open = (path = '') => openPortal(`/management-portal/agent-hub${path}`, { role: 'admin' });
const sent = (method: string, end = '') =>
  asked.filter((one) => one.method === method && one.path.startsWith('/api/admin') && one.path.endsWith(end));
const lastOf = (method: string, end = '') => JSON.parse(sent(method, end).at(-1)?.body ?? '{}') as unknown;

it('POR-15: agents are listed with what they are, and a search asks for them by the address', async () => {
  const { screen, user } = open('?kind=own');
  const rows = within(await screen.findByRole('table', { name: 'Agents' }));
  expect(rows.getByRole('link', { name: 'Hanna 2' })).toHaveAttribute(
    'href',
    `/management-portal/agent-hub/${agent(2).id}`,
  );
  expect(rows.getByText('A7')).toBeVisible();
  expect(screen.getByText('41,800 agents, 1 of your own. 2 found.')).toBeVisible();
  expect(screen.getByLabelText('Sample or own')).toHaveValue('own');
  await user.type(screen.getByLabelText('Find an agent'), 'lisbon');
  await waitFor(() =>
    expect(queriesOf('/api/admin/agent-hub').at(-1)).toEqual({ q: 'lisbon', kind: 'own', page: '1' }),
  );
});

it('POR-15: the badge is given by a switch, and taken back with the version that came of it', async () => {
  const { screen, user } = open();
  await user.click(await screen.findByRole('switch', { name: 'Featured: Hanna 1' }));
  expect(await screen.findByText('Hanna 1 is featured.')).toBeVisible();
  expect([sent('PATCH')[0]?.ifMatch, lastOf('PATCH')]).toEqual(['"2"', { is_featured: true }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('PATCH')).toHaveLength(2));
  expect([sent('PATCH')[1]?.ifMatch, lastOf('PATCH')]).toEqual(['"3"', { is_featured: false }]);
});

it('POR-18: those that are chosen are changed as one job, which is stopped and undone', async () => {
  const { screen, user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all of this page' }));
  const bulk = within(screen.getByRole('region', { name: 'Agents that are chosen' }));
  expect(bulk.getByText('2 agents chosen')).toBeVisible();
  await user.click(bulk.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByRole('progressbar', { name: /Hide 2 agents/ })).toHaveAttribute('value', '1');
  expect(lastOf('POST', '/jobs')).toEqual({ kind: 'hide', ids: [agent(1).id, agent(2).id] });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText(/Stopped at 1 of 2/)).toBeVisible();
  expect(sent('POST', '/stop')[0]?.ifMatch).toBe('"3"');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/1 agent taken back. 1 agent stayed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'What was left out, and why' })).toBeVisible();
});

it('POR-18: all that a search finds are taken together, and more than 1,000 are refused in a sentence', async () => {
  world.total = 1_001;
  const { screen, user } = open('?featured=no');
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Hanna 1' }));
  await user.click(screen.getByRole('button', { name: 'Take all 1,001 that are found' }));
  expect(screen.getByText(/One change takes 1,000 agents at most/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Feature' })).toBeDisabled();
  world.total = 900;
  await user.selectOptions(screen.getByLabelText('Shown or hidden'), 'no');
  const feature = screen.getByRole('button', { name: 'Feature' });
  await waitFor(() => expect(feature).toBeEnabled());
  await user.click(feature);
  await waitFor(() =>
    expect(lastOf('POST', '/jobs')).toEqual({ kind: 'feature', filter: { featured: 'no', hidden: 'no' } }),
  );
});

it('POR-15: a file is looked at, its columns are said, and it is taken in as a job', async () => {
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const input = await screen.findByLabelText('CSV file');
  await user.upload(input, new File(['Code,Agent,Town,Land\n'], 'own.csv', { type: 'text/csv' }));
  expect(await screen.findByText('Say which column has: Country.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 2 rows' })).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Land'), 'country');
  expect(await screen.findByText('Line 3: Atoll knows no city of that name.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Replace the sample agents' }));
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText('Import of own.csv, 2 rows')).toBeVisible();
  const expected: HubStart = {
    mapping: ['externalId', 'name', 'city', 'country'],
    ...{ hasHeads: true, hidesSamples: true },
  };
  expect(lastOf('POST', '/start')).toEqual(expected);
});

describe('POR-18: the page of one agent', () => {
  const openOne = async () => {
    const opened = open(`/${agent(1).id}`);
    return { ...opened, name: await opened.screen.findByLabelText('Name') };
  };

  it('saves what is changed, also where somebody else has changed another field meanwhile', async () => {
    world.theirs = agent(1, { agency: 'Good Winds', version: 9 });
    const { screen, user, name } = await openOne();
    fireEvent.change(name, { target: { value: 'Hanna Holm' } });
    await user.click(screen.getByRole('button', { name: 'Save agent' }));
    await waitFor(() => expect(sent('PATCH')).toHaveLength(2));
    expect([sent('PATCH')[1]?.ifMatch, lastOf('PATCH')]).toEqual(['"9"', { name: 'Hanna Holm' }]);
    await waitFor(() => expect(screen.getByLabelText('Agency')).toHaveValue('Good Winds'));
  });

  it('shows both where somebody else has changed the same field, and keeps what was typed', async () => {
    world.theirs = agent(1, { name: 'Hanna Lund', version: 9 });
    const { screen, user, name } = await openOne();
    fireEvent.change(name, { target: { value: 'Hanna Holm' } });
    await user.click(screen.getByRole('button', { name: 'Save agent' }));
    const alert = within(await screen.findByRole('alert', { name: 'Saved elsewhere meanwhile' }));
    expect(alert.getByText('Hanna Lund')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Hanna Holm');
    await user.click(alert.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(sent('PATCH').at(-1)?.ifMatch).toBe('"9"'));
  });
});

it('POR-15: a list that cannot be read says so, and is read again', async () => {
  const { screen, user } = open('?hidden=yes');
  await screen.findByRole('table', { name: 'Agents' });
  world.agents = [];
  world.total = 0;
  await user.selectOptions(screen.getByLabelText('Featured'), 'yes');
  expect(await screen.findByRole('heading', { name: 'No agent is like that' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all agents' }));
  expect(screen.getByLabelText('Shown or hidden')).toHaveValue('any');
});

it('POR-15, POR-19: own agents go out as a file once the password was given again, and not before', async () => {
  const made = jest.fn(() => 'blob:x');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Export 1 own as CSV' }));
  await user.type(await screen.findByLabelText('Your password'), 'right');
  expect(made).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  expect(queriesOf('/api/admin/agent-hub/own.csv')).toHaveLength(2);
});
