import type { AdminEnhancedText } from '@atoll/contracts/admin-enhance';
import type { HubAgent, HubAgentChange } from '@atoll/contracts/agent-hub';
import { sampleUser } from '@atoll/platform/testing';
import { fakeApi } from '@atoll/platform/testing/fake-api';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { openPortal } from './portal-app.testing';

const OLD = 'Bo Lind is a travel agent in Lisbon.';
const NEW = 'Bo Lind plans slow beach weeks from Lisbon. Winner of the Blue Prize.';
const BO: HubAgent = {
  ...{ id: '1'.padStart(24, '0'), version: 2, name: 'Bo Lind', agency: 'Far Shores', city: 'Lisbon' },
  ...{ country: 'Portugal', summary: OLD, specialities: ['beach'], languages: ['en'], is_featured: true },
  ...{ hidden: false, sample: true, hasAccount: false, externalId: null, page: '/agent/1/bo' },
  updatedAt: '2020-11-01T00:00:00.000Z',
};
const PROPOSED: AdminEnhancedText = {
  ...{ text: NEW, toCheck: ['Blue Prize'], isStandIn: false, base: OLD, version: 2 },
};

interface World {
  agent: HubAgent;
  isShown: boolean;
  proposed: AdminEnhancedText | null;
  theirs: HubAgent | null;
}

const refused = (code: string, message: string, status: number, more: object = {}) =>
  HttpResponse.json({ code, message, requestId: 'r', ...more }, { status });

const { world, asked, queriesOf, start } = fakeApi<World>({
  world: () => ({ agent: BO, isShown: true, proposed: PROPOSED, theirs: null }),
  routes: {
    'POST /api/auth/refresh': () => ({
      ...{ access_token: 'a', expires_in: 900, user: sampleUser({ role: 'admin' }) },
    }),
    'GET /api/admin/agent-hub': ({ world: { agent, isShown } }) => ({
      ...{ agents: isShown ? [agent] : [], total: isShown ? 1 : 0, all: 9, own: 0, page: 1 },
    }),
    'POST /api/admin/enhance': ({ world: { proposed } }) =>
      proposed ??
      refused(
        'PROVIDER_UNAVAILABLE',
        'The writing assistant cannot be reached. The agent’s text stays as it is.',
        503,
      ),
    'PATCH /api/admin/agent-hub/:id': ({ world, body }) => {
      const { theirs } = world;
      if (theirs) {
        [world.theirs, world.agent] = [null, theirs];
        return refused('CONFLICT', 'Changed elsewhere.', 409, { current: theirs });
      }
      const { version } = world.agent;
      world.agent = { ...world.agent, ...(JSON.parse(body) as HubAgentChange), version: version + 1 };
      return world.agent;
    },
  },
});
start();

const open = (query = '') => openPortal(`/management-portal/enhance-profiles${query}`, { role: 'admin' });
const saves = () =>
  asked
    .filter(({ method }) => method === 'PATCH')
    .map(({ ifMatch, body }) => [ifMatch, JSON.parse(body) as unknown]);
async function proposed() {
  const opened = open();
  await opened.user.click(
    await opened.screen.findByRole('button', { name: 'Write a better text for Bo Lind' }),
  );
  await opened.screen.findByRole('region', { name: 'Suggested' });
  return opened;
}

it('POR-02: agents with little text are asked for, the most visited first, and narrowed by the address', async () => {
  const { screen, user } = open('?show=featured');
  const list = within(await screen.findByRole('list', { name: 'Agents with little text' }));
  expect(list.getByText(OLD)).toBeVisible();
  expect(list.getByRole('link', { name: 'Bo Lind' })).toHaveAttribute(
    'href',
    `/management-portal/agent-hub/${BO.id}`,
  );
  expect(queriesOf('/api/admin/agent-hub').at(-1)).toEqual({
    ...{ featured: 'yes', text: 'little', order: 'visited', page: '1' },
  });
  world.isShown = false;
  await user.click(screen.getByRole('button', { name: 'With an account' }));
  expect(await screen.findByRole('heading', { name: 'No agent here has little text' })).toBeVisible();
  expect(queriesOf('/api/admin/agent-hub').at(-1)).toMatchObject({ account: 'yes', text: 'little' });
});

it('POR-02, POR-15: old and new stand side by side, what is new to the directory is marked, and use saves from that version, with a way back', async () => {
  const { screen, user } = await proposed();
  expect(screen.getByRole('region', { name: 'Now' })).toHaveTextContent(OLD);
  expect(screen.getByRole('region', { name: 'Suggested' })).toHaveTextContent(NEW);
  expect(
    screen.getByText('The directory does not say this. Use it only if it is true: Blue Prize.'),
  ).toBeVisible();
  expect(saves()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use this text' }));
  expect(await screen.findByText(/^The text of Bo Lind is saved/)).toBeVisible();
  expect(saves()).toEqual([['"2"', { summary: NEW }]]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken back.')).toBeVisible();
  expect(saves()[1]).toEqual(['"3"', { summary: OLD }]);
});

it('POR-02: it can be changed by hand before it is used, or left', async () => {
  const { screen, user } = await proposed();
  const mine = 'Bo Lind plans slow beach weeks from Lisbon.';
  fireEvent.change(screen.getByLabelText('Change it by hand'), { target: { value: mine } });
  expect(screen.getByRole('region', { name: 'Suggested' })).toHaveTextContent(mine);
  await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  expect(screen.getByText(OLD)).toBeVisible();
  expect(saves()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Write a better text for Bo Lind' }));
  fireEvent.change(await screen.findByLabelText('Change it by hand'), { target: { value: mine } });
  await user.click(screen.getByRole('button', { name: 'Use this text' }));
  await waitFor(() => expect(saves()).toEqual([['"2"', { summary: mine }]]));
});

it('POR-02, POR-18: what somebody else has saved meanwhile is shown, and what was typed stays', async () => {
  world.theirs = { ...BO, summary: 'From somebody else.', version: 7 };
  const { screen, user } = await proposed();
  await user.click(screen.getByRole('button', { name: 'Use this text' }));
  const alert = within(await screen.findByRole('alert', { name: 'Saved elsewhere meanwhile' }));
  expect(alert.getByText('From somebody else.')).toBeVisible();
  expect(screen.getByLabelText('Change it by hand')).toHaveValue(NEW);
  await user.click(alert.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(() => expect(saves().at(-1)).toEqual(['"7"', { summary: NEW }]));
});

it('POR-02: a model that is away is said in a sentence, nothing is lost, and it is asked again', async () => {
  world.proposed = null;
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Write a better text for Bo Lind' }));
  expect(await screen.findByText(/cannot be reached\. The agent’s text stays as it is\./)).toBeVisible();
  expect(screen.getByText(OLD)).toBeVisible();
  world.proposed = { ...PROPOSED, isStandIn: true };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Sample: this site has no language model/)).toBeVisible();
  world.proposed = null;
  await user.click(screen.getByRole('button', { name: 'Suggest another' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached/);
  expect(screen.getByLabelText('Change it by hand')).toHaveValue(NEW);
});
