import { renderApp } from '@atoll/platform/testing';
import { within } from '@testing-library/react';
import { BookingSimulatorContext } from './booking/booking-simulator';
import { HotelsApp } from './hotels-app';
import { confirmAtOnce } from './booking/testing/confirm-at-once';
import { hotelOf, hotelOffersOf, offerOf } from './testing/fixtures';
import { STAY_PATH, startHotelServer, world } from './testing/hotel-server';

startHotelServer();

it('HSE-40, HDT-18, BKG-04, BKG-26, HSE-59: two rooms in euros have one total: in whole units where prices are compared, to the cent where they are billed', async () => {
  const offer = offerOf({
    rooms: 2,
    guests: { adults: 4 },
    price: { currency: 'EUR', base: '828.00', total: '972.40' },
  });
  world.hotels = [hotelOf()];
  world.offers = { LISCM001: hotelOffersOf('LISCM001', [offer]) };
  const { screen, user } = renderApp(
    <BookingSimulatorContext value={confirmAtOnce}>
      <HotelsApp />
    </BookingSimulatorContext>,
    { path: STAY_PATH.replace('guests=2&rooms=1', 'guests=4&rooms=2') },
  );
  const card = within(await screen.findByRole('article'));
  expect(await card.findByText('€972')).toBeVisible();
  expect(card.getByText('4 guests, 2 rooms')).toBeVisible();
  expect(card.getByText('€324 per night, taxes included')).toBeVisible();

  await user.click(card.getByRole('link', { name: 'Casa do Miradouro' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Casa do Miradouro' }));
  const rate = sheet.getByRole('radio', {
    name: /€972 EUR.*Total for 3 nights.*4 guests, 2 rooms.*Base €828/,
  });
  await user.click(rate);
  const footer = sheet.getByRole('contentinfo');
  expect(footer).toHaveTextContent('€972 total, 3 nights, 4 guests, 2 rooms');

  await user.click(sheet.getByRole('button', { name: 'Continue to Book' }));
  const form = within(await screen.findByRole('dialog', { name: 'Secure Booking' }));
  const summary = within(form.getByRole('complementary', { name: 'Booking Summary' }));
  expect(summary.getByText('4 adults')).toBeVisible();
  expect(summary.getAllByRole('definition').map((text) => text.textContent)).toContain('2');
  expect(summary.getByText('€144.40')).toBeVisible();
  expect(summary.getByText(/€972\.40/)).toBeVisible();
  for (const [label, text] of [
    ['First name', 'Clara'],
    ['Last name', 'Okafor'],
    ['Email', 'clara@mail.example'],
    ['Phone', '+442079460001'],
    ['Card number', '4111 1111 1111 1111'],
    ['Cardholder name', 'Clara Okafor'],
    ['Expiry', '2021-12'],
    ['Security code', '737'],
  ] as const) {
    await user.click(form.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(form.getByRole('checkbox', { name: /terms and conditions/ }));
  await user.click(form.getByRole('button', { name: 'Complete Booking' }));
  const ticket = within(await screen.findByRole('dialog', { name: 'Booking Confirmed!' }));
  expect(ticket.getByText('€972.40 EUR')).toBeVisible();
  expect(ticket.getByText('4 adults')).toBeVisible();
});
