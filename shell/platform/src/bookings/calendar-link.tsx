import { Button } from '@atoll/ui/button';
import { bookingCalendar } from './booking-calendar';
import type { KeptBooking } from './kept-booking';

/** Hands the stay to the traveler's calendar, as a file that is made here. */
export function CalendarLink({ booking }: { booking: KeptBooking }) {
  const calendar = encodeURIComponent(bookingCalendar(booking, new Date()));
  return (
    <Button
      variant="quiet"
      icon="calendar"
      href={`data:text/calendar;charset=utf-8,${calendar}`}
      download={`booking-${booking.reference}.ics`}
    >
      Add to calendar
    </Button>
  );
}
