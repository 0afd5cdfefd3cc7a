import type { CityOption } from '@atoll/contracts/place';
import { GUESTS_DEFAULT, ROOMS_DEFAULT } from '@atoll/contracts/constants';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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

/** What a traveler chose in one remote and finds again in the next. Dates are `yyyy-MM-dd`, null while open. */
export interface Trip {
  readonly place: CityOption | null;
  readonly checkIn: string | null;
  readonly checkOut: string | null;
  readonly guests: number;
  readonly rooms: number;
  /** Newest first; none until the hotels remote has read them from the device. */
  readonly shortlist: readonly SavedHotel[];
}

const initialState: Trip = {
  place: null,
  checkIn: null,
  checkOut: null,
  guests: GUESTS_DEFAULT,
  rooms: ROOMS_DEFAULT,
  shortlist: [],
};

export const tripSlice = createSlice({
  name: 'trip',
  initialState,
  reducers: {
    tripChanged: (trip, { payload }: PayloadAction<Partial<Trip>>) => ({ ...trip, ...payload }),
  },
  selectors: { selectTrip: (trip) => trip },
});
