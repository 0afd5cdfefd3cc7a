import { Button } from '@atoll/ui/button';
import { ComingPage } from '@atoll/ui/coming-page';
import { Route, Routes } from 'react-router-dom';
import { COMING_PAGES } from './coming-pages';

/** The directory remote: one page for each of its addresses, each saying what is not open yet. */
export function DirectoryApp() {
  return (
    <Routes>
      {COMING_PAGES.map(({ path, ...page }) => (
        <Route
          key={path}
          path={path}
          element={
            <ComingPage {...page}>
              <Button href="/hotels">Find hotels</Button>
            </ComingPage>
          }
        />
      ))}
    </Routes>
  );
}
