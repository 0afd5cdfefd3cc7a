import { indexNowPage } from '@atoll/contracts/pages/signed-in.page';
import { Route, Routes } from 'react-router-dom';
import { PortalFrame } from './frame/portal-frame';
import { IndexNowPage } from './indexing/index-now-page';
import { AUTH_PATTERN, PORTAL_PAGES } from './portal-pages';
import { PortalSignIn } from './sign-in/portal-sign-in';

/** The portal remote: every signed-in workspace, and the administrator's way in. */
export function PortalApp() {
  return (
    <Routes>
      <Route path={AUTH_PATTERN} element={<PortalSignIn />} />
      <Route path={indexNowPage.pattern} element={<IndexNowPage />} />
      {PORTAL_PAGES.map((page) => (
        <Route
          key={page.pattern}
          path={page.pattern}
          element={<PortalFrame key={page.pattern} page={page} />}
        />
      ))}
      {/* For the moment between leaving a page and being unmounted. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
