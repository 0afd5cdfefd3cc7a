import { openPortal, workspace } from '../portal-app.testing';
import { ROW_OF_CLARA, inHours } from '../testing/request-fixtures';
import { requestsServer } from '../testing/requests-server';

const { world, asked, queriesOf, fail, start } = requestsServer;
start();

const openList = () => openPortal('/agent/requests', { role: 'agent' });
const sent = (method: string, path: string) =>
  asked
    .filter((each) => each.method === method && each.path === path)
    .map(({ body }) => JSON.parse(body) as unknown);

it('RFQ-04: an agent sees who asks for what, how long there is to answer, and what is unread', async () => {
  const { screen } = openList();
  expect(await screen.findByRole('link', { name: 'Clara, Lisbon' })).toHaveAttribute(
    'href',
    '/agent/requests/r1',
  );
  expect(screen.getByText('2 adults, 1 child, 4 to 7 December, up to 2 days earlier or later')).toBeVisible();
  expect(screen.getByText('$2,400 for the trip')).toBeVisible();
  expect(screen.getByText('2 h 40 min left')).toBeVisible();
  expect(screen.getByText(/^Answer by today, \d\d:\d\d$/)).toBeVisible();
  expect(screen.getByText('2 unread messages')).toBeVisible();
});

it('AGT-05: requests stand in the order of their clocks, and the first is called to', async () => {
  const quoted = { ...ROW_OF_CLARA, id: 'r2', traveler: 'Jonas', state: 'quoted' as const, unread: 0 };
  const later = { ...ROW_OF_CLARA, id: 'r3', traveler: 'Ruth', answerBy: inHours(30.1), unread: 0 };
  world.list = { requests: [ROW_OF_CLARA, later, quoted], counts: { sent: 2, quoted: 1 }, awayUntil: null };
  const { screen } = openList();
  const actions = await screen.findAllByRole('link', { name: /^(Answer|Open): / });
  expect(actions.map(({ textContent }) => textContent)).toEqual(['Answer', 'Answer', 'Open']);
  expect(screen.getByText('30 h left')).toBeVisible();
});

it('AGT-05: the list is narrowed to a state, counts stay, and the address says so', async () => {
  world.list = {
    requests: [ROW_OF_CLARA, { ...ROW_OF_CLARA, id: 'r2', traveler: 'Jonas', state: 'quoted' }],
    counts: { sent: 1, quoted: 1 },
    awayUntil: null,
  };
  const { screen, user } = openList();
  await user.click(await screen.findByRole('button', { name: 'Quote sent 1', pressed: false }));
  expect(await screen.findByRole('link', { name: 'Jonas, Lisbon' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Clara, Lisbon' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'All 2' })).toBeVisible();
  expect(window.location.search).toBe('?state=quoted');
  expect(queriesOf('/api/agent/requests')).toContainEqual({ state: 'quoted' });
});

it('AGT-05: the navigation says how many requests wait for an answer', async () => {
  world.list = { ...world.list, counts: { sent: 1, opened: 2, quoted: 4 } };
  openList();
  expect(await workspace().findByRole('link', { name: 'Requests 3 to answer' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(workspace().getByRole('link', { name: 'Messages 2 unread' })).toHaveAttribute(
    'href',
    '/agent/messages',
  );
});

it('AGT-05: an agent without requests is told how they come', async () => {
  world.list = { requests: [], counts: {}, awayUntil: null };
  const { screen } = openList();
  expect(await screen.findByRole('heading', { name: 'No request is here yet' })).toBeVisible();
});

it('AGT-05: what could not be read is said, and asked for again', async () => {
  fail('/api/agent/requests');
  const { screen, user } = openList();
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Clara, Lisbon' })).toBeVisible();
});

it('RFQ-04: an agent is away until a day, and back again', async () => {
  const { screen, user } = openList();
  const day = await screen.findByLabelText('Away until');
  await user.type(day, '2020-12-04');
  await user.click(screen.getByRole('button', { name: 'Set as away' }));
  expect(await screen.findByText(/No new request comes to you until Fri 4 December is over/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I am back' }));
  expect(await screen.findByText('Away for some days?')).toBeVisible();
  expect(sent('PUT', '/api/agent/away')).toEqual([{ until: '2020-12-04' }, { until: null }]);
});

it('RFQ-04: why a day away was refused stands at its field', async () => {
  const { screen, user } = openList();
  await user.type(await screen.findByLabelText('Away until'), '2020-11-26');
  await user.click(screen.getByRole('button', { name: 'Set as away' }));
  expect(await screen.findByText('This is a holiday.')).toBeVisible();
  expect(screen.getByLabelText('Away until')).toBeInvalid();
});

it('RFQ-04: what the API tells is shown without a new page', async () => {
  let tell = (_event: string) => {};
  world.events = new ReadableStream({
    start: (controller) => {
      tell = (event) => controller.enqueue(new TextEncoder().encode(event));
    },
  });
  const { screen } = openList();
  await screen.findByRole('link', { name: 'Clara, Lisbon' });
  world.list = { ...world.list, requests: [{ ...ROW_OF_CLARA, traveler: 'Jonas' }] };
  tell('event: changed\ndata: {"requestId":"r1"}\n\n');
  expect(await screen.findByRole('link', { name: 'Jonas, Lisbon' })).toBeVisible();
});
