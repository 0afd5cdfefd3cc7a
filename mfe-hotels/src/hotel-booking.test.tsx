import { renderApp } from '@atoll/platform/testing';
import { waitFor, within } from '@testing-library/react';
import { HotelsApp } from './hotels-app';
import { confirmAtOnce } from './booking/testing/confirm-at-once';
import { hotelOf, hotelOffersOf, offerOf, priced } from './testing/fixtures';
import { asked, STAY_PATH, startHotelServer, world } from './testing/hotel-server';
import type { Offer } from '@atoll/contracts/hotel-offers';
import { BookingSimulatorContext, simulateBooking, type BookingSimulator } from './booking/booking-simulator';

startHotelServer();

const PAN = '4111 1111 1111 1111';
/** Number, code and expiry of the card; whole runs of digits, because a moment in milliseconds may hold '737' by chance. */
const CARD = [/4111[ -]?1111/, /(?<!\d)737(?!\d)/, /2021-12/];
const BOOKING_PATH = `${STAY_PATH}&hotel=LISCM001&offer=OFFER1&step=book`;

interface Options {
  simulate?: BookingSimulator;
  offer?: Offer;
}

/** Opens the booking form of one offer; the simulator answers at once unless a test brings its own. */
async function openBooking({ simulate = confirmAtOnce, offer = offerOf() }: Options = {}) {
  world.hotels = [hotelOf()];
  world.offers = { LISCM001: hotelOffersOf('LISCM001', [offer]) };
  const view = renderApp(
    <BookingSimulatorContext value={simulate}>
      <HotelsApp />
    </BookingSimulatorContext>,
    { path: BOOKING_PATH },
  );
  const form = within(await view.screen.findByRole('dialog', { name: 'Secure Booking' }));
  const submit = () => view.user.click(form.getByRole('button', { name: 'Complete Booking' }));
  return { ...view, form, submit };
}

const ANSWERS: [string, string][] = [
  ['First name', 'Clara'],
  ['Last name', 'Okafor'],
  ['Email', 'clara.okafor@mail.example'],
  ['Phone', '+442079460001'],
  ['Card number', PAN],
  ['Cardholder name', 'Clara Okafor'],
  ['Expiry', '2021-12'],
  ['Security code', '737'],
];

async function fill({ form, user }: Pick<Awaited<ReturnType<typeof openBooking>>, 'form' | 'user'>) {
  for (const [label, text] of ANSWERS) {
    await user.click(form.getByLabelText(label));
    await user.paste(text);
  }
  await user.selectOptions(form.getByLabelText('Title'), 'MRS');
  await user.click(form.getByRole('checkbox', { name: /terms and conditions/ }));
}

it('BKG-01, BKG-02: Secure Booking shows hotel, dates and nights, and its three sections', async () => {
  const { form } = await openBooking();
  expect(form.getByText('Casa do Miradouro, 4 to 7 December, 3 nights')).toBeVisible();
  for (const name of ['Guest Information', 'Payment Details', 'Special Requests'])
    expect(form.getByRole('group', { name })).toBeVisible();
});

it('BKG-07, BKG-08: titles and card types are the specification’s', async () => {
  const { form } = await openBooking();
  const options = (name: string) =>
    within(form.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'));
  expect(options('Title')).toEqual(['MR', 'MS', 'MRS', 'DR']);
  expect(options('Card type')).toEqual(['VI', 'MC', 'AX', 'DC', 'CA']);
  expect(form.getByRole('option', { name: 'Maestro' })).toBeInTheDocument();
});

it('BKG-04: the summary shows room, guests, rate, taxes, total and cancellation', async () => {
  const { form } = await openBooking();
  const summary = form.getByRole('complementary', { name: 'Booking Summary' });
  for (const words of [
    'Standard Room, 1 double bed',
    '2 adults',
    'Best Rate',
    '$414.00',
    'Taxes and fees$72.00',
    'Total$486.00 USD',
    'Free cancellation until 2 December',
    'After that, the hotel charges $162.',
  ])
    expect(summary).toHaveTextContent(words);
});

it('BKG-04: without taxes in the price there is no row for them', async () => {
  const { form } = await openBooking({ offer: offerOf({ price: priced('486.00', '486.00') }) });
  expect(form.queryByText('Taxes and fees')).not.toBeInTheDocument();
});

it('BKG-09, BKG-10, BKG-11, BKG-12, BKG-13, BKG-14, BKG-15, BKG-16, BKG-18: an empty form names every field and books nothing', async () => {
  const simulate = jest.fn(confirmAtOnce);
  const { form, submit } = await openBooking({ simulate });
  await submit();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Card number is required',
    'Cardholder name is required',
    'Expiry date is required',
    'Security code is required',
    'You must accept the terms and conditions',
  ])
    expect(await form.findByText(message)).toBeVisible();
  expect(simulate).not.toHaveBeenCalled();
});

it('BKG-18: the error summary takes the focus and its links lead to the fields', async () => {
  const { form, submit, user } = await openBooking();
  await submit();
  const summary = await form.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Please check nine fields');
  await user.click(within(summary).getByRole('link', { name: 'Security code' }));
  expect(form.getByLabelText('Security code')).toHaveFocus();
});

it('BKG-17: editing a field takes only its own message away', async () => {
  const { form, submit, user } = await openBooking();
  await submit();
  await user.type(form.getByLabelText('Email'), 'c');
  expect(form.queryByText('Email is required')).not.toBeInTheDocument();
  expect(form.getByText('First name is required')).toBeVisible();
  expect(form.getByLabelText('First name')).toHaveAccessibleDescription('First name is required');
});

it('BKG-13: a card that has expired is refused', async () => {
  const { form, user, submit } = await openBooking();
  await user.type(form.getByLabelText('Expiry'), '2020-10');
  await submit();
  expect(await form.findByText('This card has expired')).toBeVisible();
});

it('BKG-13, C59: the field turns what a card says into its month, and deleting is left alone', async () => {
  const { form, user } = await openBooking();
  const expiry = form.getByLabelText('Expiry');
  await user.type(expiry, '1221');
  expect(expiry).toHaveValue('2021-12');
  await user.type(expiry, '{Backspace}{Backspace}{Backspace}');
  expect(expiry).toHaveValue('2021');
  await user.clear(expiry);
  await user.paste('12/2021');
  expect(expiry).toHaveValue('2021-12');
});

it('BKG-12: a number whose check digit is wrong gets a hint and is not refused', async () => {
  const { form, user, submit } = await openBooking();
  const number = form.getByLabelText('Card number');
  await user.type(number, '4111 1111 1111 1112');
  await user.tab();
  expect(number).toHaveAccessibleDescription('Please check the number');
  await submit();
  expect(form.queryByText('Invalid card number')).not.toBeInTheDocument();
  expect(form.getByText('Email is required')).toBeVisible();
  await user.type(number, '{Backspace}1');
  await user.tab();
  expect(number).not.toHaveAccessibleDescription();
});

it('BKG-04: the total stands beside the button too, where the summary is out of sight', async () => {
  const { form } = await openBooking();
  expect(form.getByText('total')).toHaveTextContent('$486.00 total');
});

it('BKG-17: a message tells nothing before the first submit', async () => {
  const { form, user } = await openBooking();
  await user.type(form.getByLabelText('Email'), 'c');
  await user.tab();
  expect(form.queryByText('Valid email is required')).not.toBeInTheDocument();
});

it('BKG-05, BKG-06: the simulator gets one guest, the card, the requests and the terms', async () => {
  const simulate = jest.fn(confirmAtOnce);
  const app = await openBooking({ simulate });
  await fill(app);
  await app.user.type(app.form.getByLabelText('Special requests'), 'Late');
  await app.submit();
  await waitFor(() => expect(simulate).toHaveBeenCalledTimes(1));
  expect(simulate.mock.calls[0]?.[0]).toEqual({
    guests: [
      {
        tid: 1,
        title: 'MRS',
        firstName: 'Clara',
        lastName: 'Okafor',
        email: 'clara.okafor@mail.example',
        phone: '+442079460001',
      },
    ],
    payment: {
      method: 'CREDIT_CARD',
      cardInfo: {
        vendorCode: 'VI',
        cardNumber: '4111111111111111',
        expiryDate: '2021-12',
        holderName: 'Clara Okafor',
        securityCode: '737',
      },
    },
    specialRequests: 'Late',
    acceptTerms: true,
  });
});

it('BKG-03, HDT-19: while booking the button says Processing... and nothing can be pressed twice', async () => {
  let answer: (result: Awaited<ReturnType<BookingSimulator>>) => void = () => {};
  const simulate = jest.fn<ReturnType<BookingSimulator>, Parameters<BookingSimulator>>(
    () => new Promise((resolve) => (answer = resolve)),
  );
  const app = await openBooking({ simulate });
  await fill(app);
  await app.submit();
  expect(await app.form.findByRole('button', { name: 'Processing...' })).toBeDisabled();
  expect(app.form.getByRole('form', { name: 'Booking' })).toHaveAttribute('aria-busy', 'true');
  expect(app.screen.getByRole('button', { name: 'Continue to Book' })).toBeDisabled();
  await app.user.click(app.form.getByRole('button', { name: 'Close and go back to the hotel' }));
  expect(app.screen.getByRole('dialog', { name: 'Secure Booking' })).toBeVisible();
  answer({ id: 'HB000001', success: false, hotelBookings: [] });
  const alerted = jest.spyOn(window, 'alert').mockImplementation(() => {});
  await waitFor(() => expect(alerted).toHaveBeenCalled());
  expect(await app.form.findByRole('button', { name: 'Complete Booking' })).toHaveFocus();
  expect(simulate).toHaveBeenCalledTimes(1);
  alerted.mockRestore();
});

it.each([
  [{ message: 'No rooms left' }, 'Booking failed: No rooms left'],
  [{}, 'Booking failed: Unknown error'],
])('BKG-22: an unsuccessful booking with %p alerts %p and keeps the form', async (answer, text) => {
  const alerted = jest.spyOn(window, 'alert').mockImplementation(() => {});
  const app = await openBooking({
    simulate: async () => ({ id: 'HB1', success: false, hotelBookings: [], ...answer }),
  });
  await fill(app);
  await app.submit();
  await waitFor(() => expect(alerted).toHaveBeenCalledWith(text));
  expect(app.form.getByLabelText('First name')).toHaveValue('Clara');
  alerted.mockRestore();
});

it('BKG-23, ERR-11: a throwing booking alerts its sentence, and what was thrown is not logged', async () => {
  const alerted = jest.spyOn(window, 'alert').mockImplementation(() => {});
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const app = await openBooking({
    simulate: (request) => Promise.reject(new Error(`refused ${request.payment.cardInfo.cardNumber}`)),
  });
  await fill(app);
  await app.submit();
  await waitFor(() =>
    expect(alerted).toHaveBeenCalledWith(
      'An error occurred while processing your booking. Please try again.',
    ),
  );
  expect(JSON.stringify(logged.mock.calls)).not.toContain('4111');
  expect(asked.some((request) => request.path === '/api/client-errors')).toBe(false);
  alerted.mockRestore();
  logged.mockRestore();
});

it('BKG-19, BKG-20, BKG-24: the real simulation asks the network nothing and confirms', async () => {
  const app = await openBooking({ simulate: simulateBooking });
  await fill(app);
  const before = asked.length;
  await app.submit();
  const ticket = await app.screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(within(ticket).getByText(/^HB\d{6}$/)).toBeVisible();
  expect(within(ticket).getByText(/^BK\d{6}$/)).toBeVisible();
  expect(asked).toHaveLength(before);
});

it('ERR-11: the card is in no storage, no address, no store and no request', async () => {
  const app = await openBooking();
  await fill(app);
  const places = () =>
    [
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify({ ...localStorage }),
      window.location.href,
      JSON.stringify(app.store.getState()),
      JSON.stringify(asked),
    ].join();
  expect(places()).toContain('clara.okafor@mail.example');
  for (const secret of CARD) expect(places()).not.toMatch(secret);
  await app.submit();
  await app.screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  for (const secret of CARD) expect(places()).not.toMatch(secret);
});

it('ERR-11: a reload keeps the guest and forgets the card', async () => {
  const app = await openBooking();
  await fill(app);
  app.unmount();
  const { form } = await openBooking();
  expect(form.getByLabelText('First name')).toHaveValue('Clara');
  expect(form.getByLabelText('Email')).toHaveValue('clara.okafor@mail.example');
  for (const label of ['Card number', 'Cardholder name', 'Expiry', 'Security code'])
    expect(form.getByLabelText(label)).toHaveValue('');
});

it('BKG-19: the demo notice stands beside the payment fields', async () => {
  const { form } = await openBooking();
  expect(
    within(form.getByRole('group', { name: 'Payment Details' })).getByText(
      /^Demo: no payment taken, no e-mail sent/,
    ),
  ).toBeVisible();
});

it('BKG-19, C6: a booking is kept on this device without card, name or address, and is found from the confirmation', async () => {
  const view = await openBooking();
  await fill(view);
  const before = asked.length;
  await view.submit();
  const ticket = within(await view.screen.findByRole('dialog', { name: 'Booking Confirmed!' }));
  expect(await ticket.findByRole('link', { name: 'My bookings' })).toHaveAttribute('href', '/bookings');
  expect(ticket.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'download',
    'booking-BK730256.ics',
  );
  const kept = localStorage.getItem('atoll-bookings') ?? '';
  expect(kept).toContain('BK730256');
  for (const secret of CARD) expect(kept).not.toMatch(secret);
  for (const secret of ['Okafor', 'mail.example', '442079460001']) expect(kept).not.toContain(secret);
  expect(asked).toHaveLength(before);
});
