import { act, waitFor } from '@testing-library/react';
import { openPortal, workspace } from '../portal-app.testing';
import { inHours, REQUEST_OF_CLARA, ROW_OF_CLARA } from '../testing/request-fixtures';
import { requestsServer } from '../testing/requests-server';

const { world, asked, fail, hold, start } = requestsServer;
start();

const THREAD = '/api/agent/requests/r1/thread';
const openThread = () => openPortal('/agent/messages/r1', { role: 'agent' });
const posted = () =>
  asked
    .filter(({ method, path }) => method === 'POST' && path === THREAD)
    .map(({ body }) => JSON.parse(body) as { clientId: string; text: string });

const FROM_CLARA = {
  id: 'm1',
  author: 'traveler' as const,
  text: 'Is the tram far?',
  attachments: [],
  isRead: true,
  clientId: null,
};

it('AGT-05: threads stand the newest first, with what was said last and what is unread', async () => {
  const older = {
    ...ROW_OF_CLARA,
    id: 'r2',
    traveler: 'Jonas',
    unread: 0,
    lastMessage: { text: 'Thank you', at: inHours(-30), author: 'agent' },
  };
  const silent = { ...ROW_OF_CLARA, id: 'r3', traveler: 'Ruth', lastMessage: null };
  world.list = { requests: [older, silent, ROW_OF_CLARA], counts: {}, awayUntil: null };
  const { screen } = openPortal('/agent/messages', { role: 'agent' });
  const links = await screen.findAllByRole('link', { name: /, Lisbon$/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Clara, Lisbon',
    'Open',
    'Jonas, Lisbon',
    'Open',
  ]);
  expect(screen.getByText('Is the tram far?')).toBeVisible();
  expect(screen.getByText('2 unread messages')).toBeVisible();
  expect(screen.getByText('You: Thank you')).toBeVisible();
});

it('AGT-05: an agent to whom nobody wrote is told what stands here', async () => {
  world.list = { requests: [], counts: {}, awayUntil: null };
  const { screen } = openPortal('/agent/messages', { role: 'agent' });
  expect(await screen.findByRole('heading', { name: 'Nobody has written yet' })).toBeVisible();
});

it('AGT-05: a thread is read below its days, beside what it is about, and no longer unread', async () => {
  world.messages = [
    { ...FROM_CLARA, at: inHours(-24) },
    {
      id: 'm2',
      author: 'agent',
      text: 'Two minutes.',
      at: inHours(-1),
      attachments: [],
      isRead: true,
      clientId: null,
    },
    {
      id: 'm3',
      author: 'site',
      text: 'You sent version 1',
      at: inHours(-0.5),
      attachments: [],
      isRead: true,
      clientId: null,
    },
  ];
  const { screen } = openThread();
  const log = await screen.findByRole('log', { name: 'Messages' });
  expect(log).toHaveTextContent(
    /yesterday.*Is the tram far\?.*today.*Two minutes\..*, read.*You sent version 1/,
  );
  expect(screen.getByText('2 adults, 1 child (7)')).toBeVisible();
  expect(await workspace().findByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'true');
});

it('AGT-05: a message is on its way until the API has it, and then delivered once', async () => {
  const { screen, user } = openThread();
  const field = await screen.findByLabelText('Write to Clara');
  const release = hold(THREAD);
  await user.type(field, 'The room is held.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sending…')).toBeVisible();
  expect(field).toHaveValue('');
  release();
  expect(await screen.findByText(/, delivered/)).toBeVisible();
  expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
  expect(screen.getAllByText('The room is held.')).toHaveLength(1);
});

it('AGT-05: a message that was not taken keeps its text and is sent again as the same message', async () => {
  const { screen, user } = openThread();
  await user.type(await screen.findByLabelText('Write to Clara'), 'The room is held.');
  fail(THREAD);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Not sent. Broken')).toBeVisible();
  expect(screen.getByText('The room is held.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/, delivered/)).toBeVisible();
  const [first, second] = posted();
  expect(first?.clientId).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toEqual(first);
});

it('AGT-05: what was typed, and what was not taken, is there after a reload', async () => {
  const { screen, user, unmount } = openThread();
  const field = await screen.findByLabelText('Write to Clara');
  fail(THREAD);
  await user.type(field, 'Lost?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Not sent. Broken');
  await user.type(field, 'And another');
  unmount();
  openThread();
  expect(await screen.findByLabelText('Write to Clara')).toHaveValue('And another');
  expect(screen.getByText('Lost?')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
});

it('AGT-05: a message that is on its way when its thread is left arrives once, and is never called unsent', async () => {
  const { screen, user, unmount } = openThread();
  const field = await screen.findByLabelText('Write to Clara');
  const release = hold(THREAD);
  await user.type(field, 'The room is held.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Sending…');
  unmount();
  release();
  await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
  openThread();
  expect(await screen.findByText(/, delivered/)).toBeVisible();
  expect(screen.getAllByText('The room is held.')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

it('AGT-05: a message whose answer was lost is there once after a reload, as delivered', async () => {
  const { screen, user, unmount } = openThread();
  const field = await screen.findByLabelText('Write to Clara');
  fail(THREAD);
  await user.type(field, 'The room is held.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Not sent. Broken');
  const [sent = { clientId: '', text: '' }] = posted();
  // The API has it after all.
  world.messages = [{ ...sent, id: 'm9', author: 'agent', attachments: [], at: inHours(0), isRead: false }];
  unmount();
  openThread();
  expect(await screen.findByText(/, delivered/)).toBeVisible();
  expect(screen.getAllByText('The room is held.')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

it('AGT-05: a message that is too long is said, not cut and not sent', async () => {
  const { screen, user } = openThread();
  const field = await screen.findByLabelText('Write to Clara');
  await user.click(field);
  await user.paste('x'.repeat(4_001));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('At most 4,000 letters, please')).toBeVisible();
  expect(field).toHaveValue('x'.repeat(4_001));
  expect(posted()).toEqual([]);
});

it('AGT-05: where a request is over, its thread is only read', async () => {
  world.request = { ...REQUEST_OF_CLARA, state: 'lapsed' };
  world.messages = [{ ...FROM_CLARA, at: inHours(-1) }];
  const { screen } = openThread();
  expect(await screen.findByText('Nothing can be written about this request any more.')).toBeVisible();
  expect(screen.getByText('Is the tram far?')).toBeVisible();
  expect(screen.queryByLabelText('Write to Clara')).not.toBeInTheDocument();
});

it('AGT-05: without a stream, a thread is asked for again every 20 seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['Date'] });
  const { screen } = openThread();
  await screen.findByLabelText('Write to Clara');
  world.messages = [{ ...FROM_CLARA, at: inHours(0) }];
  await act(() => jest.advanceTimersByTimeAsync(20_500));
  jest.useRealTimers();
  expect(await screen.findByText('Is the tram far?')).toBeVisible();
});
