import type { Booked } from '../booking/use-booking';

const KEY = 'atoll-booking-confirmed';

/** Keeps the ticket of this tab, so that a reload shows it again. It holds no card data (ERR-11). */
export function saveConfirmation(booked: Booked): void {
  sessionStorage.setItem(KEY, JSON.stringify(booked));
}

export function readConfirmation(): Booked | null {
  const stored = sessionStorage.getItem(KEY);
  return stored ? (JSON.parse(stored) as Booked) : null;
}

export function clearConfirmation(): void {
  sessionStorage.removeItem(KEY);
}
