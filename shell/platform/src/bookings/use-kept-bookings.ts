import { useEffect, useState } from 'react';
import { keptBookings, type KeptBooking } from './kept-booking';

/** More than anybody simulates: a device has little room. */
const KEPT_MAX = 50;

const listeners = new Set<() => void>();

function write(bookings: readonly KeptBooking[]): void {
  keptBookings.write(bookings);
  for (const listener of listeners) listener();
}

const others = (reference: string) => keptBookings.read().filter((kept) => kept.reference !== reference);

/** Keeps a booking on this device. */
export function keepBooking(booking: KeptBooking): void {
  write([booking, ...others(booking.reference)].slice(0, KEPT_MAX));
}

/** Marks a booking as cancelled on a day, `yyyy-MM-dd`. Nothing is sent anywhere: the booking was a simulation (C6). */
export function cancelBooking(reference: string, cancelledOn: string): void {
  write(keptBookings.read().map((kept) => (kept.reference === reference ? { ...kept, cancelledOn } : kept)));
}

/** Takes a booking off this device. */
export function forgetBooking(reference: string): void {
  write(others(reference));
}

/** The bookings of this device, the last one first; null until it was read, and on the server. */
export function useKeptBookings(): readonly KeptBooking[] | null {
  const [kept, setKept] = useState<readonly KeptBooking[] | null>(null);
  useEffect(() => {
    const read = () => setKept(keptBookings.read());
    read();
    listeners.add(read);
    const stop = keptBookings.onOtherTab(read);
    return () => {
      listeners.delete(read);
      stop();
    };
  }, []);
  return kept;
}
