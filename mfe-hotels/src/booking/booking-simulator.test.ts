import { hotelOf, offerOf } from '../testing/fixtures';
import { bookingRequest, EMPTY_BOOKING } from './booking-form.model';
import { paymentStatusText } from '../shared/booking-result';
import { simulateBooking } from './booking-simulator';

const STAY = { hotel: hotelOf(), offer: offerOf(), roomType: 'Standard Room' };
const PAN = '4111111111111111';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

async function book() {
  const booking = simulateBooking(bookingRequest({ ...EMPTY_BOOKING, cardNumber: PAN }), STAY);
  await jest.advanceTimersByTimeAsync(1_500);
  return booking;
}

it('BKG-19: answers after 1.5 seconds, not before, without asking the network', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const answered = jest.fn();
  void simulateBooking(bookingRequest(EMPTY_BOOKING), STAY).then(answered);
  await jest.advanceTimersByTimeAsync(1_499);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledTimes(1);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

it('BKG-20: answers HB and BK with six digits each and CONFIRMED', async () => {
  const { id, success, hotelBookings } = await book();
  expect(success).toBe(true);
  expect(id).toMatch(/^HB\d{6}$/);
  expect(hotelBookings[0]?.id).toMatch(/^BK\d{6}$/);
  expect(hotelBookings[0]?.bookingStatus).toBe('CONFIRMED');
});

it('BKG-20: six digits also where the random number is tiny', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.000001);
  expect((await book()).id).toBe('HB000001');
  random.mockRestore();
});

it('BKG-21: a booking carries hotel, dates, room, total and currency', async () => {
  const { hotelBookings } = await book();
  expect(hotelBookings).toEqual([
    {
      id: hotelBookings[0]?.confirmationNumber,
      bookingStatus: 'CONFIRMED',
      confirmationNumber: hotelBookings[0]?.id,
      hotelId: 'LISCM001',
      hotelName: 'Casa do Miradouro',
      checkInDate: '2020-12-04',
      checkOutDate: '2020-12-07',
      roomType: 'Standard Room',
      total: '486.00',
      currency: 'USD',
    },
  ]);
});

it('ERR-11: nothing of the card is in the answer', async () => {
  expect(JSON.stringify(await book())).not.toContain(PAN);
});

it('BKG-27: CONFIRMED is Paid in Full, anything else Payment on Arrival', () => {
  expect(paymentStatusText('CONFIRMED')).toBe('Paid in Full');
  expect(paymentStatusText('PENDING')).toBe('Payment on Arrival');
});
