import { bookingsPage } from '@atoll/contracts/pages/bookings.page';
import { renderApp } from '@atoll/platform/testing';
import { act, waitFor, within } from '@testing-library/react';
import { HotelsRemote } from './hotels-remote';
import { asked, startHotelServer } from './testing/hotel-server';
import { keptBooking } from '@atoll/platform/testing/kept-booking';

startHotelServer();

const KEY = 'atoll-bookings';
const keep = (bookings: unknown) =>
  localStorage.setItem(KEY, JSON.stringify({ version: 1, value: bookings }));

async function open() {
  const view = renderApp(<HotelsRemote />, { path: bookingsPage.pattern });
  expect(await view.screen.findByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible();
  const card = (name = 'Casa do Miradouro') => within(view.screen.getByRole('article', { name }));
  return { ...view, card };
}

it('BKG-19: without a booking the page says so and leads to the hotels', async () => {
  const { screen } = await open();
  expect(await screen.findByRole('heading', { name: 'No bookings in this browser' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find hotels' })).toHaveAttribute('href', '/hotels');
  expect(document.title).toBe('My bookings | Atoll');
});

it('BKG-19, BKG-25: a booking shows its stay, codes and times, and its calendar file', async () => {
  keep([keptBooking()]);
  const { screen, card } = await open();
  await screen.findByRole('article');
  for (const words of [
    '4 to 7 December',
    'HB482913',
    'BK730256',
    'Paid in Full',
    '$486.00 USD',
    'Standard Room',
  ])
    expect(card().getByText(words)).toBeVisible();
  expect(card().getByText('After 2:00 PM at this hotel')).toBeVisible();
  expect(card().getByText('Check-out: Before 12:00 PM')).toBeVisible();
  const calendar = card().getByRole('link', { name: 'Add to calendar' });
  expect(calendar).toHaveAttribute('download', 'booking-BK730256.ics');
  expect(decodeURIComponent(calendar.getAttribute('href') ?? '')).toContain(
    'DTSTART;TZID=Europe/Lisbon:20201204T140000',
  );
});

it('BKG-19, C6: a booking is cancelled on this device, marked as simulated, without a call, and stays so', async () => {
  keep([keptBooking(), keptBooking({ reference: 'BK000001', hotelName: 'Other House' })]);
  const { screen, user, card, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: 'Cancel booking BK730256' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this booking?' }));
  expect(dialog.getByText('Cancelling is free until 2 December 2020.')).toBeVisible();
  expect(dialog.getByText(/^Simulated: nothing is sent/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await card().findByText('Cancelled, simulated')).toBeVisible();
  expect(card().getByText('Cancelled on 25 November 2020. Nothing was sent.')).toBeVisible();
  expect(card('Other House').getByText('Paid in Full')).toBeVisible();
  expect(card().queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
  unmount();

  const again = await open();
  expect(await again.screen.findByText('Cancelled, simulated')).toBeVisible();
});

it('BKG-19: keeping the booking changes nothing; after the free days the fee is said', async () => {
  keep([keptBooking({ freeUntil: '2020-11-20' })]);
  const { screen, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Cancel booking BK730256' }));
  expect(screen.getByText('The hotel would charge $162.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep booking' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Paid in Full')).toBeVisible();
});

it('BKG-19: the next stay is on top, what is over or cancelled comes last and cannot be cancelled', async () => {
  keep([
    keptBooking({ reference: 'BK1', hotelName: 'Over', checkIn: '2020-11-01', checkOut: '2020-11-03' }),
    keptBooking({ reference: 'BK2', hotelName: 'Gone', cancelledOn: '2020-11-24' }),
    keptBooking({ reference: 'BK3', hotelName: 'Later', checkIn: '2020-12-20', checkOut: '2020-12-22' }),
    keptBooking({ reference: 'BK4', hotelName: 'Next' }),
  ]);
  const { screen } = await open();
  await screen.findAllByRole('article');
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Next', 'Later', 'Gone', 'Over']);
  expect(screen.getAllByRole('button', { name: /^Cancel booking/ })).toHaveLength(2);
});

it('BKG-19: a booking can be taken off the device, and what another tab does is seen at once', async () => {
  keep([keptBooking()]);
  const { screen, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Remove booking BK730256 from this device' }));
  expect(await screen.findByRole('heading', { name: 'No bookings in this browser' })).toBeVisible();
  expect(localStorage.getItem(KEY)).not.toContain('BK730256');
  keep([keptBooking()]);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(screen.getByRole('article')).toBeVisible();
});

it('BKG-19: what is no booking is not shown', async () => {
  keep([{ ...keptBooking(), checkIn: 'soon' }, null, 'text', { ...keptBooking(), total: 12 }]);
  const { screen } = await open();
  expect(await screen.findByRole('heading', { name: 'No bookings in this browser' })).toBeVisible();
});
