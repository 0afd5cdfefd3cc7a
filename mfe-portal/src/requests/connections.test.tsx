import type { ConnectionThread } from '@atoll/contracts/connection-thread';
import type { MessageView } from '@atoll/contracts/quote-request';
import { within } from '@testing-library/react';
import { hotelUser, openPortal, workspace } from '../portal-app.testing';
import { inHours } from '../testing/request-fixtures';
import { requestsServer } from '../testing/requests-server';

const { world, asked, fail, start } = requestsServer;
start();
afterEach(() => window.sessionStorage.clear());

const THREAD = '/api/connections/c1/thread';
/** Hotel Farol, as an agent has it. */
const FAROL: ConnectionThread = {
  ...{ connectionId: 'c1', side: 'agent', unread: 2 },
  other: { name: 'Hotel Farol', place: 'Lisbon, Portugal', page: null },
  lastMessage: { text: 'Shall I hold two rooms?', at: inHours(-0.5), author: 'hotel' },
};
/** Amara Costa, as the hotel has her. */
const AMARA: ConnectionThread = {
  ...{ connectionId: 'c1', side: 'hotel', unread: 1 },
  other: { name: 'Amara Costa', place: 'Lisbon, Portugal', page: '/agent/a1/amara-costa' },
  lastMessage: { text: 'Until when?', at: inHours(-0.5), author: 'agent' },
};
const said = (author: MessageView['author'], text: string, hours: number): MessageView => ({
  ...{ id: `${author} ${hours}`, author, text, attachments: [], at: inHours(hours), isRead: true },
  clientId: null,
});

const asAgent = (path: string) => openPortal(path, { role: 'agent' });
const asHotel = (path: string) => openPortal(path, hotelUser());

it('AGT-05: conversations with hotels stand among those about requests, the newest first', async () => {
  const silent = {
    ...{ ...FAROL, connectionId: 'c2', unread: 0, lastMessage: null },
    other: { name: 'Casa Nova', place: '', page: null },
  };
  world.connections = [silent, FAROL];
  const { screen } = asAgent('/agent/messages');
  const list = within(await screen.findByRole('region', { name: 'The newest first' }));
  expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Hotel Farol, Lisbon, PortugalHotel2 unread messages',
    'Clara, Lisbon2 unread messages',
    'Casa NovaHotel',
  ]);
  expect(screen.getByRole('link', { name: 'Hotel Farol, Lisbon, Portugal' })).toHaveAttribute(
    'href',
    '/agent/messages/hotels/c1',
  );
  expect(screen.getByText('Nobody has written yet.')).toBeVisible();
  expect(await workspace().findByRole('link', { name: 'Messages 4 unread' })).toBeVisible();
});

it('AGT-05: an agent reads what a hotel wrote and answers it, in the same view', async () => {
  world.connections = [FAROL];
  world.messages = [said('site', 'You are connected.', -3), said('hotel', 'Shall I hold two rooms?', -1)];
  const { screen, user } = asAgent('/agent/messages/hotels/c1');
  const log = await screen.findByRole('log', { name: 'Messages' });
  expect(log).toHaveTextContent(/You are connected\..*Hotel Farol: Shall I hold two rooms\?/);
  expect(await workspace().findByRole('link', { name: 'Messages 2 unread' })).toBeVisible();
  await user.type(await screen.findByLabelText('Write to Hotel Farol'), 'Yes, please.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/, delivered/)).toBeVisible();
  const posted = asked.find(({ method, path }) => method === 'POST' && path === THREAD);
  expect(JSON.parse(posted?.body ?? '{}')).toMatchObject({ text: 'Yes, please.' });
  expect(screen.getByRole('link', { name: 'All your messages' })).toHaveAttribute('href', '/agent/messages');
});

it('HOT-06: a hotel finds its conversations with agents, and what is unread', async () => {
  world.connections = [AMARA];
  const { screen } = asHotel('/hotel/agents/messages');
  expect(await screen.findByRole('link', { name: 'Amara Costa, Lisbon, Portugal' })).toHaveAttribute(
    'href',
    '/hotel/agents/messages/c1',
  );
  expect(workspace().getByRole('link', { name: 'Messages 1 unread' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByText('Until when?')).toBeVisible();
});

it('HOT-06: a hotel answers an agent, with a file, and its own words stand on its side', async () => {
  world.connections = [AMARA];
  world.messages = [said('agent', 'Until when?', -1), said('hotel', 'Until noon.', -0.5)];
  const { screen, user } = asHotel('/hotel/agents/messages/c1');
  const log = await screen.findByRole('log', { name: 'Messages' });
  expect(log).toHaveTextContent(/Amara Costa: Until when\?.*You: Until noon\./);
  expect(screen.getByRole('link', { name: 'See the entry' })).toHaveAttribute(
    'href',
    '/agent/a1/amara-costa',
  );
  const rates = new File(['bytes'], 'Beach.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Files to attach'), rates);
  expect(await screen.findByText('Beach.webp')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await within(log).findByRole('img', { name: 'Beach.webp' })).toBeVisible();
});

it('HOT-06: a hotel ends a conversation, and nobody writes any more until it lets it go on', async () => {
  world.connections = [AMARA];
  const { screen, user } = asHotel('/hotel/agents/messages/c1');
  await user.click(await screen.findByRole('button', { name: 'End this conversation' }));
  await user.click(await screen.findByRole('button', { name: 'End it' }));
  const letItGoOn = await screen.findByRole('button', { name: 'Let it go on' });
  expect(screen.queryByLabelText('Write to Amara Costa')).not.toBeInTheDocument();
  await user.click(letItGoOn);
  expect(await screen.findByLabelText('Write to Amara Costa')).toBeVisible();
});

it('HOT-06: a message that is announced is read at once', async () => {
  let tell: (line: string) => void = () => undefined;
  world.connections = [AMARA];
  world.events = new ReadableStream({
    start: (stream) => {
      tell = (line) => stream.enqueue(new TextEncoder().encode(line));
    },
  });
  const { screen } = asHotel('/hotel/agents/messages/c1');
  await screen.findByLabelText('Write to Amara Costa');
  world.messages = [said('agent', 'Are you there?', 0)];
  tell('id: 1\nevent: changed\ndata: {"connectionId":"c1"}\n\n');
  expect(await screen.findByText('Are you there?')).toBeVisible();
});

it('HOT-06: a hotel without agents is told what stands here', async () => {
  const { screen } = asHotel('/hotel/agents/messages');
  expect(
    await screen.findByRole('heading', { name: 'You are not connected with an agent yet' }),
  ).toBeVisible();
});

it.each([
  ['a hotel', asHotel, '/hotel/agents/messages/other', '/hotel/agents/messages'],
  ['an agent', asAgent, '/agent/messages/hotels/other', '/agent/messages'],
])(
  'AGT-05, HOT-06: what is none of the conversations of %s is said, with the way back',
  async (_who, open, path, back) => {
    world.connections = [AMARA];
    const { screen } = open(path);
    expect(
      await screen.findByRole('heading', { name: 'This is not one of your conversations' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'All your messages' })).toHaveAttribute('href', back);
  },
);

it('HOT-06: conversations that could not be read are asked for again', async () => {
  world.connections = [AMARA];
  fail('/api/connections/threads');
  const { screen, user } = asHotel('/hotel/agents/messages');
  await user.click(await screen.findByRole('button', { name: /again/i }));
  expect(await screen.findByRole('link', { name: 'Amara Costa, Lisbon, Portugal' })).toBeVisible();
});

it('HOT-02: a hotel that is not verified yet has no messages to go to', async () => {
  openPortal(
    '/hotel/verification-pending',
    hotelUser({ hotel: { profile_completed: true, verification_status: 'pending_approval' } }),
  );
  expect(await workspace().findByRole('link', { name: 'Profile' })).toBeVisible();
  expect(workspace().queryByRole('link', { name: /Messages/ })).not.toBeInTheDocument();
});
