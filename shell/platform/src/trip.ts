import type { SavedItem } from '@atoll/contracts/account';
import type { CityOption } from '@atoll/contracts/place';
import { GUESTS_DEFAULT, ROOMS_DEFAULT } from '@atoll/contracts/constants';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a traveler chose in one remote and finds again in the next. Dates are `yyyy-MM-dd`, null while open. */
export interface Trip {
  readonly place: CityOption | null;
  readonly checkIn: string | null;
  readonly checkOut: string | null;
  readonly guests: number;
  readonly rooms: number;
  /** Of all kinds, newest first; none until a page has read them from the device. */
  readonly saved: readonly SavedItem[];
}

const initialState: Trip = {
  place: null,
  checkIn: null,
  checkOut: null,
  guests: GUESTS_DEFAULT,
  rooms: ROOMS_DEFAULT,
  saved: [],
};

export const tripSlice = createSlice({
  name: 'trip',
  initialState,
  reducers: {
    tripChanged: (trip, { payload }: PayloadAction<Partial<Trip>>) => ({ ...trip, ...payload }),
  },
  selectors: { selectTrip: (trip) => trip },
});
