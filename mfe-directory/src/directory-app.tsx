import {
  agentInCityPage,
  agentPage,
  agentWithNamePage,
  cityAgentsPage,
  travelAgentsPage,
} from '@atoll/contracts/pages/travel-agents.page';
import { destinationPage, destinationsPage } from '@atoll/contracts/pages/destinations.page';
import { sharedPostPage } from '@atoll/contracts/pages/share.page';
import { sitemapPage } from '@atoll/contracts/pages/sitemap.page';
import { Button } from '@atoll/ui/button';
import { ComingPage } from '@atoll/ui/coming-page';
import { Route, Routes } from 'react-router-dom';
import { AgentsPage } from './agents/agents-page';
import { CityPage } from './city/city-page';
import { COMING_PAGES } from './coming-pages';
import { CONTENT_PATTERNS } from './content/content-address';
import { ContentPage } from './content/content-page';
import { DestinationPage } from './destination/destination-page';
import { DestinationsPage } from './destinations/destinations-page';
import { ProfileRoute } from './profile/profile-route';
import { SharedPostPage } from './shared-post/shared-post-page';
import { SitemapPage } from './sitemap/sitemap-page';

const PROFILE_PATTERNS = [agentInCityPage, agentPage, agentWithNamePage].map(({ pattern }) => pattern);

/** The directory remote: one route for each of its pages, and for those that are not open yet a page that says so. */
export function DirectoryApp() {
  return (
    <Routes>
      <Route path={travelAgentsPage.pattern} element={<AgentsPage />} />
      <Route path={cityAgentsPage.pattern} element={<CityPage />} />
      {CONTENT_PATTERNS.map((pattern) => (
        <Route key={pattern} path={pattern} element={<ContentPage />} />
      ))}
      {PROFILE_PATTERNS.map((pattern) => (
        <Route key={pattern} path={pattern} element={<ProfileRoute />} />
      ))}
      <Route path={destinationsPage.pattern} element={<DestinationsPage />} />
      <Route path={destinationPage.pattern} element={<DestinationPage />} />
      <Route path={sharedPostPage.pattern} element={<SharedPostPage />} />
      <Route path={sitemapPage.pattern} element={<SitemapPage />} />
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
