import { pageTitle } from '@atoll/contracts/page-titles';
import { bookingsPage } from '@atoll/contracts/pages/bookings.page';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { usePageTitle } from '@atoll/platform/page-title';
import { useToday } from '@atoll/platform/today';
import { Button } from '@atoll/ui/button';
import { EmptyState, LoadingState } from '@atoll/ui/page-state';
import { useState } from 'react';
import type { KeptBooking } from '@atoll/platform/kept-booking';
import { useKeptBookings } from '@atoll/platform/kept-bookings';
import { BookingCard } from './booking-card';
import * as s from './bookings-page.module.css';
import { CancelDialog } from './cancel-dialog';

/** Stays that are still to come first, the next one on top; then those that are over or cancelled, the last one on top. */
function inOrder(bookings: readonly KeptBooking[], today: string): KeptBooking[] {
  const isAhead = ({ cancelledOn, checkOut }: KeptBooking) => cancelledOn === null && checkOut >= today;
  const ahead = bookings.filter(isAhead).sort((a, b) => a.checkIn.localeCompare(b.checkIn));
  const rest = bookings.filter((booking) => !isAhead(booking));
  return [...ahead, ...rest.sort((a, b) => b.checkIn.localeCompare(a.checkIn))];
}

/** What was booked in this browser (C6): each stay with its calendar file, and how to cancel it. */
export function BookingsPage() {
  const today = useToday();
  const kept = useKeptBookings();
  const [cancelled, setCancelled] = useState<KeptBooking | null>(null);
  usePageTitle(pageTitle(bookingsPage.pattern));
  return (
    <div className={`wrap ${s.page}`}>
      <h1 className="display h1">My bookings</h1>
      <p className="lede">
        Kept in this browser only, without card data. They are simulated: no room is reserved, and no hotel
        knows of them.
      </p>
      <p data-without-script="">Your bookings need JavaScript to be shown.</p>
      {(kept === null || today === null) && <LoadingState label="Loading your bookings" />}
      {kept?.length === 0 && (
        <EmptyState
          icon="calendar"
          title="No bookings in this browser"
          text="What you book here appears on this page."
          action={<Button href={hotelsPage.pattern}>Find hotels</Button>}
        />
      )}
      {kept && today && kept.length > 0 && (
        <ul className={s.list} aria-label="Bookings">
          {inOrder(kept, today).map((booking) => (
            <li key={booking.reference}>
              <BookingCard booking={booking} today={today} onCancel={() => setCancelled(booking)} />
            </li>
          ))}
        </ul>
      )}
      {today && <CancelDialog booking={cancelled} today={today} onClose={() => setCancelled(null)} />}
    </div>
  );
}
