import { selectRequestWindow, useAppSelector } from '@atoll/platform';
import { Route, Routes } from 'react-router-dom';
import { PAGES, requestWindow } from './pages';
import { PageLoading } from './shared/page-states';

/** One route for each page of the directory. */
function DirectoryPages() {
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
      {/* Open beside another's page, for the form alone. */}
      <Route path="*" element={null} />
    </Routes>
  );
}

/** The directory remote: its pages, and the form for a request above whatever page asks for it. */
export function DirectoryApp() {
  const asked = useAppSelector(selectRequestWindow);
  return (
    <>
      <DirectoryPages />
      {asked && <requestWindow.Part asked={asked} fallback={null} />}
    </>
  );
}
