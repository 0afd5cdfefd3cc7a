import { bookingsPage } from '@atoll/contracts/pages/bookings.page';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { useHeadingFirst } from '@atoll/platform/heading-first';
import { LoadingState } from '@atoll/ui/page-state';
import { Route, Routes } from 'react-router-dom';
import { HotelsApp } from './hotels-app';
import { BookingsPage } from './lazy-parts';

/** The hotels remote: the search with what lies over it, and the bookings of this browser. */
export function HotelsRemote({ isWhole = true }: { readonly isWhole?: boolean }) {
  return (
    <Routes>
      <Route path={hotelsPage.pattern} element={<HotelsApp isWhole={isWhole} />} />
      <Route
        path={bookingsPage.pattern}
        element={<BookingsPage fallback={<LoadingState label="Loading your bookings" />} />}
      />
    </Routes>
  );
}

/** The same as a page that one comes to from another one: its heading is there before the rest. */
export function ArrivingHotels() {
  return <HotelsRemote isWhole={useHeadingFirst()} />;
}
