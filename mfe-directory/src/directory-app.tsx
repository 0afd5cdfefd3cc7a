import { Button } from '@atoll/ui/button';
import { ComingPage } from '@atoll/ui/coming-page';
import { Route, Routes } from 'react-router-dom';
import { COMING_PAGES } from './coming-pages';
import { PAGES } from './pages';
import { PageLoading } from './shared/page-states';

/** The directory remote: one route for each of its pages, and for those that are not open yet a page that says so. */
export function DirectoryApp() {
  return (
    <Routes>
      {PAGES.flatMap(({ pages, chunk, code: { Part } }) =>
        pages.map(({ pattern }) => (
          <Route
            key={pattern}
            path={pattern}
            element={
              <Part key={chunk} fallback={<PageLoading title="Directory" label="Loading the page" />} />
            }
          />
        )),
      )}
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
