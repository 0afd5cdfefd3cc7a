import { renderApp } from '@atoll/platform/testing';
import { act, waitFor, within } from '@testing-library/react';
import { HotelsApp } from './hotels-app';
import { hotelOf } from './testing/fixtures';
import {
  asked,
  fillWorld,
  LISBON_PATH,
  queriesOf,
  STAY_PATH,
  startHotelServer,
  world,
  hold,
  fail,
} from './testing/hotel-server';

startHotelServer();

const open = (path: string) => renderApp(<HotelsApp />, { path });
const shows = (n: number, total: number) =>
  ({ level: 1, name: `Showing ${n} of ${total} Hotels in Lisbon` }) as const;

it('HSE-24, HSE-54: the list is asked with place, stay, party, page and page size', async () => {
  fillWorld(1);
  const { screen } = open(STAY_PATH);
  await screen.findByRole('heading', shows(1, 1));
  expect(queriesOf('/api/hotels')).toEqual([
    {
      city: 'Lisbon',
      country: 'Portugal',
      lat: '38.72',
      lng: '-9.14',
      checkIn: '2020-12-04',
      checkOut: '2020-12-07',
      adults: '2',
      rooms: '1',
      page: '1',
      pageSize: '20',
      sort: 'recommended',
      currency: 'USD',
      bestRateOnly: 'false',
    },
  ]);
});

it('HSE-44, HSE-51: the offers are asked for all hotels at once, in dollars, without best rate only', async () => {
  fillWorld(3);
  const { screen } = open(STAY_PATH);
  expect(await screen.findByText('$200')).toBeVisible();
  expect(queriesOf('/api/hotels/offers')).toEqual([
    {
      hotelIds: 'H1,H2,H3',
      checkIn: '2020-12-04',
      checkOut: '2020-12-07',
      adults: '2',
      rooms: '1',
      currency: 'USD',
      bestRateOnly: 'false',
    },
  ]);
});

it('HSE-28, HSE-29: the header counts the hotels and the summary repeats the search', async () => {
  fillWorld(25);
  const { screen } = open(STAY_PATH);
  expect(await screen.findByRole('heading', shows(20, 25))).toBeVisible();
  expect(screen.getByText('4 to 7 December, 3 nights, 2 guests, 1 room')).toBeVisible();
});

it('HSE-42: without dates no offers are asked for and every card says Check availability', async () => {
  fillWorld(2);
  const { screen } = open(LISBON_PATH);
  expect(await screen.findAllByText('Check availability')).toHaveLength(2);
  expect(queriesOf('/api/hotels/offers')).toEqual([]);
});

it('HSE-42: without hotels no offers are asked for', async () => {
  const { screen } = open(STAY_PATH);
  await screen.findByText('No hotels found');
  expect(queriesOf('/api/hotels/offers')).toEqual([]);
});

it('HSE-43: failing offers are logged and the hotels stay', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  fillWorld(2);
  fail('/api/hotels/offers');
  const { screen } = open(STAY_PATH);
  expect(await screen.findAllByText('Check availability')).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(queriesOf('/api/client-errors')).toHaveLength(1));
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

it('HSE-25: a change of guests searches again, once, with a loading state in between', async () => {
  fillWorld(1);
  const { screen, user } = open(LISBON_PATH);
  await screen.findByRole('heading', shows(1, 1));
  const answer = hold('/api/hotels');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Guests' }), '3');
  expect(await screen.findByText('Loading hotels')).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  answer();
  await screen.findByRole('heading', shows(1, 1));
  expect(queriesOf('/api/hotels').map((query) => query.adults)).toEqual(['2', '3']);
});

it('HSE-25: rooms, dates, page and filters each search again, once', async () => {
  fillWorld(25);
  const { screen, user } = open(STAY_PATH);
  await screen.findByRole('heading', shows(20, 25));
  const searches = () => queriesOf('/api/hotels');
  const count = searches().length;
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rooms' }), '2');
  await waitFor(() => expect(searches().at(-1)).toMatchObject({ rooms: '2' }));
  expect(searches()).toHaveLength(count + 1);
  await screen.findByRole('heading', shows(20, 25));
  const [second] = screen.getAllByRole('link', { name: 'Page 2' });
  if (!second) throw new Error('a link to page 2 expected');
  await user.click(second);
  await waitFor(() => expect(searches().at(-1)).toMatchObject({ page: '2' }));
  expect(searches()).toHaveLength(count + 2);
  await screen.findByRole('heading', shows(5, 25));
  const filters = within(screen.getByRole('complementary', { name: 'Filter hotels' }));
  await user.click(filters.getByRole('checkbox', { name: 'WiFi' }));
  await waitFor(() => expect(searches().at(-1)).toMatchObject({ amenities: 'WIFI' }));
  expect(searches()).toHaveLength(count + 3);
});

it('HSE-25, HSE-35: the hotels of a page stay, dimmed and busy, until those of the next one are there', async () => {
  fillWorld(25);
  const { screen, user } = open(STAY_PATH);
  const [second] = await screen.findAllByRole('link', { name: 'Page 2' });
  if (!second) throw new Error('a link to page 2 expected');
  const answer = hold('/api/hotels');
  await user.click(second);
  const results = screen.getByRole('region', { name: shows(20, 25).name });
  await waitFor(() => expect(results).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getAllByRole('article')).toHaveLength(20);
  answer();
  await screen.findByRole('heading', shows(5, 25));
  expect(screen.getByRole('region', { name: shows(5, 25).name })).toHaveAttribute('aria-busy', 'false');
});

it('HSE-43: prices of one batch that fails leave those of the others on their cards', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  fillWorld(25);
  fail('/api/hotels/offers');
  const { screen } = open(`${STAY_PATH}&all=1`);
  expect(await screen.findByRole('heading', shows(25, 25))).toBeVisible();
  expect(await screen.findByText('$2,500')).toBeVisible();
  expect(await screen.findAllByText('Check availability')).not.toHaveLength(0);
  logged.mockRestore();
});

it('HSE-24: recommended comes first; every order says what decides it, is asked for and begins at page 1', async () => {
  fillWorld(25);
  const { screen, user } = open(`${STAY_PATH}&page=2`);
  await screen.findByRole('heading', shows(5, 25));
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(order).toHaveDisplayValue('Recommended');
  expect(order).toHaveAccessibleDescription(
    "Nearest 100 first, by stars, distance, photos. Hotels can't pay for position.",
  );
  for (const [label, value] of [
    ['Lowest price', 'price'],
    ['Star rating', 'rating'],
    ['Distance', 'distance'],
  ] as const) {
    await user.selectOptions(order, label);
    await waitFor(() => expect(queriesOf('/api/hotels').at(-1)).toMatchObject({ sort: value, page: '1' }));
    expect(window.location.search).toContain(`sort=${value}`);
  }
  expect(order).toHaveAccessibleDescription(/^Nearest to the center first/);
});

it('who listens meets what was found before the filters for it', async () => {
  fillWorld(1);
  const { screen } = open(LISBON_PATH);
  const heading = await screen.findByRole('heading', shows(1, 1));
  const filters = screen.getByRole('complementary', { name: 'Filter hotels' });
  expect(heading.compareDocumentPosition(filters)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('HSE-42: without dates nothing is sorted by price', async () => {
  fillWorld(1);
  const { screen } = open(`${LISBON_PATH}&sort=price`);
  await screen.findByRole('article');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Recommended');
  expect(screen.getByRole('option', { name: /^Lowest price/ })).toBeDisabled();
  expect(queriesOf('/api/hotels')[0]).toMatchObject({ sort: 'recommended' });
});

it('HSE-32: no hotel at all says No hotels found', async () => {
  const { screen } = open(LISBON_PATH);
  expect(await screen.findByRole('heading', { name: 'No hotels found' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it('HSE-33: a failed search says so and Try Again repeats it with the same parameters', async () => {
  fillWorld(1);
  fail('/api/hotels');
  const { screen, user } = open(STAY_PATH);
  expect(
    await screen.findByText('An error occurred while searching for hotels. Please try again.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', shows(1, 1))).toBeVisible();
  const [first, second] = queriesOf('/api/hotels');
  expect(second).toEqual(first);
});

it('HSE-38: a card shows rating, name, address and picture, or what stands in for them', async () => {
  fillWorld(1);
  world.hotels.push(
    hotelOf({ hotelId: 'H2', name: 'Bare', address: undefined, media: [], rating: undefined }),
  );
  const { screen } = open(LISBON_PATH);
  const [full, bare] = await screen.findAllByRole('article');
  if (!full || !bare) throw new Error('two cards expected');
  expect(within(full).getByText('4.5')).toBeVisible();
  expect(within(full).getByText('Rua do Salvador 22, Lisbon, PT')).toBeVisible();
  expect(within(full).getByRole('presentation')).toHaveAttribute('src', '/media/hotels/miradouro.svg');
  expect(within(bare).getByText('Address unavailable')).toBeVisible();
  expect(within(bare).getByRole('presentation')).toHaveAttribute('src', '/assets/default-poster.svg');
});

it('HSE-39, HSE-41: +2 more expands the card and View Details becomes Book Now', async () => {
  fillWorld(1);
  const { screen, user } = open(LISBON_PATH);
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('WiFi')).toBeVisible();
  expect(card.getByText('Pool')).toBeVisible();
  expect(card.getByText('Restaurant, Parking')).not.toBeVisible();
  expect(card.getByText('View Details')).toBeVisible();
  await user.click(card.getByRole('button', { name: /\+2 more/ }));
  expect(card.getByText('Restaurant, Parking')).toBeVisible();
  expect(card.getByText('Book Now')).toBeVisible();
  expect(card.queryByText('View Details')).not.toBeInTheDocument();
});

it('HSE-40: the total of the stay leads and the rounded night follows', async () => {
  fillWorld(1);
  const { screen } = open(STAY_PATH);
  expect(await screen.findByText('$100')).toBeVisible();
  expect(screen.getByText('$33 per night, taxes included')).toBeVisible();
});

it('HSE-30, HSE-37: Show All loads every hotel, takes note and pages away and prices none twice', async () => {
  fillWorld(25);
  const { screen, user } = open(STAY_PATH);
  expect(await screen.findByText('Results limited to 20 hotels to improve performance')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show All 25 Hotels' }));
  expect(await screen.findByRole('heading', shows(25, 25))).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(25);
  expect(screen.queryByText(/^Results limited/)).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  expect(await screen.findByText('$2,500')).toBeVisible();
  const offerQueries = queriesOf('/api/hotels/offers').map((query) => query.hotelIds?.split(',').length);
  expect(offerQueries).toEqual([20, 5]);
  expect(queriesOf('/api/hotels').map(({ pageSize }) => pageSize)).toEqual(['20', '1000']);
});

describe('HSE-37: a long list', () => {
  /** Scrolling, as far as the list can tell: its end comes near. */
  let comeNear = () => {};
  const { IntersectionObserver } = globalThis;
  beforeEach(() => {
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback) {
        super(callback);
        comeNear = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this);
      }
    };
  });
  afterEach(() => {
    globalThis.IntersectionObserver = IntersectionObserver;
  });

  it('is asked for once and drawn and priced sixty hotels at a time, as one scrolls', async () => {
    fillWorld(130);
    const { screen } = open(`${STAY_PATH}&all=1&view=list`);
    await screen.findByRole('heading', shows(130, 130));
    for (const drawn of [60, 120, 130]) {
      expect(await screen.findAllByRole('article')).toHaveLength(drawn);
      await waitFor(() =>
        expect(
          queriesOf('/api/hotels/offers').flatMap(({ hotelIds = '' }) => hotelIds.split(',')),
        ).toHaveLength(drawn),
      );
      act(comeNear);
    }
    expect(queriesOf('/api/hotels')).toHaveLength(2);
  });

  it('is printed whole', async () => {
    fillWorld(130);
    const { screen } = open(`${STAY_PATH}&all=1&view=list`);
    await screen.findByRole('heading', shows(130, 130));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getAllByRole('article')).toHaveLength(130);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.getAllByRole('article')).toHaveLength(60);
  });
});

it('HSE-26, HSE-35: page 2 is a place in the history, and another search begins at page 1', async () => {
  fillWorld(25);
  const { screen, user } = open(STAY_PATH);
  const [second] = await screen.findAllByRole('link', { name: 'Page 2' });
  if (!second) throw new Error('a link to page 2 expected');
  await user.click(second);
  expect(await screen.findByRole('heading', shows(5, 25))).toBeVisible();
  expect(window.location.search).toContain('page=2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Guests' }), '3');
  expect(await screen.findByRole('heading', shows(20, 25))).toBeVisible();
  expect(window.location.search).not.toContain('page=');
});

it('HSE-36: a page past the data leads back to the first one', async () => {
  fillWorld(25);
  const { screen, user } = open(`${STAY_PATH}&page=9`);
  await user.click(await screen.findByRole('link', { name: 'Back to the first page' }));
  expect(await screen.findByRole('heading', shows(20, 25))).toBeVisible();
});

describe('HSE-34: filters', () => {
  it('HSE-48, HSE-51: a star rating in the panel searches at once and brings best rate only with it', async () => {
    fillWorld(1);
    const { screen, user } = open(STAY_PATH);
    await screen.findByRole('article');
    const panel = within(screen.getByRole('complementary', { name: 'Filter hotels' }));
    await user.click(panel.getByRole('radio', { name: '4 stars' }));
    await user.click(await panel.findByRole('radio', { name: '5 stars' }));
    await waitFor(() =>
      expect(queriesOf('/api/hotels').at(-1)).toMatchObject({ ratings: '5', bestRateOnly: 'true' }),
    );
    await waitFor(() =>
      expect(queriesOf('/api/hotels/offers').at(-1)).toMatchObject({ bestRateOnly: 'true' }),
    );
    expect(panel.getByRole('button', { name: 'Clear 2' })).toBeVisible();
  });

  it('HSE-34, HSE-49: the dialog counts, waits for Apply Filters, closes and searches', async () => {
    fillWorld(1);
    const { screen, user } = open(LISBON_PATH);
    await screen.findByRole('article');
    await user.click(screen.getByText('Filters (0)'));
    const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.click(dialog.getByRole('checkbox', { name: 'WiFi' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Parking' }));
    expect(queriesOf('/api/hotels')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Apply Filters' }));
    expect(await screen.findByText('Filters (3)')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).not.toBeInTheDocument());
    await waitFor(() => expect(queriesOf('/api/hotels').at(-1)).toMatchObject({ amenities: 'WIFI,PARKING' }));
  });

  /** The results of a stay with their filter panel, and the field of a price in it. */
  async function openPanel(path = STAY_PATH) {
    fillWorld(1);
    const { screen, user } = open(path);
    await screen.findByRole('article');
    const panel = within(screen.getByRole('complementary', { name: 'Filter hotels' }));
    const type = async (field: 'Min, $' | 'Max, $', text: string) => {
      await user.clear(panel.getByRole('textbox', { name: field }));
      await user.type(panel.getByRole('textbox', { name: field }), `${text}{Enter}`);
    };
    return { screen, user, panel, type };
  }

  it('HSE-52: a price range is sent once both fields hold sound numbers; what was typed stays, with its message', async () => {
    const { panel, type } = await openPanel();
    await type('Min, $', 'abc');
    expect(panel.getByRole('alert')).toHaveTextContent('Enter whole numbers, such as 100');
    expect(panel.getByRole('textbox', { name: 'Min, $' })).toHaveValue('abc');
    expect(panel.getByRole('textbox', { name: 'Min, $' })).toHaveAccessibleDescription(/whole numbers/);
    await type('Min, $', '-5');
    expect(panel.getByRole('alert')).toHaveTextContent('Prices cannot be negative');
    await type('Min, $', '9000');
    expect(panel.getByRole('alert')).toHaveTextContent('The lowest price is above the highest');
    expect(queriesOf('/api/hotels')).toHaveLength(1);
    await type('Min, $', '100');
    await type('Max, $', '300');
    await waitFor(() => expect(queriesOf('/api/hotels').at(-1)).toMatchObject({ priceRange: '100-300' }));
    expect(panel.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['a maximum of 0', [['Max, $', '0']]],
    [
      'both ends where they were',
      [
        ['Max, $', '5000'],
        ['Min, $', '0'],
      ],
    ],
    ['no maximum', [['Max, $', ' ']]],
  ] as const)(
    'HSE-64: %s clears the price filter: none is sent and the count falls',
    async (_what, typed) => {
      const { panel, type } = await openPanel(`${STAY_PATH}&priceRange=50-200&ratings=4`);
      expect(panel.getByRole('button', { name: 'Clear 2' })).toBeVisible();
      for (const [field, text] of typed) await type(field, text);
      await waitFor(() => expect(window.location.search).not.toContain('priceRange'));
      await waitFor(() => expect(queriesOf('/api/hotels').at(-1)).not.toHaveProperty('priceRange'));
      expect(panel.queryByRole('alert')).not.toBeInTheDocument();
      // Best rate only came with the first change (C54).
      expect(panel.getByRole('button', { name: 'Clear 2' })).toBeVisible();
    },
  );

  it('HSE-52: without dates price, meals and payment cannot be chosen, and it is said why', async () => {
    const { panel } = await openPanel(`${LISBON_PATH}&priceRange=50-200&boardType=BREAKFAST`);
    const why = 'Choose dates to filter by price, meals and payment.';
    expect(panel.getByText(why)).toBeVisible();
    expect(panel.getByRole('textbox', { name: 'Max, $' })).toBeDisabled();
    expect(panel.getByRole('slider', { name: 'Highest price' })).toBeDisabled();
    expect(panel.getByRole('combobox', { name: 'Meals' })).toBeDisabled();
    expect(panel.getByRole('radio', { name: 'Deposit' })).toBeDisabled();
    expect(panel.getByRole('group', { name: 'Payment' })).toHaveAccessibleDescription(why);
    expect(panel.getByRole('radio', { name: '4 stars' })).toBeEnabled();
    expect(queriesOf('/api/hotels')[0]).not.toHaveProperty('priceRange');
    expect(panel.queryByRole('button', { name: /^Clear/ })).not.toBeInTheDocument();
  });

  it('HSE-59: with two rooms the price filter says what it means', async () => {
    const { panel } = await openPanel(STAY_PATH.replace('rooms=1', 'rooms=2'));
    expect(panel.getByRole('group', { name: 'Price per night, 2 rooms' })).toBeVisible();
  });

  it('HSE-45, HSE-46, HSE-47, HSE-50: meals, payment, language and closed hotels are sent as their codes', async () => {
    const { user, panel } = await openPanel();
    await user.selectOptions(panel.getByRole('combobox', { name: 'Meals' }), 'HALF_BOARD');
    await user.click(panel.getByRole('radio', { name: 'Deposit' }));
    await user.selectOptions(panel.getByRole('combobox', { name: 'Language of descriptions' }), 'FR');
    await user.click(panel.getByRole('checkbox', { name: 'Include sold-out hotels' }));
    await waitFor(() =>
      expect(queriesOf('/api/hotels').at(-1)).toMatchObject({
        boardType: 'HALF_BOARD',
        paymentPolicy: 'DEPOSIT',
        lang: 'FR',
        includeClosed: 'true',
      }),
    );
  });
});

it('HSE-55: nobody has to sign in to search', async () => {
  fillWorld(1);
  const { screen } = open(STAY_PATH);
  await screen.findByRole('article');
  expect(asked.map((request) => request.path)).toEqual(['/api/hotels', '/api/hotels/offers']);
});
