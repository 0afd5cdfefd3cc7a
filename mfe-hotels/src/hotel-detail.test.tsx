import { selectRequestWindow } from '@atoll/platform';
import { renderApp } from '@atoll/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HotelsApp } from './hotels-app';
import { hotelOf, hotelOffersOf, offerOf, priced } from './testing/fixtures';
import { LISBON_PATH, queriesOf, STAY_PATH, startHotelServer, world, fail } from './testing/hotel-server';
import type { Hotel } from '@atoll/contracts/hotel';
import type { Offer } from '@atoll/contracts/hotel-offers';

startHotelServer();

const NO_OFFERS =
  'No specific room offers found for the selected dates. Prices may be available directly from the hotel.';

interface Options {
  hotel?: Hotel;
  offers?: Offer[];
  path?: string;
}

/** Opens the results with one hotel and these offers, and the hotel over them. */
async function openHotel({ hotel = hotelOf(), offers = [offerOf()], path = STAY_PATH }: Options = {}) {
  world.hotels = [hotel];
  world.offers = { [hotel.hotelId]: hotelOffersOf(hotel.hotelId, offers) };
  const { screen, user, store } = renderApp(<HotelsApp />, { path });
  await user.click(await screen.findByRole('link', { name: hotel.name }));
  const sheet = within(await screen.findByRole('dialog', { name: hotel.name }));
  return { screen, user, store, sheet };
}

/** The policies as they are read: what each term says. */
function policies(): Map<string | null, string | null> {
  const section = within(screen.getByRole('region', { name: 'Details and Policies' }));
  const texts = section.getAllByRole('definition').map((definition) => definition.textContent);
  return new Map(section.getAllByRole('term').map((term, index) => [term.textContent, texts[index] ?? null]));
}

it('HDT-01: a hotel opens over the results, and closing it leads back to its card', async () => {
  const { screen, user, sheet } = await openHotel();
  expect(window.location.search).toContain('hotel=LISCM001');
  expect(sheet.getByRole('heading', { name: 'Casa do Miradouro' })).toHaveFocus();
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.search).not.toContain('hotel=');
  expect(screen.getByRole('link', { name: 'Casa do Miradouro' })).toHaveFocus();
});

it('HDT-01: Back closes the hotel and nothing else', async () => {
  const { screen } = await openHotel();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'Showing 1 of 1 Hotels in Lisbon' })).toBeVisible();
  expect(queriesOf('/api/hotels')).toHaveLength(1);
});

it('HDT-01: an unknown hotel says that there is no such hotel, and leads back to the search', async () => {
  world.hotels = [hotelOf()];
  const { screen, user } = renderApp(<HotelsApp />, { path: `${STAY_PATH}&hotel=NOSUCH01` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Hotel unavailable' }));
  expect(await dialog.findByRole('heading', { name: 'There is no such hotel' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  const priced = queriesOf('/api/hotels/offers').map(({ hotelIds }) => hotelIds);
  expect(priced).not.toContain('NOSUCH01');
  await user.click(dialog.getByRole('link', { name: 'Back to the search' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('article')).toBeVisible();
});

it('HDT-01: a deep link opens a hotel that the results do not hold', async () => {
  world.hotels = [
    ...Array.from({ length: 20 }, (_, index) => hotelOf({ hotelId: `H${index}`, name: `Hotel ${index}` })),
    hotelOf(),
  ];
  const { screen, user } = renderApp(<HotelsApp />, { path: `${STAY_PATH}&hotel=LISCM001` });
  const opened = within(await screen.findByRole('dialog', { name: 'Casa do Miradouro' }));
  expect(await opened.findByText(NO_OFFERS)).toBeVisible();
  await user.click(opened.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/hotels');
});

it('HDT-02: the header names hotel, city, country, rating to one decimal and chain', async () => {
  const { sheet } = await openHotel({ hotel: hotelOf({ rating: 4 }) });
  expect(sheet.getByText('4.0')).toBeVisible();
  expect(sheet.getByText('Lisbon, Portugal')).toBeVisible();
  expect(sheet.getByText('Chain CM')).toBeVisible();
  expect(sheet.getByText('Sample data')).toBeVisible();
});

it('RFQ-02, PLT-08: a hotel leads to the form for agents, with the place, the dates, the guests and the hotel', async () => {
  const { user, sheet, store } = await openHotel();
  const link = sheet.getByRole('link', { name: 'Ask an agent about it' });
  const about = '/hotels?city=Lisbon&country=Portugal&lat=38.72&lng=-9.14&hotel=LISCM001';
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', window.location.href);
  expect(pathname).toBe('/request');
  expect(Object.fromEntries(searchParams)).toEqual({
    city: 'Lisbon',
    country: 'Portugal',
    from: '2020-12-04',
    to: '2020-12-07',
    about: 'Casa do Miradouro',
    aboutPath: about,
  });
  await user.click(link);
  expect(selectRequestWindow(store.getState())).toMatchObject({
    city: 'Lisbon',
    adults: 2,
    aboutPath: about,
  });
  expect(window.location.pathname).toBe('/hotels');
});

it('RFQ-02: a hotel without a searched place leads to the form with its own city', async () => {
  world.hotels = [hotelOf()];
  world.offers = { LISCM001: hotelOffersOf('LISCM001', [offerOf()]) };
  renderApp(<HotelsApp />, { path: '/hotels?hotel=LISCM001' });
  const sheet = within(await screen.findByRole('dialog', { name: 'Casa do Miradouro' }));
  const href = sheet.getByRole('link', { name: 'Ask an agent about it' }).getAttribute('href') ?? '';
  const { searchParams } = new URL(href, window.location.href);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ city: 'Lisbon', country: 'Portugal', about: 'Casa do Miradouro' },
    aboutPath: '/hotels?hotel=LISCM001',
  });
});

it('HSE-56: the page carries the theme of the hotel', async () => {
  await openHotel({ hotel: hotelOf({ name: 'Lagoon Beach Resort' }) });
  expect(document.body.innerHTML).toContain('data-theme="beach"');
});

it('HDT-02: a chain that has a name is shown by it, without the provider’s code', async () => {
  const { sheet } = await openHotel({ hotel: hotelOf({ chainCode: 'RT' }) });
  expect(sheet.getByText('Accor')).toBeVisible();
});

it('HDT-03: the description, or the sentence that stands in for it', async () => {
  const { sheet } = await openHotel({ hotel: hotelOf({ description: undefined }) });
  expect(sheet.getByRole('heading', { name: 'About this hotel' })).toBeVisible();
  expect(
    sheet.getByText(
      'Detailed description currently unavailable. Please contact the hotel for more information.',
    ),
  ).toBeVisible();
});

it('HDT-04, HDT-05: offers are grouped by room, the cheapest room first', async () => {
  const { sheet } = await openHotel({
    offers: [
      offerOf({ id: 'A', room: { typeEstimated: { category: 'SUITE' } }, price: priced('900.00') }),
      offerOf({ id: 'B', room: {}, price: priced('486.00') }),
      offerOf({ id: 'C', room: { typeEstimated: { category: 'SUPERIOR_ROOM' } }, price: priced('618.00') }),
    ],
  });
  expect(sheet.getByRole('heading', { name: 'Select Your Room & Rate' })).toBeVisible();
  expect(sheet.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual([
    'Standard Room',
    'Superior Room',
    'Suite',
  ]);
});

it('HDT-06: Room details of a group opens and closes', async () => {
  const { sheet, user } = await openHotel();
  const toggle = sheet.getByRole('button', { name: 'Room details' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(sheet.getByText('Sleeps')).toBeVisible();
  // What the provider calls the room says nothing to a traveler.
  expect(sheet.queryByText('A1D')).not.toBeInTheDocument();
  await user.click(toggle);
  expect(sheet.getByText('Sleeps')).not.toBeVisible();
});

it('HDT-02: beside the rooms a small map has the hotel and the place that was searched', async () => {
  const { sheet } = await openHotel();
  const map = within(sheet.getByRole('complementary', { name: 'Where it is' }));
  expect(map.getByRole('img', { name: 'Map of Lisbon' })).toBeVisible();
});

it('HDT-07: an offer says rate, room, beds, adults, meals, cancellation, total, nights and base', async () => {
  const { sheet } = await openHotel();
  for (const words of [
    'Best Rate',
    'Double room, courtyard side',
    '1 double bed',
    '2 adults',
    'Room only',
    'Free cancellation until 2 December',
    '$486 USD',
    'Total for 3 nights',
    'Base $414',
  ])
    expect(sheet.getByRole('radio')).toHaveAccessibleName(expect.stringContaining(words));
});

it('HDT-10: the price breakdown lists every night, and is absent for one', async () => {
  const { sheet, user } = await openHotel();
  await user.click(sheet.getByText('Show price breakdown'));
  const nights = within(sheet.getByLabelText('Price of every night'));
  expect(nights.getAllByRole('definition').map((price) => price.textContent)).toEqual([
    '$146.00',
    '$146.00',
    '$122.00',
  ]);
});

it('HDT-10: one night has no price breakdown', async () => {
  const { sheet } = await openHotel({ offers: [offerOf({ checkOutDate: '2020-12-05' })] });
  expect(sheet.queryByText('Show price breakdown')).not.toBeInTheDocument();
});

it('HDT-11: a hotel without offers for the dates says so', async () => {
  const { sheet } = await openHotel({ offers: [] });
  expect(sheet.getByText(NO_OFFERS)).toBeVisible();
});

it('HDT-11: without dates the hotel asks for them and leads to the calendar', async () => {
  const { screen, sheet, user } = await openHotel({ path: LISBON_PATH });
  await user.click(sheet.getByRole('button', { name: 'Select dates' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Dates Select dates' })).toHaveAttribute(
      'aria-expanded',
      'true',
    ),
  );
  expect(window.location.search).not.toContain('hotel=');
});

it('HDT-11: offers that could not be loaded can be asked for again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  fail('/api/hotels/offers', 2);
  const { sheet, user } = await openHotel();
  await user.click(await sheet.findByRole('button', { name: 'Try Again' }));
  expect(await sheet.findByRole('radio')).toBeVisible();
  logged.mockRestore();
});

it('HDT-12: of ten amenities eight are shown first, all on request, and eight again', async () => {
  const amenities = ['WIFI', 'PARKING', ...Array.from({ length: 8 }, (_, index) => `THING_${index}`)];
  const { sheet, user } = await openHotel({ hotel: hotelOf({ amenities }) });
  expect(sheet.queryByText('Thing 7')).not.toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Show All' }));
  expect(sheet.getByText('Thing 7')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Show Fewer' }));
  expect(sheet.queryByText('Thing 7')).not.toBeInTheDocument();
});

it('HDT-13, HDT-15, HDT-17: the policies name times, payment, cards and deposit', async () => {
  const ofOffer = {
    paymentType: 'DEPOSIT',
    deposit: {
      amount: '120.00',
      deadline: '2020-11-30T00:00:00+00:00',
      acceptedPayments: { creditCards: ['VI', 'CA'], methods: ['CREDIT_CARD'] },
    },
  };
  await openHotel({
    hotel: hotelOf({ policies: { checkIn: { time: '15:00' } } }),
    offers: [offerOf({ policies: ofOffer })],
  });
  const texts = policies();
  expect(texts.get('Check-in')).toBe('15:00');
  expect(texts.get('Check-out')).toBe('Not specified');
  expect(texts.get('Payment')).toBe('Deposit');
  expect(texts.get('Accepted cards')).toBe('Visa, Maestro');
  expect(texts.get('Accepted methods')).toBe('Credit Card');
  expect(texts.get('Deposit')).toBe('$120, due 30 November 2020');
});

it('HDT-15: what is paid in advance is no deposit, and a day that has passed is not when it is due', async () => {
  const deposit = { amount: '486.00', deadline: '2020-11-11T12:00:00+00:00' };
  await openHotel({ offers: [offerOf({ policies: { paymentType: 'PREPAY', deposit } })] });
  expect(policies().get('Payment')).toBe('Pay in advance');
  expect(policies().get('Paid in advance')).toBe('$486, due when you book');
  expect(policies().has('Deposit')).toBe(false);
});

it('HDT-14: before a choice the policies do not say Non-refundable when most rates are not', async () => {
  const fixed = offerOf({
    id: 'FIXED',
    price: priced('300'),
    policies: { cancellation: { type: 'FULL_STAY' } },
  });
  const half = { cancellation: { percentage: '50' } };
  const refundable = ['310', '320'].map((total) =>
    offerOf({ id: `HALF${total}`, price: priced(total), policies: half }),
  );
  await openHotel({ offers: [fixed, ...refundable] });
  expect(policies().get('Cancellation')).toBe('Depends on the rate; none can be cancelled free of charge');
});

it('HDT-16: phone, mail and website are links, and only a web address is one', async () => {
  const { sheet } = await openHotel();
  expect(sheet.getByRole('link', { name: '+351 21 000 0000' })).toHaveAttribute('href', 'tel:+351210000000');
  expect(sheet.getByRole('link', { name: 'stay@miradouro.example' })).toHaveAttribute(
    'href',
    'mailto:stay@miradouro.example',
  );
  expect(sheet.getByRole('link', { name: 'miradouro.example' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );
});

it('HDT-16: a script is no website', async () => {
  const { sheet } = await openHotel({ hotel: hotelOf({ contact: { website: 'javascript:alert(1)' } }) });
  expect(sheet.queryByText('Website')).not.toBeInTheDocument();
});

it('HDT-18, HDT-19: the footer asks for a room until one is chosen, then shows its total', async () => {
  const { sheet, user } = await openHotel();
  const button = sheet.getByRole('button', { name: 'Continue to Book' });
  expect(sheet.getByText('Please select a room & rate')).toBeVisible();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(sheet.getByRole('radio'));
  expect(await sheet.findByText('Standard Room, Best Rate')).toBeVisible();
  expect(sheet.getByText('total, 3 nights', { exact: false })).toHaveTextContent('$486 total, 3 nights');
  expect(button).not.toHaveAttribute('aria-disabled');
});

it('HDT-20: Continue to Book without a choice shows the rooms and opens nothing', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { screen, sheet, user } = await openHotel();
  await user.click(sheet.getByRole('button', { name: 'Continue to Book' }));
  expect(scrolled.mock.contexts.at(-1)).toBe(sheet.getByRole('region', { name: 'Select Your Room & Rate' }));
  expect(screen.queryByText('Secure Booking')).not.toBeInTheDocument();
  scrolled.mockRestore();
});

it('HDT-21: closing the booking leads back to the hotel with the same choice', async () => {
  const { screen, sheet, user } = await openHotel();
  await user.click(sheet.getByRole('radio'));
  await waitFor(() => expect(window.location.search).toContain('offer=OFFER1'));
  await user.click(sheet.getByRole('button', { name: 'Continue to Book' }));
  const booking = await screen.findByRole('dialog', { name: 'Secure Booking' });
  expect(window.location.search).toContain('step=book');
  await user.click(within(booking).getByRole('button', { name: 'Close and go back to the hotel' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Secure Booking' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('dialog', { name: 'Casa do Miradouro' })).toBeVisible();
  expect(sheet.getByRole('radio')).toBeChecked();
});

it('HDT-21: an address that names an offer which is gone leads back to the hotel', async () => {
  world.hotels = [hotelOf()];
  world.offers = { LISCM001: hotelOffersOf('LISCM001', [offerOf()]) };
  const { screen } = renderApp(<HotelsApp />, { path: `${STAY_PATH}&hotel=LISCM001&offer=GONE&step=book` });
  expect(await screen.findByRole('dialog', { name: 'Casa do Miradouro' })).toBeVisible();
  await waitFor(() => expect(window.location.search).not.toContain('step='));
  expect(screen.queryByRole('dialog', { name: 'Secure Booking' })).not.toBeInTheDocument();
});

it('HSE-51: a hotel shows all of its rates although the results ask for best rates only', async () => {
  const { sheet } = await openHotel({ path: `${STAY_PATH}&bestRateOnly=true` });
  expect(await sheet.findByRole('radio')).toBeVisible();
  expect(queriesOf('/api/hotels/offers').map((query) => query.bestRateOnly)).toEqual(['true', 'false']);
});

describe('the pictures of a hotel', () => {
  const media = [
    { uri: '/media/outside.svg', alt: 'Outside, illustrated', label: 'Outside' },
    { uri: '/media/suite.svg', alt: 'Suite, illustrated', label: 'Suite', roomCategories: ['SUITE'] },
    { uri: '/media/breakfast.svg', alt: 'Breakfast, illustrated', label: 'Breakfast' },
    { uri: '/media/pool.svg', alt: 'Pool, illustrated', label: 'Pool' },
  ];

  it('HDT-02: open over the whole screen, one at a time, with their count', async () => {
    const { sheet, screen, user } = await openHotel({ hotel: hotelOf({ media }) });
    await user.click(sheet.getByRole('button', { name: 'All 4 pictures' }));
    expect(screen.getByText('1 of 4')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('2 of 4')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close pictures' }));
    await waitFor(() => expect(screen.queryByText('2 of 4')).not.toBeInTheDocument());
  });

  it('HDT-04: a room shows its own picture', async () => {
    const suite = offerOf({ room: { typeEstimated: { category: 'SUITE' } } });
    const { sheet } = await openHotel({ hotel: hotelOf({ media }), offers: [suite] });
    expect(sheet.getByRole('img', { name: 'Suite, illustrated' })).toHaveAttribute('src', '/media/suite.svg');
  });
});
