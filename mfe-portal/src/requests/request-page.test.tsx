import { openPortal } from '../portal-app.testing';
import { FIRST_QUOTE, inHours, REQUEST_OF_CLARA, WANTED } from '../testing/request-fixtures';
import { requestsServer } from '../testing/requests-server';

const { world, asked, start } = requestsServer;
start();

const openRequest = (id = 'r1') => openPortal(`/agent/requests/${id}`, { role: 'agent' });
const bodyOf = (path: string): unknown =>
  asked.filter((each) => each.method === 'POST' && each.path === path).map(({ body }) => JSON.parse(body))[0];

it('RFQ-04: a request says in words what is wished for, and from which page it was asked', async () => {
  const { screen } = openRequest();
  expect(await screen.findByRole('heading', { level: 2, name: 'Clara, Lisbon' })).toBeVisible();
  expect(screen.getByText('4 to 7 December, up to 2 days earlier or later')).toBeVisible();
  expect(screen.getByText('2 adults, 1 child (7)')).toBeVisible();
  expect(screen.getByText('$2,400 for the trip')).toBeVisible();
  expect(screen.getByText('Food, Walking')).toBeVisible();
  expect(screen.getByText('English, German')).toBeVisible();
  expect(screen.getByText('Emil needs a bed of his own.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Casa do Miradouro' })).toHaveAttribute('href', '/hotels?hotel=H1');
  expect(screen.getByText('2 other agents asked as well')).toBeVisible();
});

it('RFQ-12: contact data are shown only once they are released, and until then it is said when', async () => {
  const { screen, unmount } = openRequest();
  expect(await screen.findByText(/when your quote is accepted, or when Clara gives/)).toBeVisible();
  unmount();
  const contact = { name: 'Clara Berg', email: 'clara@atoll.example', phone: '+49 30 1' };
  world.request = { ...REQUEST_OF_CLARA, contact };
  openRequest();
  expect(await screen.findByRole('link', { name: 'clara@atoll.example' })).toBeVisible();
  expect(screen.getByText('+49 30 1')).toBeVisible();
  expect(screen.queryByText(/when your quote is accepted/)).not.toBeInTheDocument();
});

it('RFQ-04: declining asks first, needs a reason, and cannot be undone', async () => {
  const { screen, user } = openRequest();
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/This cannot be undone/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decline for good' }));
  expect(await screen.findByText('Please choose a reason')).toBeVisible();
  expect(bodyOf('/api/agent/requests/r1/decline')).toBeUndefined();
  await user.selectOptions(screen.getByLabelText('Reason'), 'Too busy for these dates');
  await user.click(screen.getByRole('button', { name: 'Decline for good' }));
  expect(await screen.findByText('You declined: Too busy for these dates')).toBeVisible();
  expect(bodyOf('/api/agent/requests/r1/decline')).toEqual({ reason: 'busy', text: '' });
  expect(screen.queryByRole('button', { name: /^Send version/ })).not.toBeInTheDocument();
});

it('RFQ-08: versions that were sent stand below each other, as the traveler sees them, with what is asked to change', async () => {
  world.request = {
    ...REQUEST_OF_CLARA,
    state: 'quoted',
    quotes: [FIRST_QUOTE],
    changes: [{ version: 1, lineId: 'l1', text: 'Could we have a family room?', at: inHours(-1) }],
  };
  const { screen, user } = openRequest();
  expect(await screen.findByText('Clara asks to change Casa do Miradouro, double room:')).toBeVisible();
  expect(screen.getByText(/Could we have a family room/)).toBeVisible();
  await user.click(screen.getByText(/^Version 1, \$1,095\.00, sent today/));
  expect(screen.getByText('+$174.00')).toBeVisible();
  expect(screen.queryByText(/932/)).not.toBeInTheDocument();
});

it('RFQ-04: what was accepted is frozen, with its fingerprint, and no further version can be written', async () => {
  world.request = {
    ...REQUEST_OF_CLARA,
    state: 'accepted',
    quotes: [FIRST_QUOTE],
    acceptance: {
      requestId: 'r1',
      quote: FIRST_QUOTE,
      chosen: ['l2'],
      total: 126_900,
      acceptedAt: inHours(-1),
      hash: 'a91f07c2',
    },
  };
  const { screen } = openRequest();
  expect(await screen.findByRole('heading', { name: 'Clara accepted version 1, $1,269.00' })).toBeVisible();
  expect(screen.getByText('a91f07c2')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change your quote' })).not.toBeInTheDocument();
});

it('RFQ-12: a foreign request and an unknown one look alike, and lead back', async () => {
  const { screen } = openRequest('r9');
  expect(await screen.findByRole('heading', { name: 'This is not one of your requests' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All your requests' })).toHaveAttribute('href', '/agent/requests');
  expect(screen.queryByText('Clara')).not.toBeInTheDocument();
});

it('RFQ-04: of what was accepted the days are in order, and options that were not taken are not among it', async () => {
  const [line] = FIRST_QUOTE.lines;
  if (!line) throw new Error('the sample has a line');
  const lines = [
    ...[6, 1, 3].map((day) => ({ ...line, id: `d${day}`, day, title: `Line of ${day}` })),
    { ...line, id: 'o', day: 2, title: 'Not taken', kind: 'optional' as const },
  ];
  const quote = { ...FIRST_QUOTE, lines };
  const accepted = {
    requestId: 'r1',
    quote,
    chosen: [],
    total: 328_500,
    acceptedAt: inHours(-1),
    hash: 'a9',
  };
  world.request = { ...REQUEST_OF_CLARA, state: 'accepted', quotes: [], acceptance: accepted };
  const { screen } = openRequest();
  expect(await screen.findByText('Line of 1')).toBeVisible();
  const titles = screen.getAllByText(/^Line of/).map(({ textContent }) => textContent?.trim());
  expect(titles).toEqual(['Line of 1', 'Line of 3', 'Line of 6']);
  expect(screen.queryByText('Not taken')).not.toBeInTheDocument();
});

it('RFQ-11: lines of a wanted plan stand by their days, and alternatives are said as such', async () => {
  const [line] = WANTED.lines;
  if (!line) throw new Error('the sample has a line');
  const days = [null, 6, 2, 10].map((day, at) => ({
    ...line,
    id: `d${at}`,
    day,
    title: `Day ${String(day)}`,
  }));
  const one = { ...line, id: 'c', day: 3, title: 'Palace', kind: 'choice' as const, group: 'Afternoon' };
  world.request = { ...REQUEST_OF_CLARA, wanted: { ...WANTED, lines: [...days, one] } };
  const { screen } = openRequest();
  expect(await screen.findByText(/Day 3, One of: Afternoon/)).toBeVisible();
  const titles = screen
    .getAllByText(/^(Day (2|6|10|null)|Palace)$/, { selector: 'b' })
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(['Day 2', 'Palace', 'Day 6', 'Day 10', 'Day null']);
});

it('RFQ-11: what it should be like, and its line of descent, are read with the wish, and begin the quote', async () => {
  world.request = { ...REQUEST_OF_CLARA, wanted: WANTED };
  const { screen, user } = openRequest();
  expect(await screen.findByRole('heading', { name: 'Like “Our Lisbon”, but …' })).toBeVisible();
  expect(screen.getByText(/Clara began with a quote of an agent in Lisbon of 1 November 2020/)).toBeVisible();
  expect(screen.getByText('Different: Two rooms')).toBeVisible();
  expect(screen.getByText('Not wanted')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Begin with the lines that Clara wants' }));
  expect(screen.getByRole('button', { name: 'Edit: Hotel Farol' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit: Fado' })).toBeNull();
});

it('RFQ-09: what the traveler has changed says before and after, and which quotes were made before it', async () => {
  const items = [{ what: 'People', before: '2 adults', after: '3 adults' }];
  world.request = {
    ...REQUEST_OF_CLARA,
    ...{ state: 'quoted', quotes: [FIRST_QUOTE], wishChanges: [{ at: inHours(1), items }] },
  };
  const { screen } = openRequest();
  expect(await screen.findByRole('heading', { name: /^Changed today/ })).toBeVisible();
  expect(screen.getByText('3 adults', { selector: 'ins', exact: false })).toBeVisible();
  expect(screen.getByText(/^Version 1.*made before the change$/)).toBeVisible();
});

it('RFQ-09: a request that its traveler closed kindly says why, and takes no quote', async () => {
  world.request = { ...REQUEST_OF_CLARA, state: 'closed', closedReason: 'found' };
  const { screen } = openRequest();
  expect(await screen.findByText(/has found what they wanted/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send version/ })).not.toBeInTheDocument();
});

it('RFQ-09: the agent answers a review once, and may change the answer', async () => {
  const review = {
    ...{ id: 'rev1', rating: 4, text: 'Unhurried.', month: '2020-10', name: null, answer: null },
    ...{ at: inHours(-20), isSample: false },
  };
  world.request = {
    ...REQUEST_OF_CLARA,
    ...{ state: 'accepted', review: { review, canAnswer: true, changeUntil: null } },
  };
  const first = openRequest();
  await first.user.type(await first.screen.findByLabelText('Your answer'), 'Thank');
  first.unmount();
  // Half written, it is there after a reload.
  const { screen, user } = openRequest();
  await user.type(await screen.findByLabelText('Your answer'), ' you!');
  await user.click(screen.getByRole('button', { name: 'Publish the answer' }));
  expect(await screen.findByText('You answered')).toBeVisible();
  expect(screen.getByText('Thank you!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change the answer' }));
  expect(screen.getByLabelText('Your answer')).toHaveValue('Thank you!');
});
