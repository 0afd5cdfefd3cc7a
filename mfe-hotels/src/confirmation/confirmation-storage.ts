import { useSyncExternalStore } from 'react';
import type { Booked } from '../shared/booking-result';

const KEY = 'atoll-booking-confirmed';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the ticket of this tab, so that a reload shows it again. It holds no card data (ERR-11). */
export function saveConfirmation(booked: Booked): void {
  sessionStorage.setItem(KEY, JSON.stringify(booked));
  for (const listener of listeners) listener();
}

let parsed: { text: string; booked: Booked } | null = null;

function readConfirmation(): Booked | null {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return null;
  if (parsed?.text !== text) parsed = { text, booked: JSON.parse(text) as Booked };
  return parsed.booked;
}

/** The last booking of this tab, or null; undefined while the server's HTML is taken over, which does not know it. */
export function useConfirmation(): Booked | null | undefined {
  return useSyncExternalStore<Booked | null | undefined>(subscribe, readConfirmation, () => undefined);
}
