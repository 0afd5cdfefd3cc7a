import type { Hotel } from '@atoll/contracts/hotel';
import { useAppDispatch } from '@atoll/platform';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { firstPicture } from './hotel-picture';

/** A hotel that the traveler keeps in mind, with what a list of them shows. */
export interface SavedHotel {
  readonly hotelId: string;
  readonly name: string;
  /** 'Lisbon'; empty where the hotel has no address. */
  readonly city: string;
  readonly picture: string;
  /** The hotel over the search that it was found in. */
  readonly href: string;
}

/** Kept at most; the oldest goes. */
const SAVED_MAX = 50;
const KEY = 'atoll-shortlist';

/** The shortlist of this device, newest first, in the shared store beside the trip. */
export const shortlistSlice = createSlice({
  name: 'shortlist',
  initialState: [] as readonly SavedHotel[],
  reducers: {
    shortlistRead: (_before, { payload }: PayloadAction<readonly SavedHotel[]>) => payload,
  },
});

const { shortlistRead } = shortlistSlice.actions;

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

const NOTHING: readonly SavedHotel[] = [];

/** The saved hotels; none on the server and until the device was read. */
export function useShortlist(): readonly SavedHotel[] {
  return useSelector((state: { shortlist?: readonly SavedHotel[] }) => state.shortlist ?? NOTHING);
}

/** Brings the device's shortlist into the store, also when another tab changes it. */
export function useDeviceShortlist(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const read = () => dispatch(shortlistRead(readDevice()));
    const readOwn = ({ key }: StorageEvent) => {
      if (key === KEY || key === null) read();
    };
    read();
    window.addEventListener('storage', readOwn);
    return () => window.removeEventListener('storage', readOwn);
  }, [dispatch]);
}

/** Saves and removes hotels. What is on the device counts: another tab may have written it since. */
export function useShortlistActions() {
  const dispatch = useAppDispatch();
  const keep = (saved: readonly SavedHotel[]) => {
    localStorage.setItem(KEY, JSON.stringify(saved));
    dispatch(shortlistRead(saved));
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
