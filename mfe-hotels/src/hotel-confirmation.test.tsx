import { renderApp } from '@atoll/platform/testing';
import { waitFor, within } from '@testing-library/react';
import type { BookingResult, HotelBooking } from './shared/booking-result';
import { HotelsApp } from './hotels-app';
import { hotelOf, hotelOffersOf, offerOf } from './testing/fixtures';
import { keptBooking } from '@atoll/platform/testing/kept-booking';
import { STAY_PATH, startHotelServer, world } from './testing/hotel-server';
import { saveConfirmation } from './confirmation/confirmation-storage';

startHotelServer();

const BOOKING: HotelBooking = {
  id: 'BK730256',
  bookingStatus: 'CONFIRMED',
  confirmationNumber: 'BK730256',
  hotelId: 'LISCM001',
  hotelName: 'Casa do Miradouro',
  checkInDate: '2020-12-04',
  checkOutDate: '2020-12-07',
  roomType: 'Standard Room',
  total: '486.00',
  currency: 'USD',
};

/** Opens the confirmation as a reload finds it. */
async function openTicket(result: Partial<BookingResult> = {}) {
  world.hotels = [hotelOf()];
  world.offers = { LISCM001: hotelOffersOf('LISCM001', [offerOf()]) };
  saveConfirmation({
    result: { id: 'HB482913', success: true, hotelBookings: [BOOKING], ...result },
    email: 'clara@mail.example',
    adults: 2,
  });
  const view = renderApp(<HotelsApp />, { path: `${STAY_PATH}&hotel=LISCM001&offer=OFFER1&step=done` });
  const ticket = within(await view.screen.findByRole('dialog', { name: 'Booking Confirmed!' }));
  return { ...view, ticket };
}

it('BKG-24, BKG-26: the ticket shows codes, status, hotel, room, dates, nights and total', async () => {
  const { ticket } = await openTicket();
  for (const words of [
    'HB482913',
    'BK730256',
    'Paid in Full',
    'Casa do Miradouro',
    'Standard Room',
    'Fri 4 December',
    'Mon 7 December',
    '3 nights',
    '2 adults',
    '$486.00 USD',
  ])
    expect(ticket.getByText(words)).toBeVisible();
});

it('BKG-24: the focus lands on the heading', async () => {
  const { ticket } = await openTicket();
  expect(ticket.getByRole('heading', { name: 'Booking Confirmed!' })).toHaveFocus();
});

it('BKG-25: the fixed times are there; where the hotel has a time of its own, that one leads and the fixed one is called the usual', async () => {
  const { ticket } = await openTicket();
  expect(ticket.getByText('Check-in: After 3:00 PM')).toBeVisible();
  expect(ticket.getByText('Check-out: Before 12:00 PM')).toBeVisible();
  expect(await ticket.findByText('Before 11:00 AM at this hotel')).toBeVisible();
  expect(ticket.getByText(/^Not the usual/)).toHaveTextContent('Not the usual Check-out: Before 12:00 PM');
  expect(ticket.queryByText(/^After/)).not.toBeInTheDocument();
});

it('BKG-26: the e-mail notice says that none is sent', async () => {
  const { ticket } = await openTicket();
  expect(ticket.getByText(/^Demo: no payment taken, no e-mail sent.*clara@mail\.example/)).toBeVisible();
});

it('BKG-26: Return to Search leads to the results with the search intact', async () => {
  const { screen, ticket, user } = await openTicket();
  await user.click(ticket.getByRole('button', { name: 'Return to Search' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'Showing 1 of 1 Hotels in Lisbon' })).toBeVisible();
  expect(screen.getByText('4 to 7 December, 3 nights, 2 guests, 1 room')).toBeVisible();
  const query = (path: string) => Object.fromEntries(new URL(path, 'http://site').searchParams);
  expect(query(window.location.href)).toEqual(query(STAY_PATH));
});

it('BKG-27: a status other than CONFIRMED is Payment on Arrival', async () => {
  const { ticket } = await openTicket({ hotelBookings: [{ ...BOOKING, bookingStatus: 'PENDING' }] });
  expect(ticket.getByText('Payment on Arrival')).toBeVisible();
  expect(ticket.queryByText('Paid in Full')).not.toBeInTheDocument();
});

it('BKG-28: without a hotel booking there is only the ID and a sentence', async () => {
  const { ticket } = await openTicket({ hotelBookings: [] });
  expect(ticket.getByText('HB482913')).toBeVisible();
  expect(ticket.getByText('No booking details are available.')).toBeVisible();
  for (const more of ['Booking reference', /You are going to/, /See tours in/])
    expect(ticket.queryByText(more)).not.toBeInTheDocument();
});

it('BKG-26: an address of a confirmation that this tab does not know shows the hotel', async () => {
  world.hotels = [hotelOf()];
  const { screen } = renderApp(<HotelsApp />, { path: `${STAY_PATH}&hotel=LISCM001&step=done` });
  expect(await screen.findByRole('dialog', { name: 'Casa do Miradouro' })).toBeVisible();
  await waitFor(() => expect(window.location.search).not.toContain('step='));
});

it('BKG-19: a booking that was cancelled on this device says so on its ticket', async () => {
  const kept = [keptBooking({ cancelledOn: '2020-11-25' })];
  localStorage.setItem('atoll-bookings', JSON.stringify({ version: 1, value: kept }));
  const { ticket } = await openTicket();
  expect(
    await ticket.findByText('You cancelled this booking on 25 November 2020 (simulated).'),
  ).toBeVisible();
});
