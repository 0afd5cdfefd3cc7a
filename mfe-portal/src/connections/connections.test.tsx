import type { ConnectionRow, Members } from '@atoll/contracts/connection';
import { selectToast } from '@atoll/platform';
import { sampleUser } from '@atoll/platform/testing';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { waitFor, within } from '@testing-library/react';
import { hotelUser, openPortal } from '../portal-app.testing';

const AT = '2020-11-20T09:00:00.000Z';
const row = (id: string, name: string, change: Partial<ConnectionRow> = {}): ConnectionRow => ({
  ...{ id, version: 1, state: 'asked', isAsker: false, canUndo: false, note: '', at: AT },
  ...{ email: null, messages: null },
  ...change,
  other: { kind: 'agent', name, place: 'Lisbon, Portugal', page: `/agent/${id}/x`, ...change.other },
});
const FAROL = row('c1', 'Hotel Farol', {
  note: 'Rooms for families in May.',
  other: { kind: 'hotel', name: 'Hotel Farol', place: 'Lisbon, Portugal', page: null },
});
const RUI = row('c2', 'Rui Sousa', { state: 'accepted', email: 'rui@mail.example' });

interface World {
  rows: ConnectionRow[];
  members: Members;
  refuses: string | null;
}

const { world, asked, start } = fakeApi<World>({
  world: () => ({ rows: [FAROL, RUI], members: { members: [], total: 0 }, refuses: null }),
  routes: {
    'POST /api/auth/refresh': () => ({ access_token: 'a', expires_in: 900, user: sampleUser() }),
    'GET /api/agent/requests': () => ({ requests: [], counts: {}, awayUntil: null }),
    'GET /api/agent/requests/events': () => apiError(404, 'NOT_FOUND'),
    'GET /api/connections/events': () => apiError(404, 'NOT_FOUND'),
    'GET /api/connections/threads': () => ({ threads: [], asking: 0 }),
    'GET /api/connections': ({ world }) => ({ connections: world.rows }),
    'GET /api/connections/discover': ({ world, params }) => ({
      ...world.members,
      members: world.members.members.filter(
        ({ member }) => !params['q'] || member.name.toLowerCase().includes(params['q'].toLowerCase()),
      ),
    }),
    'POST /api/connections': ({ world, body }) => {
      if (world.refuses) return apiError(409, 'CONFLICT', world.refuses);
      const { note } = JSON.parse(body) as { note: string };
      const made = row('c9', 'Ana Reis', { isAsker: true, note });
      world.rows = [made, ...world.rows];
      world.members = {
        ...world.members,
        members: world.members.members.map((found) => ({ ...found, connection: made })),
      };
      return made;
    },
    'POST /api/connections/:id/:action': ({ world, pathParams }) => {
      const states = { accept: 'accepted', decline: 'declined', end: 'ended', undo: 'asked' } as const;
      const action = pathParams['action'] as keyof typeof states;
      if (world.refuses) return apiError(409, 'CONFLICT', world.refuses);
      world.rows = world.rows.map((one) =>
        one.id === pathParams['id']
          ? {
              ...one,
              state: states[action],
              version: one.version + 1,
              canUndo: action === 'decline' || action === 'end',
            }
          : one,
      );
      return world.rows.find(({ id }) => id === pathParams['id']) ?? {};
    },
  },
});
start();
afterEach(() => window.sessionStorage.clear());

const asAgent = (path: string) => openPortal(path, { role: 'agent' });
const asHotel = (path: string) => openPortal(path, hotelUser());

it('AGT-06: an agent sees the hotels and agents of the network, with the address of agents alone', async () => {
  world.rows = [{ ...FAROL, state: 'accepted', messages: '/agent/messages/hotels/c1' }, RUI];
  const { screen } = asAgent('/agent/network');
  const panel = within(await screen.findByRole('region', { name: 'Connected' }));
  expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Hotel Farol Hotel',
    'Rui Sousa Agent',
  ]);
  expect(panel.getByRole('link', { name: 'Write to Hotel Farol' })).toHaveAttribute(
    'href',
    '/agent/messages/hotels/c1',
  );
  expect(panel.getByRole('link', { name: 'rui@mail.example' })).toBeVisible();
});

it('AGT-03: my agents are the agents among those whom an agent is connected with', async () => {
  world.rows = [{ ...FAROL, state: 'accepted' }, RUI];
  const { screen } = asAgent('/agent/my-agents');
  expect(await screen.findByRole('heading', { level: 3, name: /Rui Sousa/ })).toBeVisible();
  expect(screen.queryByText('Hotel Farol')).not.toBeInTheDocument();
});

it('AGT-04: who asks stands with a word of theirs; accepting says so, with the version that was looked at', async () => {
  const { screen, user, store } = asAgent('/agent/network/requests');
  const panel = within(await screen.findByRole('region', { name: 'Waiting for your answer' }));
  expect(panel.getByText('Rooms for families in May.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Requests (1)' })).toHaveAttribute('aria-current', 'page');
  await user.click(panel.getByRole('button', { name: 'Accept: Hotel Farol' }));
  const tabs = within(screen.getByRole('navigation', { name: 'Network' }));
  expect(await tabs.findByRole('link', { name: 'Requests' })).toBeVisible();
  expect(selectToast(store.getState())?.text).toBe('You and Hotel Farol are connected.');
  expect(asked.find(({ path }) => path === '/api/connections/c1/accept')?.ifMatch).toBe('"1"');
});

it('AGT-04: a decline can be undone where it stands', async () => {
  const { screen, user } = asAgent('/agent/network/requests');
  await user.click(await screen.findByRole('button', { name: 'Decline: Hotel Farol' }));
  const over = within(await screen.findByRole('region', { name: 'Declined or ended' }));
  expect(over.getByText(/^You declined on 20 November 2020/)).toBeVisible();
  await waitFor(() => expect(over.getByRole('heading', { name: /Hotel Farol/ })).toHaveFocus());
  await user.click(over.getByRole('button', { name: 'Undo: Hotel Farol' }));
  expect(await screen.findByRole('button', { name: 'Accept: Hotel Farol' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: /Hotel Farol/ })).toHaveFocus());
});

it('a change that was too late says so, and the page shows what is there now', async () => {
  const { screen, user, store } = asAgent('/agent/network/requests');
  const accept = await screen.findByRole('button', { name: 'Accept: Hotel Farol' });
  world.refuses = 'This has changed meanwhile. Look at how it is now.';
  world.rows = [RUI];
  await user.click(accept);
  expect(await screen.findByText('Nobody has asked yet')).toBeVisible();
  expect(selectToast(store.getState())).toMatchObject({ text: world.refuses, tone: 'alert' });
});

const ANA: Members['members'][number] = {
  member: {
    ...{ kind: 'agent', id: 'a1', name: 'Ana Reis', place: 'Lisbon, Portugal', page: '/agent/a1/ana-reis' },
    about: 'Lanterna. Speaks English, Portuguese',
  },
  connection: null,
};

it('HOT-05, HOT-16: a hotel looks for an agent and asks with a word of its own, which a refusal does not lose', async () => {
  world.members = { members: [ANA], total: 1 };
  const { screen, user, store } = asHotel('/hotel/agents/discover');
  await user.type(await screen.findByLabelText('Name, town or language'), 'ana{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Connect with Ana Reis' }));
  const note = screen.getByLabelText('A word to Ana Reis (optional)');
  await user.type(note, 'Families in May');
  world.refuses = 'They have declined. You can ask again from 20 December 2020 on.';
  await user.click(screen.getByRole('button', { name: 'Ask to connect' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(world.refuses);
  expect(note).toHaveValue('Families in May');
  world.refuses = null;
  await user.click(screen.getByRole('button', { name: 'Ask to connect' }));
  expect(await screen.findByRole('button', { name: 'Take back: Ana Reis' })).toBeVisible();
  expect(selectToast(store.getState())?.text).toBe('Ana Reis is asked, and gets a mail.');
  const posts = asked.filter(({ method, path }) => method === 'POST' && path === '/api/connections');
  expect(JSON.parse(posts.at(-1)?.body ?? '{}')).toEqual({
    kind: 'agent',
    id: 'a1',
    note: 'Families in May',
  });
});

it('HOT-05: the four screens of a hotel about agents each have their own, and say the first step where nothing is', async () => {
  world.rows = [];
  for (const [path, words] of [
    ['/hotel/agents', 'You are not connected with a travel agent yet'],
    ['/hotel/agents/my-agents', 'You are not connected with a travel agent yet'],
    ['/hotel/agents/requests', 'Nobody has asked yet'],
    ['/hotel/agents/discover', 'Nobody else is here yet'],
  ] as const) {
    const { screen, unmount } = asHotel(path);
    expect(await screen.findByText(words)).toBeVisible();
    unmount();
  }
});
