import { titled } from '@atoll/contracts/page-titles';
import { chatPage } from '@atoll/contracts/pages/chat.page';
import { destinationsPage } from '@atoll/contracts/pages/destinations.page';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { privacyPage, termsPage } from '@atoll/contracts/pages/legal.page';
import { loginPage } from '@atoll/contracts/pages/login.page';
import { hotelMarketingPage, PRODUCTS, whyHref, WHY_TITLES } from '@atoll/contracts/pages/marketing.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { sitemapPage } from '@atoll/contracts/pages/sitemap.page';
import { toursPage } from '@atoll/contracts/pages/tours.page';
import { travelAgentsPage } from '@atoll/contracts/pages/travel-agents.page';
import { toAppError } from '@atoll/platform';
import { usePageTitle } from '@atoll/platform/page-title';
import { ErrorState, LoadingState } from '@atoll/ui/page-state';
import { useListDestinationsQuery } from '../shared/destinations/destinations.api';
import { countryHref } from '../shared/addresses';
import * as s from './sitemap-page.module.css';

const SECTIONS: readonly (readonly [name: string, href: string])[] = [
  ['Home', '/'],
  ['Travel agents', travelAgentsPage.pattern],
  ['Destinations', destinationsPage.pattern],
  ['Hotels', hotelsPage.pattern],
  ['Tours', toursPage.pattern],
  ['Global map', '/map'],
  ['Travel expo', '/expo'],
  ['Marco, the travel assistant', chatPage.pattern],
  ['Login', loginPage.pattern],
  ['Hotel marketing', hotelMarketingPage.pattern],
  ...PRODUCTS.map((product) => [WHY_TITLES[product], whyHref(product)] as const),
  ['Privacy', privacyPage.pattern],
  ['Terms', termsPage.pattern],
];

interface LinksProps {
  readonly heading: string;
  readonly links: readonly (readonly [name: string, href: string])[];
}

function Links({ heading, links }: LinksProps) {
  const id = `links-${heading.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section className={s.section} aria-labelledby={id}>
      <h2 className="display h2" id={id}>
        {heading}
      </h2>
      <ul className={s.links}>
        {links.map(([name, href]) => (
          <li key={href}>
            <a className={s.link} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** /sitemap: the way to every part of the site, for people (SEO-02). */
export function SitemapPage() {
  const { currentData, error, refetch } = useListDestinationsQuery();
  usePageTitle(titled(sitemapPage.title));
  const countries = currentData?.data ?? [];
  return (
    <div className={`wrap ${s.page}`}>
      <h1 className="display h1">Sitemap</h1>
      <Links heading="Sections" links={SECTIONS} />
      {error && !currentData && (
        <ErrorState
          title="The countries could not be loaded"
          text={toAppError(error).message}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && <LoadingState label="Loading countries" />}
      {currentData && (
        <>
          <Links
            heading="Countries"
            links={countries.map(({ country, clean_country }) => [country, countryHref(clean_country)])}
          />
          <Links
            heading="Travel agents by country"
            links={countries.map(({ country, clean_country }) => [
              `Agents in ${country}`,
              pageHref(travelAgentsPage, { country: clean_country }),
            ])}
          />
        </>
      )}
    </div>
  );
}
