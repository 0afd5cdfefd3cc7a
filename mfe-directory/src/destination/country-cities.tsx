import { destinationPage } from '@atoll/contracts/pages/destinations.page';
import type { CountryCities, Destination } from '@atoll/contracts/destination';
import { countOf, wholeNumberText } from '@atoll/contracts/words';
import { usePageUrl } from '@atoll/platform/page-url';
import { Chip } from '@atoll/ui/chip';
import { EmptyState, ErrorState, LoadingState } from '@atoll/ui/page-state';
import { Pagination } from '@atoll/ui/pagination';
import { SearchInput, SearchLine } from '@atoll/ui/search-line';
import { cityHref, countryHref } from '../shared/addresses';
import { useCountryCitiesQuery } from '../shared/destinations/destinations.api';
import * as s from './country-parts.module.css';

const HEADING_ID = 'all-cities';

/** The towns of one page, in columns. */
function Towns({ cities }: { readonly cities: CountryCities['data'] }) {
  return (
    <ul className={s.towns}>
      {cities.map(({ slug, city, hasGuide }) => (
        <li key={slug}>
          <a className={s.town} href={cityHref(slug)}>
            {city} {hasGuide && <Chip>Guide</Chip>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** All towns and cities of a country that have a page, by name, with a search among them (DES-12). */
export function AllCities({ clean_country: slug, cityCount, facts, regions }: Destination) {
  const { state, hrefOf, push } = usePageUrl(destinationPage);
  const { q, region, page } = state;
  const { currentData, error, refetch } = useCountryCitiesQuery({ slug, q, region, page });
  if (cityCount === 0) return null;
  const country = facts.in_sentence;
  const isNarrowed = q !== null || region !== null;
  // What is no part of the country must not become its heading.
  const part = regions.find(({ name }) => name === region)?.name;
  const all = cityCount === 1 ? 'Towns and cities' : `All ${wholeNumberText(cityCount)} towns and cities`;
  const heading = part ?? all;
  return (
    <section className="wrap section-tight" aria-labelledby={HEADING_ID}>
      <div className={s.allHead}>
        <h2 className="display h3" id={HEADING_ID}>
          {heading}
        </h2>
        {cityCount > 1 && (
          <SearchLine
            label={`Towns and cities in ${country}`}
            action={countryHref(slug)}
            onSearch={(text) => push({ q: text || null, region: null, page: 1 })}
          >
            <SearchInput label={`Find a town in ${country}`} placeholder="Find a town" value={q ?? ''} />
          </SearchLine>
        )}
      </div>
      {isNarrowed && (
        <p className={s.narrowed}>
          <span role="status">
            {currentData && `${countOf(currentData.meta.total, 'town', 'towns')} found`}
          </span>{' '}
          <a className="link" href={hrefOf({ q: null, region: null, page: 1 })}>
            Show all towns and cities
          </a>
        </p>
      )}
      {error && !currentData && (
        <ErrorState
          title="The towns could not be loaded"
          text="Everything else on this page is here."
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && <LoadingState label="Loading towns" />}
      {currentData && currentData.data.length === 0 && (
        <EmptyState
          title={
            region === null ? `No town of this name in ${country}` : `No such town in this part of ${country}`
          }
          text="Check the spelling, or look at all of them."
        />
      )}
      {currentData && <Towns cities={currentData.data} />}
      {currentData && (
        <Pagination
          label="Pages of towns"
          page={page}
          pageCount={currentData.meta.pages}
          hrefOf={(other) => hrefOf({ page: other })}
          onPage={(other) => push({ page: other })}
        />
      )}
    </section>
  );
}

/** The parts of a country, each leading to its towns. */
export function Regions({ regions }: Pick<Destination, 'regions'>) {
  const { hrefOf } = usePageUrl(destinationPage);
  if (regions.length < 2) return null;
  return (
    <section className="sand section-tight" aria-labelledby="regions">
      <div className="wrap">
        <h2 className="display h2" id="regions">
          Regions
        </h2>
        <ul className={s.regions}>
          {regions.map(({ name, cityCount, cities }) => (
            <li key={name}>
              <a className={s.region} href={`${hrefOf({ region: name, q: null, page: 1 })}#${HEADING_ID}`}>
                <b>{name}</b>
                <span className="small muted">
                  {cities.map(({ city }) => city).join(', ')}
                  {cityCount > cities.length && ` and ${wholeNumberText(cityCount - cities.length)} more`}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
