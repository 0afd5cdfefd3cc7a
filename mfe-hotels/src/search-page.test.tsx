import { selectTrip } from '@atoll/platform';
import { renderApp } from '@atoll/platform/testing';
import { waitFor, within } from '@testing-library/react';
import { HotelsApp } from './hotels-app';
import { POPULAR_DESTINATIONS } from './search/popular-destinations';
import {
  fillWorld,
  LISBON,
  LISBON_PATH,
  queriesOf,
  STAY_PATH,
  startHotelServer,
  world,
} from './testing/hotel-server';

startHotelServer();

// A Wednesday; only the calendar is frozen, timers run.
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(2020, 10, 25, 12),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const open = (path: string) => renderApp(<HotelsApp />, { path });
const addressNow = () => Object.fromEntries(new URLSearchParams(window.location.search));

it('HSE-01, HSE-05: without a destination there is the hero and the popular destinations', () => {
  const { screen } = open('/hotels');
  expect(screen.getByRole('heading', { level: 1, name: 'Find Your Perfect Stay' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Popular Destinations' })).toBeVisible();
});

it('HSE-06: the six popular destinations are the specification’s, with country and coordinates', () => {
  expect(
    POPULAR_DESTINATIONS.map(({ name, country, latitude, longitude }) => [
      name,
      country,
      latitude,
      longitude,
    ]),
  ).toEqual([
    ['New York', 'United States', 40.7128, -74.006],
    ['London', 'United Kingdom', 51.5074, -0.1278],
    ['Paris', 'France', 48.8566, 2.3522],
    ['Tokyo', 'Japan', 35.6762, 139.6503],
    ['Rome', 'Italy', 41.9028, 12.4964],
    ['Sydney', 'Australia', -33.8688, 151.2093],
  ]);
});

it('HSE-06: exactly six popular destinations, each with country and description', () => {
  const { screen } = open('/hotels');
  const cards = screen.getAllByRole('group', { name: /^Quick dates for/ });
  expect(cards).toHaveLength(6);
  for (const words of [
    'New York',
    'London',
    'Paris',
    'Tokyo',
    'Rome',
    'Sydney',
    'Japan',
    'Parks, pubs and free museums',
  ])
    expect(screen.getByText(words)).toBeInTheDocument();
});

it('HSE-02: a deep link fills the form', async () => {
  const { screen } = open(STAY_PATH.replace('guests=2&rooms=1', 'guests=9&rooms=3'));
  expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue('Lisbon, Portugal');
  expect(screen.getByRole('button', { name: /^Dates Fri 4 Dec to Mon 7 Dec/ })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Guests' })).toHaveValue('6');
  expect(screen.getByRole('combobox', { name: 'Rooms' })).toHaveValue('3');
  await screen.findByText('No hotels found');
});

it('HSE-20: guests go from 1 to 6, rooms from 1 to 5, and 2 guests in 1 room are the defaults', () => {
  const { screen } = open('/hotels');
  const values = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'));
  expect(values('Guests')).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(values('Rooms')).toEqual(['1', '2', '3', '4', '5']);
  expect(screen.getByRole('combobox', { name: 'Guests' })).toHaveValue('2');
  expect(screen.getByRole('combobox', { name: 'Rooms' })).toHaveValue('1');
});

it('HSE-19: without dates the picker says Select dates', () => {
  const { screen } = open('/hotels');
  expect(screen.getByRole('button', { name: 'Dates Select dates' })).toBeVisible();
});

it('HSE-03: place, dates, guests and rooms each rewrite the address in the same history entry', async () => {
  world.places = [{ ...LISBON, name: 'Porto', latitude: 41.15, longitude: -8.61 }];
  const { screen, user } = open(LISBON_PATH);
  const entries = window.history.length;
  await user.selectOptions(screen.getByRole('combobox', { name: 'Guests' }), '4');
  await waitFor(() => expect(addressNow()).toMatchObject({ city: 'Lisbon', guests: '4' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rooms' }), '2');
  await waitFor(() => expect(addressNow()).toMatchObject({ rooms: '2' }));
  await user.click(screen.getByRole('button', { name: 'Dates Select dates' }));
  await user.click(await screen.findByRole('button', { name: /^Friday 27 November 2020/ }));
  await user.click(screen.getByRole('button', { name: /^Monday 30 November 2020/ }));
  await waitFor(() => expect(addressNow()).toMatchObject({ checkIn: '2020-11-27', checkOut: '2020-11-30' }));
  const place = screen.getByRole('combobox', { name: 'Destination' });
  await user.clear(place);
  await user.type(place, 'por');
  await user.click(await screen.findByRole('option', { name: /Porto, Portugal/ }));
  await waitFor(() => expect(addressNow()).toMatchObject({ city: 'Porto', lat: '41.15', guests: '4' }));
  expect(window.history.length).toBe(entries);
});

it('HSE-13, HSE-15, HSE-21: typing a city asks once, picking it enables the button and searches', async () => {
  world.places = [LISBON];
  fillWorld(1);
  const { screen, user } = open('/hotels');
  const button = screen.getByRole('button', { name: 'Search Hotels' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Choose a city to search.')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Destination' }), 'lis');
  const option = await screen.findByRole('option', { name: /Lisbon, Portugal/ });
  expect(queriesOf('/api/places')).toEqual([{ q: 'lis' }]);
  await user.click(option);
  expect(await screen.findByRole('heading', { name: 'Showing 1 of 1 Hotels in Lisbon' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Search Hotels' })).not.toHaveAttribute('aria-disabled');
  expect(addressNow()).toMatchObject({ city: 'Lisbon', country: 'Portugal', lat: '38.72', lng: '-9.14' });
});

it('HSE-13: one letter asks nothing', async () => {
  const { screen, user } = open('/hotels');
  await user.type(screen.getByRole('combobox', { name: 'Destination' }), 'l');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(queriesOf('/api/places')).toEqual([]);
});

it('HSE-14: the autocomplete says Searching cities... and No cities found', async () => {
  const { screen, user } = open('/hotels');
  await user.type(screen.getByRole('combobox', { name: 'Destination' }), 'xq');
  expect(screen.getByText('Searching cities...')).toBeVisible();
  expect(await screen.findByText('No cities found')).toBeVisible();
});

it('HSE-16: a coded city shows its airport-style code', async () => {
  world.places = [{ ...LISBON, name: 'Paris', country: 'France', iataCode: 'PAR' }];
  const { screen, user } = open('/hotels');
  await user.type(screen.getByRole('combobox', { name: 'Destination' }), 'par');
  expect(await screen.findByText('PAR')).toBeVisible();
});

it('HSE-17: places without name, country or coordinates are dropped', async () => {
  world.places = [
    { ...LISBON, country: '' },
    { name: 'Nowhere', country: 'Sea', latitude: 1 },
    { ...LISBON, name: 'Porto' },
  ];
  const { screen, user } = open('/hotels');
  await user.type(screen.getByRole('combobox', { name: 'Destination' }), 'por');
  expect(await screen.findAllByRole('option', { name: /, / })).not.toHaveLength(0);
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1);
});

it('HSE-21: pressing the button without a city says what is missing and goes to the field', async () => {
  const { screen, user } = open('/hotels');
  await user.click(screen.getByRole('button', { name: 'Search Hotels' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a city to search.');
  expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveFocus();
  expect(window.location.search).toBe('');
});

it('HSE-07, HSE-08: This Weekend selects the city with the coming Friday and Sunday', async () => {
  const { screen, user } = open('/hotels');
  const quick = within(screen.getByRole('group', { name: 'Quick dates for Rome' }));
  expect(quick.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'This Weekend',
    'Next Week',
    'Next Month',
    'Custom Dates',
  ]);
  await user.click(quick.getByRole('button', { name: 'This Weekend' }));
  await waitFor(() =>
    expect(addressNow()).toMatchObject({ city: 'Rome', checkIn: '2020-11-27', checkOut: '2020-11-29' }),
  );
  expect(screen.queryByText('Now select your dates')).not.toBeInTheDocument();
});

it('HSE-07: Custom Dates selects the city and opens the calendar', async () => {
  const { screen, user } = open('/hotels');
  const quick = within(screen.getByRole('group', { name: 'Quick dates for Rome' }));
  await user.click(quick.getByRole('button', { name: 'Custom Dates' }));
  await waitFor(() => expect(addressNow()).toMatchObject({ city: 'Rome' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Dates/ })).toHaveAttribute('aria-expanded', 'true'),
  );
});

it('HSE-11, HSE-12: a card selects its city, shows the form and asks for dates until dismissed', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { screen, user } = open('/hotels');
  await user.click(screen.getByRole('link', { name: 'Tokyo' }));
  expect(await screen.findByDisplayValue('Tokyo, Japan')).toBeVisible();
  expect(scrolled.mock.contexts).toContain(screen.getByRole('search', { name: 'Hotels' }));
  expect(screen.getByText('Now select your dates')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Now select your dates')).not.toBeInTheDocument();
  scrolled.mockRestore();
});

it('HSE-12: a card asks for no dates where they are set', async () => {
  const { screen, user } = open('/hotels?checkIn=2020-12-04&checkOut=2020-12-07');
  await user.click(screen.getByRole('link', { name: 'Tokyo' }));
  expect(await screen.findByDisplayValue('Tokyo, Japan')).toBeVisible();
  expect(screen.queryByText('Now select your dates')).not.toBeInTheDocument();
});

it.each([
  ['in the past', '2020-11-20', '2020-11-22', 'Check-in date cannot be in the past'],
  ['the wrong way round', '2020-12-07', '2020-12-04', 'Check-out date must be after check-in date'],
  ['on one day', '2020-12-04', '2020-12-04', 'Check-out date must be after check-in date'],
])('HSE-23: dates %s count as none and show their message', async (_how, checkIn, checkOut, message) => {
  fillWorld(1);
  const { screen, store } = open(`${LISBON_PATH}&checkIn=${checkIn}&checkOut=${checkOut}`);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: 'Dates Select dates' })).toBeVisible();
  expect(await screen.findByText('No dates yet, 2 guests, 1 room')).toBeVisible();
  expect(await screen.findByText('Check availability')).toBeVisible();
  expect(queriesOf('/api/hotels')[0]).not.toHaveProperty('checkIn');
  expect(queriesOf('/api/hotels/offers')).toEqual([]);
  expect(selectTrip(store.getState())).toMatchObject({ checkIn: null, checkOut: null });
});

it('HSE-29: dates of another year say which, in the summary and in the form', async () => {
  fillWorld(1);
  const { screen } = open(`${LISBON_PATH}&checkIn=2021-01-04&checkOut=2021-01-07`);
  expect(await screen.findByText('4 to 7 January 2021, 3 nights, 2 guests, 1 room')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Dates Mon 4 Jan to Thu 7 Jan 2021' })).toBeVisible();
});

it('HSE-04: the title of the page names the place', async () => {
  const { unmount } = open(LISBON_PATH);
  await waitFor(() => expect(document.title).toBe('Hotels in Lisbon, Portugal | Atoll'));
  unmount();
  open('/hotels');
  await waitFor(() => expect(document.title).toBe('Find hotels | Atoll'));
});

it('HSE-59: never more rooms than guests: the form says so and the search goes with fewer rooms', async () => {
  fillWorld(1);
  const { screen, user } = open(STAY_PATH.replace('guests=2', 'guests=1'));
  await screen.findByRole('article');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rooms' }), '2');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Each room needs at least one guest$/);
  expect(screen.getByText('4 to 7 December, 3 nights, 1 guest, 1 room')).toBeVisible();
  for (const path of ['/api/hotels', '/api/hotels/offers'])
    expect(new Set(queriesOf(path).map(({ adults, rooms }) => `${adults} in ${rooms}`))).toEqual(
      new Set(['1 in 1']),
    );
});

it('HSE-59, C49: a link for more guests than can be searched for says so', async () => {
  fillWorld(1);
  const { screen } = open(STAY_PATH.replace('guests=2', 'guests=12'));
  expect(await screen.findByText('4 to 7 December, 3 nights, 6 guests, 1 room')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('A search is for at most 6 guests and 5 rooms');
});

it.each([
  ['300-100', 'The lowest price is above the highest'],
  ['-5-100', 'Prices cannot be negative'],
])(
  'HSE-52: a price range of a link that lets nothing through is said, and filters nothing: %s',
  async (range, message) => {
    fillWorld(1);
    const { screen } = open(`${STAY_PATH}&priceRange=${range}`);
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(queriesOf('/api/hotels')[0]).not.toHaveProperty('priceRange');
  },
);

it('HSE-02: a place typed without JavaScript becomes the best match', async () => {
  world.places = [LISBON];
  const { screen } = open('/hotels?q=lisb&guests=3&rooms=1');
  expect(await screen.findByDisplayValue('Lisbon, Portugal')).toBeVisible();
  await waitFor(() => expect(addressNow()).toMatchObject({ city: 'Lisbon', guests: '3' }));
  expect(addressNow()).not.toHaveProperty('q');
});

it('HSE-02: a place typed without JavaScript that may mean several is asked about, and nothing is searched', async () => {
  const texan = { ...LISBON, name: 'Lisburn', country: 'United Kingdom', region: 'Northern Ireland' };
  world.places = [LISBON, texan];
  const { screen } = open('/hotels?q=lisb&guests=3');
  const choices = await screen.findByRole('navigation', { name: 'Places' });
  const link = within(choices).getByRole('link', { name: 'Lisburn Northern Ireland, United Kingdom' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/hotels\?city=Lisburn&.*guests=3/));
  expect(queriesOf('/api/hotels')).toEqual([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Find Your Perfect Stay' })).toBeVisible();
});

it('PLC-03: a region offers its largest places and is not searched itself', async () => {
  world.places = [LISBON, { ...LISBON, name: 'Porto' }];
  const { screen } = open('/hotels?city=Tuscany&country=Italy&lat=43.35&lng=11.02&kind=region&guests=3');
  const choices = await screen.findByRole('navigation', { name: 'Places' });
  expect(await within(choices).findAllByRole('link')).toHaveLength(2);
  expect(within(choices).getByText('Where in Tuscany?')).toBeVisible();
  const link = within(choices).getByRole('link', { name: 'Porto Portugal' });
  expect(link).toHaveAttribute('href', expect.not.stringContaining('kind='));
  expect(screen.getByDisplayValue('Tuscany, Italy')).toBeVisible();
  expect(queriesOf('/api/hotels')).toEqual([]);
});

it('HSE-18: what is searched here becomes the trip that the whole site knows', async () => {
  const { store } = open(STAY_PATH);
  await waitFor(() =>
    expect(selectTrip(store.getState())).toMatchObject({
      place: LISBON,
      checkIn: '2020-12-04',
      checkOut: '2020-12-07',
      guests: 2,
      rooms: 1,
    }),
  );
});

it('HSE-03: a page opened without a search takes over the trip chosen elsewhere', async () => {
  const stay = { checkIn: '2020-12-04', checkOut: '2020-12-07' };
  const trip = { place: LISBON, ...stay, guests: 3, rooms: 1, saved: [] };
  const { screen } = renderApp(<HotelsApp />, { path: '/hotels', state: { trip } });
  expect(await screen.findByDisplayValue('Lisbon, Portugal')).toBeVisible();
  expect(addressNow()).toMatchObject({ checkIn: '2020-12-04', guests: '3' });
});

it('HSE-13: a field left with text that names no place shows the chosen place again', async () => {
  const { screen, user } = open(LISBON_PATH);
  await user.type(screen.getByRole('combobox', { name: 'Destination' }), 'xx');
  expect(screen.getByRole('button', { name: 'Search Hotels' })).toHaveAttribute('aria-disabled', 'true');
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue('Lisbon, Portugal');
  expect(screen.getByRole('button', { name: 'Search Hotels' })).not.toHaveAttribute('aria-disabled');
});

describe('recent searches', () => {
  it('the last one is offered under the empty form and leads back to the same results', async () => {
    fillWorld(1);
    const { screen, unmount } = open(STAY_PATH);
    await screen.findByRole('article');
    unmount();
    const { user } = open('/hotels');
    await user.click(await screen.findByRole('link', { name: 'Lisbon, 4 to 7 Dec' }));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(addressNow()).toMatchObject({ city: 'Lisbon', checkIn: '2020-12-04', checkOut: '2020-12-07' });
  });

  it('loses dates that have passed, and keeps a place once', async () => {
    const stay = { checkIn: '2020-11-01', checkOut: '2020-11-03' };
    const lisbon = { name: 'Lisbon', lat: 38.72, lng: -9.14, address: 'Lisbon, Portugal', ...stay };
    localStorage.setItem('atoll-recent-searches', JSON.stringify([lisbon, 7, { name: 'x' }]));
    const { screen, user } = open('/hotels');
    expect(await screen.findByRole('link', { name: 'Lisbon' })).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Destination' }));
    const places = within(await screen.findByRole('listbox', { name: 'Destination' }));
    expect(places.getAllByRole('option')).toHaveLength(2);
    expect(places.getByRole('option', { name: 'Near me' })).toBeVisible();
    await user.click(places.getByRole('option', { name: /Lisbon/ }));
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('atoll-recent-searches') ?? '[]')).toHaveLength(1),
    );
  });

  it('what is stored and cannot be read is ignored', async () => {
    localStorage.setItem('atoll-recent-searches', '{');
    const { screen } = open('/hotels');
    expect(await screen.findByText('Choose a city to search.')).toBeVisible();
    expect(screen.queryByText(/Recent:/)).not.toBeInTheDocument();
  });
});
