import type { DestinationCard } from '@atoll/contracts/destination';
import { destinationsPage } from '@atoll/contracts/pages/destinations.page';
import { toAppError } from '@atoll/platform';
import { usePageTitle } from '@atoll/platform/page-title';
import { usePageUrl } from '@atoll/platform/page-url';
import { Button } from '@atoll/ui/button';
import { SampleMark } from '@atoll/ui/chip';
import { classNames } from '@atoll/ui/class-names';
import { EmptyState, ErrorState, LoadingState } from '@atoll/ui/page-state';
import { titled } from '@atoll/contracts/page-titles';
import { useEffect, useRef } from 'react';
import { useListDestinationsQuery } from '../shared/destinations/destinations.api';
import { CountryCard } from '../shared/destinations/country-card';
import { countText } from '../shared/agents/agent-text';
import { matchingCountries, regionsOf } from './countries';
import * as s from './destinations-page.module.css';

/** As many as stand side by side on a phone. */
const FIRST_PICTURES = 2;

interface SectionProps {
  readonly region: string;
  readonly countries: readonly DestinationCard[];
  readonly isFirst: boolean;
}

function RegionSection({ region, countries, isFirst }: SectionProps) {
  const id = `region-${region.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section className={s.region} aria-labelledby={id}>
      <h2 className="display h2" id={id}>
        {region}
      </h2>
      <ul className={s.grid}>
        {countries.map((destination, index) => (
          <li key={destination.clean_country}>
            <CountryCard destination={destination} priority={isFirst && index < FIRST_PICTURES} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Countries({ all }: { readonly all: readonly DestinationCard[] }) {
  const { state, hrefOf } = usePageUrl(destinationsPage);
  const regions = regionsOf(all);
  const found = matchingCountries(all, state);
  return (
    <>
      <nav className={s.regions} aria-label="Parts of the world">
        {[null, ...regions].map((region) => (
          <a
            key={region ?? ''}
            className={s.chip}
            href={hrefOf({ region })}
            aria-current={state.region === region ? 'true' : undefined}
          >
            {region ?? 'Everywhere'}
          </a>
        ))}
      </nav>
      <p className="visually-hidden" role="status">
        {found.length} {found.length === 1 ? 'country' : 'countries'}
      </p>
      {found.length === 0 && (
        <EmptyState
          title="No country has this name"
          text="Check the spelling, or look at all of them."
          action={
            <Button href={hrefOf({ q: null, region: null })} variant="quiet">
              Show all destinations
            </Button>
          }
        />
      )}
      {regionsOf(found).map((region, index) => (
        <RegionSection
          key={region}
          region={region}
          isFirst={index === 0}
          countries={found.filter((country) => country.region === region)}
        />
      ))}
    </>
  );
}

/** /destinations: every country that can be visited, by part of the world (DES-01). */
export function DestinationsPage() {
  const { state, replace } = usePageUrl(destinationsPage);
  const { currentData, error, refetch } = useListDestinationsQuery();
  const field = useRef<HTMLInputElement>(null);
  const written = useRef(state.q);
  usePageTitle(titled(destinationsPage.title));
  const search = () => replace({ q: field.current?.value || null });

  // What was typed before hydration is still in the element.
  useEffect(() => {
    if (field.current?.value !== (state.q ?? '')) search();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when React takes over
  }, []);

  // A link to all destinations changes the address without the field.
  useEffect(() => {
    if (written.current === state.q) return;
    written.current = state.q;
    if (field.current && field.current !== document.activeElement) field.current.value = state.q ?? '';
  }, [state.q]);

  return (
    <div className={classNames('wrap', s.page)}>
      <header className={s.head}>
        <h1 className="display h1">Destinations</h1>
        {currentData && (
          <p className="lede">
            {countText(currentData.data.length, 'country', 'countries')},{' '}
            {countText(currentData.meta.cityCount, 'city', 'cities')} and{' '}
            {countText(currentData.meta.agentCount)} who know them. <SampleMark />
          </p>
        )}
        <form
          className={s.search}
          role="search"
          action={destinationsPage.pattern}
          onSubmit={(event) => event.preventDefault()}
        >
          <label className="small" htmlFor="country-name">
            Find a country
          </label>
          <div className={s.line}>
            <input
              ref={field}
              id="country-name"
              className={s.field}
              name="q"
              type="search"
              autoComplete="off"
              defaultValue={state.q ?? ''}
              onChange={search}
            />
            <Button type="submit" variant="quiet">
              Find
            </Button>
          </div>
        </form>
      </header>
      {error && !currentData && (
        <ErrorState
          title="The destinations could not be loaded"
          text={toAppError(error).message}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && <LoadingState label="Loading destinations" />}
      {currentData && <Countries all={currentData.data} />}
    </div>
  );
}
