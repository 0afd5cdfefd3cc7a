import { createContext, useContext } from 'react';
import type { Hotel, HotelSort } from '@atoll/contracts/hotel';
import type { SortOption } from '@atoll/ui/sort-bar';
import type { StayArgs } from './hotels.api';
import type { HotelAddressActions } from './use-hotel-address';

/** What the order by the way on foot is told by: its code comes with the first thing that is saved. */
export interface Walk {
  /** The goals, as the API is asked. */
  to: string;
  option: SortOption<HotelSort>;
  /** '12 min walk to Belém Tower'. */
  textOf: (hotel: Hotel) => string | null;
}

/** What every part of the page of hotels may need to know. */
export interface HotelPage {
  /** The order by the way on foot; null until its code says that there is something to walk to. */
  walk: Walk | null;
  setWalk: (walk: Walk | null) => void;
  /** The URL and the ways to change it; its dates are sound, its place is the one that is searched. */
  address: HotelAddressActions;
  /** What is asked for. */
  stay: StayArgs;
  /** `yyyy-MM-dd`; null until hydration. */
  today: string | null;
  /** Leads to the calendar of the form. */
  changeDates: () => void;
}

/** Given by the page, so that its parts need not hand it on. */
export const HotelPageContext = createContext<HotelPage | null>(null);

export function useHotelPage(): HotelPage {
  const page = useContext(HotelPageContext);
  if (!page) throw new Error('this belongs on the page of hotels');
  return page;
}
