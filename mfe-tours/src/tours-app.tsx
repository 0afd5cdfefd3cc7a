import { toursMapPage, toursPage } from '@atoll/contracts/pages/tours.page';
import { useHeadingFirst } from '@atoll/platform/heading-first';
import { Route, Routes } from 'react-router-dom';
import { ToursMapPage } from './tours-map-page';
import { ToursPage } from './tours-page';

/** The tours remote: the search with its results, and the tours of one place on a map. */
export function ToursApp({ isWhole = true }: { readonly isWhole?: boolean }) {
  return (
    <Routes>
      <Route path={toursPage.pattern} element={<ToursPage isWhole={isWhole} />} />
      <Route path={toursMapPage.pattern} element={<ToursMapPage />} />
    </Routes>
  );
}

/** The same as a page that one comes to from another one: its heading is there before the rest. */
export function ArrivingToursApp() {
  return <ToursApp isWhole={useHeadingFirst()} />;
}
