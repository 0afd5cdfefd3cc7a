import { waitFor, within } from '@testing-library/react';
import type { QuoteBody } from '@atoll/contracts/quote';
import { openPortal } from '../../portal-app.testing';
import { FIRST_QUOTE, quoteOf, REQUEST_OF_CLARA } from '../../testing/request-fixtures';
import { requestsServer } from '../../testing/requests-server';

const { world, asked, start } = requestsServer;
start();

const QUOTES = '/api/agent/requests/r1/quotes';
const openRequest = () => openPortal('/agent/requests/r1', { role: 'agent' });
const sentQuotes = () =>
  asked
    .filter(({ method, path }) => method === 'POST' && path === QUOTES)
    .map(({ body }) => JSON.parse(body) as QuoteBody);

/** Opens the editor on the version that was sent first. */
async function reviseFirst() {
  world.request = { ...REQUEST_OF_CLARA, state: 'quoted', quotes: [FIRST_QUOTE] };
  const app = openRequest();
  await app.user.click(await app.screen.findByRole('button', { name: 'Change your quote' }));
  await app.screen.findByRole('button', { name: 'Send version 2' });
  return app;
}

/** Types into a field, in the place of what it holds. */
async function fill(app: ReturnType<typeof openRequest>, label: string | RegExp, text: string) {
  const field = await app.screen.findByLabelText(label);
  await app.user.clear(field);
  await app.user.click(field);
  await app.user.paste(text);
}

it('RFQ-08: an agent writes a line, sees the total at once, and sends it as the first version', async () => {
  const app = openRequest();
  const { screen, user } = app;
  await user.click(await screen.findByRole('button', { name: 'Line for day 1' }));
  expect(screen.getByLabelText('Title')).toHaveFocus();
  await fill(app, 'Title', 'Alfama on foot');
  await fill(app, 'Units', '3');
  await fill(app, 'Price of one', '1,250.50');
  await fill(app, 'Tax on top, %', '10');
  await user.selectOptions(screen.getByLabelText('Currency'), 'EUR');
  // 3 × €1,250.50, and a tenth on top, at €0.80 for a dollar.
  expect(await screen.findByText('$5,158.31')).toBeVisible();
  await fill(app, /^Net of all/, '2000');
  expect(screen.getByLabelText('Valid until')).toHaveValue('2020-12-09');
  await user.click(screen.getByRole('button', { name: 'Send version 1' }));
  expect(await screen.findByText(/^Version 1, \$5,158\.31, sent/)).toBeVisible();
  expect(sentQuotes()).toEqual([
    {
      currency: 'USD',
      title: 'Lisbon',
      message: '',
      terms: '',
      validUntil: '2020-12-09',
      after: 0,
      lines: [
        {
          id: expect.stringMatching(/^[0-9a-z-]{36}$/),
          day: 1,
          title: 'Alfama on foot',
          place: '',
          supplier: '',
          units: 3,
          unitAmount: 125_050,
          currency: 'EUR',
          taxBasisPoints: 1_000,
          kind: 'included',
          group: null,
          page: null,
        },
      ],
      costs: [{ lineId: expect.any(String), net: 200_000 }],
    },
  ]);
});

it('RFQ-08: amounts have the digits of their currency, and one that has not is refused with a sentence', async () => {
  const app = openRequest();
  const { screen, user } = app;
  await user.click(await screen.findByRole('button', { name: 'Line for the whole trip' }));
  await fill(app, 'Title', 'Room');
  await user.selectOptions(screen.getByLabelText('Currency'), 'JPY');
  await fill(app, 'Price of one', '12.5');
  await user.click(screen.getByRole('button', { name: 'Send version 1' }));
  expect(
    (await screen.findAllByText('JPY has no smaller unit: please write a whole number')).length,
  ).toBeGreaterThan(0);
  expect(screen.getByLabelText('Price of one')).toBeInvalid();
  expect(sentQuotes()).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Currency'), 'KWD');
  await fill(app, 'Price of one', '12.5');
  expect(screen.getByLabelText('Price of one')).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Send version 1' }));
  await screen.findByRole('button', { name: 'Change your quote' });
  expect(sentQuotes()[0]?.lines[0]).toMatchObject({ unitAmount: 12_500, currency: 'KWD' });
});

it('RFQ-08: a line that is one of a group without a name says so at that field, and nothing of a missing price', async () => {
  const app = openRequest();
  const { screen, user } = app;
  await user.click(await screen.findByRole('button', { name: 'Line for day 1' }));
  await fill(app, 'Title', 'Dinner');
  await user.selectOptions(screen.getByLabelText('Kind'), 'One of a group');
  expect(screen.getByLabelText('Group')).toBeValid();
  await fill(app, 'Price of one', '40');
  expect(screen.getByLabelText('Group')).toBeInvalid();
  expect(screen.getByText('The group needs a name')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Done/ }));
  expect(screen.getByText('The group needs a name')).toBeVisible();
  expect(screen.queryByText('No price yet')).not.toBeInTheDocument();
});

it('RFQ-12: net and margin are shown in the editor, and not in the preview', async () => {
  const { screen, user } = await reviseFirst();
  // Of the line, and of the whole quote.
  expect(screen.getAllByText(/Only you: net \$932\.00/)).toHaveLength(2);
  expect(screen.getAllByText('Margin $163.00, 14.9%')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Preview as Clara sees it' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Lisbon with Emil' }));
  expect(preview.getByText('$1,095.00', { selector: 'b' })).toBeVisible();
  expect(preview.queryByText(/932|163|net|margin/i)).not.toBeInTheDocument();
  await user.click(preview.getByRole('checkbox', { name: 'Optional: take it' }));
  expect(preview.getByText('$1,269.00', { selector: 'b' })).toBeVisible();
});

it('RFQ-12: what lines cost is sent in `costs` and nowhere else', async () => {
  const app = await reviseFirst();
  await app.user.click(app.screen.getByRole('button', { name: 'Edit: Fado dinner' }));
  await fill(app, /^Net of all/, '151,23');
  await app.user.click(app.screen.getByRole('button', { name: 'Send version 2' }));
  await app.screen.findByText(/^Version 2, /);
  const [{ costs, ...rest }] = sentQuotes() as [QuoteBody];
  expect(costs).toEqual([
    { lineId: 'l1', net: 93_200 },
    { lineId: 'l2', net: 15_123 },
  ]);
  expect(JSON.stringify(rest)).not.toMatch(/net|margin|93200|15123/i);
});

it('RFQ-08: a version that another window sent meanwhile is said, and nothing that was typed is lost', async () => {
  const app = await reviseFirst();
  const { screen, user } = app;
  await fill(app, 'Title of the quote', 'Lisbon, with the family room');
  const { costs, currency, message, terms, validUntil, lines } = FIRST_QUOTE;
  const other = quoteOf(
    {
      costs,
      currency,
      message,
      terms,
      validUntil,
      after: 1,
      title: 'Of the other window',
      lines: lines.map(({ amount: _a, tax: _t, ...line }) => line),
    },
    2,
  );
  world.request = { ...REQUEST_OF_CLARA, state: 'quoted', quotes: [other, FIRST_QUOTE] };
  await user.click(screen.getByRole('button', { name: 'Send version 2' }));
  expect(await screen.findByText(/Version 2 was sent meanwhile/)).toBeVisible();
  expect(screen.getByLabelText('Title of the quote')).toHaveValue('Lisbon, with the family room');
  await user.click(screen.getByRole('button', { name: 'Make mine version 3' }));
  await user.click(screen.getByRole('button', { name: 'Send version 3' }));
  expect(await screen.findByText(/^Version 3, /)).toBeVisible();
  expect(sentQuotes().map(({ after, title }) => [after, title])).toEqual([
    [1, 'Lisbon, with the family room'],
    [2, 'Lisbon, with the family room'],
  ]);
});

it('RFQ-08: what the API refuses of a line stands at its field, wherever the line is', async () => {
  const { screen, user } = await reviseFirst();
  world.refuses = { 'lines.1.unitAmount': 'This is more than the budget of Clara.' };
  await user.click(screen.getByRole('button', { name: 'Send version 2' }));
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getByText(/more than the budget/)).toBeVisible();
  await user.click(summary.getByRole('button', { name: 'Fado dinner' }));
  const price = screen.getByLabelText('Price of one');
  expect(price).toBeInvalid();
  expect(price).toHaveAccessibleDescription('This is more than the budget of Clara.');
});

it('RFQ-08: a draft is there again after a reload, and can be discarded', async () => {
  const app = await reviseFirst();
  await fill(app, 'Terms', 'All of it now.');
  app.unmount();
  const { screen, user } = openRequest();
  expect(await screen.findByText(/What you typed before is here again/)).toBeVisible();
  expect(screen.getByLabelText('Terms')).toHaveValue('All of it now.');
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.getByLabelText('Terms')).toHaveValue('20 % now.');
});

it('RFQ-08: lines are moved by buttons and by keyboard, copied, and deleted with a way back', async () => {
  const { screen, user } = await reviseFirst();
  const titlesOf = (day: string) =>
    within(screen.getByRole('region', { name: day }))
      .queryAllByRole('button', { name: /^Edit: / })
      .map((button) => button.getAttribute('aria-label'));
  await user.click(screen.getByRole('button', { name: 'Move down: Fado dinner' }));
  expect(titlesOf('Day 2')).toEqual(['Edit: Fado dinner']);
  expect(screen.getByRole('button', { name: 'Move down: Fado dinner' })).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(titlesOf('Whole trip')).toEqual(['Edit: Casa do Miradouro, double room', 'Edit: Fado dinner']);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(titlesOf('Whole trip')).toEqual(['Edit: Fado dinner', 'Edit: Casa do Miradouro, double room']);

  await user.click(screen.getByRole('button', { name: 'Copy: Fado dinner' }));
  await user.click(screen.getByRole('button', { name: /^Done/ }));
  expect(titlesOf('Whole trip')).toHaveLength(3);

  await user.click(screen.getByRole('button', { name: 'Delete: Casa do Miradouro, double room' }));
  expect(titlesOf('Whole trip')).toEqual(['Edit: Fado dinner', 'Edit: Fado dinner']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(titlesOf('Whole trip')[2]).toBe('Edit: Casa do Miradouro, double room');
});

it('RFQ-08: a choice is between two lines at least, and its first counts', async () => {
  const app = await reviseFirst();
  const { screen, user } = app;
  await user.click(screen.getByRole('button', { name: 'Edit: Fado dinner' }));
  await user.selectOptions(screen.getByLabelText('Kind'), 'One of a group');
  await fill(app, 'Group', 'Evening');
  await user.click(screen.getByRole('button', { name: 'Send version 2' }));
  expect((await screen.findAllByText(/a choice is between two at least/)).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: /^Done/ }));
  await user.click(screen.getByRole('button', { name: 'Copy: Fado dinner' }));
  await fill(app, 'Price of one', '20');
  // The copy is one of the group as well: the dearer first one counts, not both.
  expect(screen.getByText('$1,269.00', { selector: 'b' })).toBeVisible();
});

it('RFQ-08: a hotel of the site becomes a line with its page, place and price', async () => {
  world.hotels = [{ hotelId: 'H1', name: 'Casa do Miradouro', address: { cityName: 'Lisbon' } }];
  world.offers = {
    offers: {
      H1: {
        hotel: { hotelId: 'H1' },
        offers: ['486.00', '430.50'].map((total, index) => ({
          id: `o${index}`,
          checkInDate: '2020-12-04',
          checkOutDate: '2020-12-07',
          room: {},
          guests: { adults: 3 },
          price: { currency: 'EUR', total },
        })),
      },
    },
  };
  const { screen, user } = openRequest();
  await user.click(await screen.findByRole('button', { name: 'Add hotels and tours from Atoll' }));
  expect(await screen.findByText('from €430.50 for the stay')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Into'), 'Day 1');
  await user.click(screen.getByRole('button', { name: 'Add Casa do Miradouro' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Casa do Miradouro, 3 nights');
  expect(screen.getByLabelText('Supplier')).toHaveValue('Casa do Miradouro');
  expect(screen.getByLabelText('Place')).toHaveValue('Lisbon');
  expect(screen.getByLabelText('Price of one')).toHaveValue('430.50');
  expect(screen.getByLabelText('Currency')).toHaveValue('EUR');
  expect(screen.getByRole('link', { name: '/hotels?hotel=H1' })).toBeVisible();
  expect(screen.getByLabelText('Day')).toHaveDisplayValue('Day 1, Fri 4 Dec');
});

it('RFQ-08: a tour of the site becomes a line for everybody of the party', async () => {
  world.tours = [
    {
      id: 'T1',
      name: 'Alfama on foot',
      price: { amount: 38.5, currencyCode: 'USD' },
      highlights: [],
      images: [],
      categories: ['FOOD'],
      languages: [],
      location: { latitude: 38.71, longitude: -9.13 },
      minimumParticipants: 1,
      maximumParticipants: 8,
      sample: true,
    },
  ];
  const { screen, user } = openRequest();
  await user.click(await screen.findByRole('button', { name: 'Add hotels and tours from Atoll' }));
  await user.click(await screen.findByRole('button', { name: 'Tours' }));
  expect(await screen.findByText(/from \$38\.50 a person/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Alfama on foot' }));
  expect(screen.getByLabelText('Units')).toHaveValue('3');
  expect(screen.getByText('$115.50', { selector: 'b' })).toBeVisible();
  expect(screen.getByRole('link', { name: '/tours?tour=T1' })).toBeVisible();
  // Its record says where it is; without the page nobody knows it any more.
  expect(screen.getByText('On the map: Alfama on foot')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Without it' }));
  expect(screen.queryByText(/^On the map/)).not.toBeInTheDocument();
});

it('RFQ-08: a line is put on the map by a place of the list, is sent with it, and never by its words', async () => {
  const app = openRequest();
  const { screen, user } = app;
  await user.click(await screen.findByRole('button', { name: 'Line for day 1' }));
  await fill(app, 'Title', 'Alfama on foot');
  await fill(app, 'Price of one', '10');
  await fill(app, 'Place', 'Porto');
  await user.click(screen.getByRole('button', { name: 'Send version 1' }));
  await waitFor(() => expect(sentQuotes()).toHaveLength(1));
  expect(sentQuotes()[0]?.lines[0]).not.toHaveProperty('spot');
  await user.click(await screen.findByRole('button', { name: 'Change your quote' }));
  await user.click(await screen.findByRole('button', { name: 'Edit: Alfama on foot' }));
  await user.click(screen.getByRole('button', { name: 'Put it on the map' }));
  await user.type(screen.getByRole('combobox', { name: 'Place on the map' }), 'Lis');
  await user.click(await screen.findByRole('option', { name: 'Lisbon, Portugal' }));
  expect(screen.getByText('On the map: Lisbon, Portugal')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send version 2' }));
  await waitFor(() => expect(sentQuotes()).toHaveLength(2));
  expect(sentQuotes()[1]?.lines[0]).toMatchObject({
    place: 'Porto',
    spot: { kind: 'place', name: 'Lisbon, Portugal', latitude: 38.7, longitude: -9.1 },
  });
});

it('RFQ-09: what is worth a look in a quote is read by its agent before it is sent', async () => {
  const [line] = FIRST_QUOTE.lines;
  if (!line) throw new Error('the first quote has a line');
  const at = { kind: 'place' as const, name: 'Lisbon', latitude: 38.72, longitude: -9.14 };
  const lines = [
    { ...line, id: 'walk', day: 1, title: 'Alfama', spot: at },
    { ...line, id: 'port', day: 1, title: 'Porto cellar', spot: { ...at, latitude: 41.15 } },
  ];
  world.request = { ...REQUEST_OF_CLARA, state: 'quoted', quotes: [{ ...FIRST_QUOTE, lines }] };
  const { screen, user } = openRequest();
  await user.click(await screen.findByRole('button', { name: 'Change your quote' }));
  const advice = within(await screen.findByRole('region', { name: 'Worth a look' }));
  expect(advice.getByText(/^Day 1: about \d+ km from “Alfama” to “Porto cellar”/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete: Porto cellar' }));
  expect(screen.queryByRole('region', { name: 'Worth a look' })).not.toBeInTheDocument();
});

it('RFQ-08: a draft that is older than what was sent elsewhere says so before it is sent', async () => {
  const app = openRequest();
  await fill(app, 'Title of the quote', 'Begun before');
  app.unmount();
  world.request = { ...REQUEST_OF_CLARA, state: 'quoted', quotes: [FIRST_QUOTE] };
  const { screen, user } = openRequest();
  expect(await screen.findByText(/Version 1 was sent meanwhile/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make mine version 2' }));
  expect(screen.getByLabelText('Title of the quote')).toHaveValue('Begun before');
  expect(screen.getByRole('button', { name: 'Send version 2' })).toBeVisible();
  expect(screen.queryByText(/was sent meanwhile/)).not.toBeInTheDocument();
});

it('RFQ-08: lines and whole days of earlier quotes are used again, with their prices and costs', async () => {
  world.earlier = [FIRST_QUOTE];
  const { screen, user } = openRequest();
  await user.click(await screen.findByRole('button', { name: 'Use lines of earlier quotes' }));
  await user.click(await screen.findByText(new RegExp(`^${FIRST_QUOTE.title}, `)));
  const [line] = FIRST_QUOTE.lines;
  await user.click(screen.getByRole('button', { name: `Add ${line?.title ?? ''}` }));
  expect(screen.getAllByRole('button', { name: `Edit: ${line?.title ?? ''}` })).toHaveLength(1);
  const [day] = screen.getAllByRole('button', { name: /^Add all of/ });
  await user.click(day as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Send version 1' }));
  await waitFor(() => expect(sentQuotes()).toHaveLength(1));
  const [sent] = sentQuotes();
  const used = sent?.lines.find(({ title }) => title === line?.title);
  expect(used).toMatchObject({ unitAmount: line?.unitAmount, currency: line?.currency });
  expect(new Set(sent?.lines.map(({ id }) => id)).size).toBe(sent?.lines.length);
  expect(sent?.costs.length).toBeGreaterThan(0);
});
