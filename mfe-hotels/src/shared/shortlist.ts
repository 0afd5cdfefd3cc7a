import type { Hotel } from '@atoll/contracts/hotel';
import {
  selectTrip,
  tripChanged,
  useAppDispatch,
  useAppSelector,
  type RootState,
  type SavedHotel,
} from '@atoll/platform';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { firstPicture } from './hotel-text';

/** Kept at most; the oldest goes. */
const SAVED_MAX = 50;
const KEY = 'atoll-shortlist';

function isSavedHotel(value: unknown): value is SavedHotel {
  if (typeof value !== 'object' || value === null) return false;
  const texts = value as Record<string, unknown>;
  // The address came from this page; anything else must not become a link.
  const isOwnAddress = typeof texts.href === 'string' && /^\/hotels\?/.test(texts.href);
  return (
    isOwnAddress && ['hotelId', 'name', 'city', 'picture'].every((name) => typeof texts[name] === 'string')
  );
}

function readDevice(): readonly SavedHotel[] {
  const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
  return Array.isArray(stored) ? stored.filter(isSavedHotel) : [];
}

/** The saved hotels; none on the server and until the device was read. */
export function useShortlist(): readonly SavedHotel[] {
  return useAppSelector((state) => selectTrip(state).shortlist);
}

/** Whether a hotel is on the shortlist. */
export function useIsSaved(id: string): boolean {
  return useAppSelector((state) => selectTrip(state).shortlist.some(({ hotelId }) => hotelId === id));
}

/** Brings the device's shortlist into the trip, also when another tab changes it. */
export function useDeviceShortlist(): void {
  const store = useStore<RootState>();
  useEffect(() => {
    const read = () => {
      const shortlist = readDevice();
      const known = selectTrip(store.getState()).shortlist;
      // Every card shows whether its hotel is saved: what changes nothing must not draw them all again.
      if (JSON.stringify(shortlist) !== JSON.stringify(known)) store.dispatch(tripChanged({ shortlist }));
    };
    const readOwn = ({ key }: StorageEvent) => {
      if (key === KEY || key === null) read();
    };
    read();
    window.addEventListener('storage', readOwn);
    return () => window.removeEventListener('storage', readOwn);
  }, [store]);
}

/** Saves and removes hotels. What is on the device counts: another tab may have written it since. */
export function useShortlistActions() {
  const dispatch = useAppDispatch();
  const keep = (saved: readonly SavedHotel[]) => {
    localStorage.setItem(KEY, JSON.stringify(saved));
    dispatch(tripChanged({ shortlist: saved }));
  };
  const others = (id: string) => readDevice().filter(({ hotelId }) => hotelId !== id);
  return {
    save: (hotel: Hotel, href: string) => {
      const { hotelId, name, address } = hotel;
      const saved = { hotelId, name, city: address?.cityName ?? '', picture: firstPicture(hotel), href };
      keep([saved, ...others(hotelId)].slice(0, SAVED_MAX));
    },
    remove: (hotelId: string) => keep(others(hotelId)),
  };
}
