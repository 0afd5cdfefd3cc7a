import { renderApp } from '@atoll/platform/testing';
import { waitFor, within } from '@testing-library/react';
import { HotelsApp } from '../hotels-app';
import { hotelOf, hotelOffersOf, offerOf, priced } from '../testing/fixtures';
import { LISBON_PATH, queriesOf, STAY_PATH, useHotelServer, world } from '../testing/hotel-server';
import type { Hotel, Offer } from '@atoll/contracts/hotel';

useHotelServer();

const NO_OFFERS =
  'No specific room offers found for the selected dates. Prices may be available directly from the hotel.';

/** Opens the results with one hotel and these offers, and the hotel over them. */
async function openHotel({
  hotel = hotelOf(),
  offers = [offerOf()],
  path = STAY_PATH,
}: {
  hotel?: Hotel;
  offers?: Offer[];
  path?: string;
} = {}) {
  world.hotels = [hotel];
  world.offers = { [hotel.hotelId]: hotelOffersOf(hotel.hotelId, offers) };
  const app = renderApp(<HotelsApp />, { path });
  await app.user.click(await app.screen.findByRole('link', { name: hotel.name }));
  const dialog = await app.screen.findByRole('dialog', { name: hotel.name });
  return { ...app, dialog: within(dialog) };
}

it('HDT-01: a hotel opens over the results, and closing it leads back to its card', async () => {
  const { screen, user, dialog } = await openHotel();
  expect(window.location.search).toContain('hotel=LISCM001');
  expect(dialog.getByRole('heading', { name: 'Casa do Miradouro' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
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

it('HDT-01: a deep link opens a hotel that the results do not hold', async () => {
  world.hotels = [
    ...Array.from({ length: 20 }, (_, index) => hotelOf({ hotelId: `H${index}`, name: `Hotel ${index}` })),
    hotelOf(),
  ];
  const { screen, user } = renderApp(<HotelsApp />, { path: `${STAY_PATH}&hotel=LISCM001` });
  const dialog = await screen.findByRole('dialog', { name: 'Casa do Miradouro' });
  expect(await within(dialog).findByText(NO_OFFERS)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/hotels');
});

it('HDT-02: the header names hotel, city, country, rating to one decimal and chain', async () => {
  const { dialog } = await openHotel({ hotel: hotelOf({ rating: 4 }) });
  expect(dialog.getByText('4.0')).toBeVisible();
  expect(dialog.getByText('Lisbon, Portugal')).toBeVisible();
  expect(dialog.getByText('Chain CM')).toBeVisible();
  expect(dialog.getByText('Sample data')).toBeVisible();
});

it('HDT-03: the description, or the sentence that stands in for it', async () => {
  const { dialog } = await openHotel({ hotel: hotelOf({ description: undefined }) });
  expect(dialog.getByRole('heading', { name: 'About this hotel' })).toBeVisible();
  expect(
    dialog.getByText(
      'Detailed description currently unavailable. Please contact the hotel for more information.',
    ),
  ).toBeVisible();
});

it('HDT-04, HDT-05: offers are grouped by room, the cheapest room first', async () => {
  const { dialog } = await openHotel({
    offers: [
      offerOf({ id: 'A', room: { typeEstimated: { category: 'SUITE' } }, price: priced('900.00') }),
      offerOf({ id: 'B', room: {}, price: priced('486.00') }),
      offerOf({ id: 'C', room: { typeEstimated: { category: 'SUPERIOR_ROOM' } }, price: priced('618.00') }),
    ],
  });
  expect(dialog.getByRole('heading', { name: 'Select Your Room & Rate' })).toBeVisible();
  expect(dialog.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual([
    'Standard Room',
    'Superior Room',
    'Suite',
  ]);
});

it('HDT-06: Room details of a group opens and closes', async () => {
  const { dialog, user } = await openHotel();
  const toggle = dialog.getByRole('button', { name: 'Room details' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(dialog.getByText('A1D')).toBeVisible();
  await user.click(toggle);
  expect(dialog.getByText('A1D')).not.toBeVisible();
});

it('HDT-07: an offer says rate, room, beds, adults, meals, cancellation, total, nights and base', async () => {
  const { dialog } = await openHotel();
  const row = dialog.getByRole('radio').closest('label');
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
    expect(row).toHaveTextContent(words);
});

it('HDT-10: the price breakdown lists every night, and is absent for one', async () => {
  const { dialog, user } = await openHotel();
  await user.click(dialog.getByText('Show price breakdown'));
  expect(dialog.getByText('Sun 6 Dec').nextSibling).toHaveTextContent('$122');
});

it('HDT-10: one night has no price breakdown', async () => {
  const { dialog } = await openHotel({ offers: [offerOf({ checkOutDate: '2026-12-05' })] });
  expect(dialog.queryByText('Show price breakdown')).not.toBeInTheDocument();
});

it('HDT-11: a hotel without offers for the dates says so', async () => {
  const { dialog } = await openHotel({ offers: [] });
  expect(dialog.getByText(NO_OFFERS)).toBeVisible();
});

it('HDT-11: without dates the hotel asks for them and leads to the calendar', async () => {
  const { screen, dialog, user } = await openHotel({ path: LISBON_PATH });
  await user.click(dialog.getByRole('button', { name: 'Select dates' }));
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
  world.failures['/api/hotels/offers'] = 2;
  const { dialog, user } = await openHotel();
  await user.click(await dialog.findByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByRole('radio')).toBeVisible();
  logged.mockRestore();
});

it('HDT-12: of ten amenities eight are shown first, all on request, and eight again', async () => {
  const amenities = ['WIFI', 'PARKING', ...Array.from({ length: 8 }, (_, index) => `THING_${index}`)];
  const { dialog, user } = await openHotel({ hotel: hotelOf({ amenities }) });
  expect(dialog.queryByText('Thing 7')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Show All 10' }));
  expect(dialog.getByText('Thing 7')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Show Fewer' }));
  expect(dialog.queryByText('Thing 7')).not.toBeInTheDocument();
});

it('HDT-13, HDT-15, HDT-17: the policies name times, payment, cards and deposit', async () => {
  const policies = {
    paymentType: 'DEPOSIT',
    deposit: {
      amount: '120.00',
      deadline: '2026-11-30T00:00:00+00:00',
      acceptedPayments: { creditCards: ['VI', 'CA'], methods: ['CREDIT_CARD'] },
    },
  };
  const { dialog } = await openHotel({
    hotel: hotelOf({ policies: { checkIn: { time: '15:00' } } }),
    offers: [offerOf({ policies })],
  });
  const valueOf = (term: string) => dialog.getByText(term, { selector: 'dt' }).nextSibling;
  expect(valueOf('Check-in')).toHaveTextContent('15:00');
  expect(valueOf('Check-out')).toHaveTextContent('Not specified');
  expect(valueOf('Payment')).toHaveTextContent('Deposit');
  expect(valueOf('Accepted cards')).toHaveTextContent('Visa, Mastercard');
  expect(valueOf('Accepted methods')).toHaveTextContent('Credit Card');
  expect(valueOf('Deposit')).toHaveTextContent('$120, due 30 November 2026');
});

it('HDT-16: phone, mail and website are links, and only a web address is one', async () => {
  const { dialog } = await openHotel();
  expect(dialog.getByRole('link', { name: '+351 21 000 0000' })).toHaveAttribute('href', 'tel:+351210000000');
  expect(dialog.getByRole('link', { name: 'stay@miradouro.example' })).toHaveAttribute(
    'href',
    'mailto:stay@miradouro.example',
  );
  expect(dialog.getByRole('link', { name: 'miradouro.example' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );
});

it('HDT-16: a script is no website', async () => {
  const { dialog } = await openHotel({ hotel: hotelOf({ contact: { website: 'javascript:alert(1)' } }) });
  expect(dialog.queryByText('Website')).not.toBeInTheDocument();
});

it('HDT-18, HDT-19: the footer asks for a room until one is chosen, then shows its total', async () => {
  const { dialog, user } = await openHotel();
  const button = dialog.getByRole('button', { name: 'Continue to Book' });
  expect(dialog.getByText('Please select a room & rate')).toBeVisible();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByRole('radio'));
  expect(await dialog.findByText('Standard Room, Best Rate')).toBeVisible();
  expect(dialog.getByText('total, 3 nights', { exact: false })).toHaveTextContent('$486 total, 3 nights');
  expect(button).not.toHaveAttribute('aria-disabled');
});

it('HDT-20: Continue to Book without a choice shows the rooms and opens nothing', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { screen, dialog, user } = await openHotel();
  await user.click(dialog.getByRole('button', { name: 'Continue to Book' }));
  expect(scrolled.mock.contexts.at(-1)).toBe(dialog.getByRole('region', { name: 'Select Your Room & Rate' }));
  expect(screen.queryByText('Secure Booking')).not.toBeInTheDocument();
  scrolled.mockRestore();
});

it('HDT-21: closing the booking leads back to the hotel with the same choice', async () => {
  const { screen, dialog, user } = await openHotel();
  await user.click(dialog.getByRole('radio'));
  await waitFor(() => expect(window.location.search).toContain('offer=OFFER1'));
  await user.click(dialog.getByRole('button', { name: 'Continue to Book' }));
  const booking = await screen.findByRole('dialog', { name: 'Secure Booking' });
  expect(window.location.search).toContain('step=book');
  await user.click(within(booking).getByRole('button', { name: 'Close and go back to the hotel' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Secure Booking' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('dialog', { name: 'Casa do Miradouro' })).toBeVisible();
  expect(dialog.getByRole('radio')).toBeChecked();
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
  const { dialog } = await openHotel({ path: `${STAY_PATH}&bestRateOnly=true` });
  expect(await dialog.findByRole('radio')).toBeVisible();
  expect(queriesOf('/api/hotels/offers').map((query) => query.bestRateOnly)).toEqual(['true', 'false']);
});
