import { wholeNumberText } from '@atoll/contracts/words';
import type { CalledSo, DestinationCard, NamedCity } from '@atoll/contracts/destination';
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
import {
  useCalledSoQuery,
  useListCitiesQuery,
  useListDestinationsQuery,
} from '../shared/destinations/destinations.api';
import { CountryCard } from '../shared/destinations/country-card';
import { cityHref, countryHref } from '../shared/addresses';
import { agentsText, countText } from '../shared/agents/agent-text';
import {
  byLetter,
  matchingCities,
  matchingCountries,
  namesCountry,
  popularCountries,
  regionsOf,
  searchesCities,
} from './found-places';
import { LinkChips } from '../shared/link-chips';
import * as s from './destinations-page.module.css';

/** As many as stand side by side on a phone. */
const FIRST_PICTURES = 2;
/** More than these would push the countries out of sight. */
const CITIES_MAX = 24;
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const NOTHING_CALLED_SO: CalledSo = { countries: [], cities: [] };

const letterId = (letter: string) => `letter-${letter}`;

function Regions({ all }: { readonly all: readonly DestinationCard[] }) {
  const { state, hrefOf } = usePageUrl(destinationsPage);
  return (
    <LinkChips
      label="Parts of the world"
      className={s.regions}
      links={[null, ...regionsOf(all)].map((region) => ({
        href: hrefOf({ region }),
        words: region ?? 'Everywhere',
        isCurrent: state.region === region,
      }))}
    />
  );
}

/** The way to the countries of a letter. Letters that have none are shown, so that the others keep their places. */
function Letters({ used }: { readonly used: readonly string[] }) {
  return (
    <nav className={s.letters} aria-label="Countries by letter">
      {[...new Set([...ALPHABET, ...used])].map((letter) =>
        used.includes(letter) ? (
          <a key={letter} className={s.letter} href={`#${letterId(letter)}`}>
            {letter}
          </a>
        ) : (
          <span key={letter} className={s.letter} aria-hidden="true">
            {letter}
          </span>
        ),
      )}
    </nav>
  );
}

function Popular({ all }: { readonly all: readonly DestinationCard[] }) {
  return (
    <section className={s.section} aria-labelledby="popular-destinations">
      <h2 className="display h2" id="popular-destinations">
        Popular destinations
      </h2>
      <ul className={s.pictures}>
        {popularCountries(all).map((destination, index) => (
          <li key={destination.clean_country}>
            <CountryCard destination={destination} priority={index < FIRST_PICTURES} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CitiesFound({ cities }: { readonly cities: readonly NamedCity[] }) {
  return (
    <section className={s.section} aria-labelledby="cities">
      <h2 className="display h2" id="cities">
        Cities
      </h2>
      {cities.length > CITIES_MAX && (
        <p className="small muted">
          The first {CITIES_MAX} of {wholeNumberText(cities.length)}. More letters find fewer.
        </p>
      )}
      <ul className={s.columns}>
        {cities.slice(0, CITIES_MAX).map(({ city, slug, country }) => (
          <li key={slug} className={s.row}>
            <a className={s.name} href={cityHref(slug)}>
              {city}
            </a>
            <p className="small muted">{country}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LetterSection({ letter, countries }: { letter: string; countries: readonly DestinationCard[] }) {
  return (
    <section className={s.section} aria-labelledby={letterId(letter)}>
      {/* A link to the letter moves the focus here, so that Tab goes on with its first country. */}
      <h2 className={classNames('display h3', s.heading)} id={letterId(letter)} tabIndex={-1}>
        {letter}
      </h2>
      <ul className={s.columns}>
        {countries.map(({ country, clean_country, agentCount, featuredCount }) => (
          <li key={clean_country}>
            <article className={s.row}>
              <a className={s.name} href={countryHref(clean_country)}>
                {country}
              </a>
              <p className="small muted">{agentsText(agentCount, featuredCount)}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Found({ all }: { readonly all: readonly DestinationCard[] }) {
  const { state, hrefOf } = usePageUrl(destinationsPage);
  const isCitySearch = searchesCities(state.q);
  const cities = useListCitiesQuery(undefined, { skip: !isCitySearch });
  const elsewhere = useCalledSoQuery(state.q ?? '', { skip: !isCitySearch });
  const calledSo = elsewhere.currentData ?? NOTHING_CALLED_SO;
  const found = matchingCountries(all, state, calledSo.countries);
  const foundCities = isCitySearch ? matchingCities(cities.currentData ?? [], state.q, calledSo.cities) : [];
  const letters = byLetter(found);
  const isWaiting = [cities, elsewhere].some(
    ({ currentData, error }) => isCitySearch && !currentData && !error,
  );
  const citiesFound = foundCities.length > 0 && <CitiesFound cities={foundCities} />;
  const isCountryFirst = namesCountry(found, state.q, calledSo.countries);
  const counts = [
    countText(found.length, 'country', 'countries'),
    ...(foundCities.length > 0 ? [countText(foundCities.length, 'city', 'cities')] : []),
  ];
  return (
    <>
      {found.length > 0 && <Letters used={[...letters.keys()]} />}
      <Regions all={all} />
      <p className="visually-hidden" role="status">
        {counts.join(' and ')}
      </p>
      {isCitySearch && cities.error && (
        <p className={s.section}>Only countries are shown: the cities could not be searched.</p>
      )}
      {isCitySearch && elsewhere.error && (
        <p className={s.section}>Names in other languages could not be searched.</p>
      )}
      {found.length + foundCities.length === 0 && !isWaiting && (
        <EmptyState
          title="No country or city has this name"
          text="Check the spelling, or look at all of them."
          action={
            <Button href={hrefOf({ q: null, region: null })} variant="quiet">
              Show all destinations
            </Button>
          }
        />
      )}
      {state.q === null && state.region === null && <Popular all={all} />}
      {!isCountryFirst && citiesFound}
      {[...letters].map(([letter, countries]) => (
        <LetterSection key={letter} letter={letter} countries={countries} />
      ))}
      {isCountryFirst && citiesFound}
    </>
  );
}

/** /destinations: every country that can be visited, from A to Z, with a search for them and their cities (DES-01). */
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
          <label className="small" htmlFor="place-name">
            Find a country or city
          </label>
          <div className={s.line}>
            <input
              ref={field}
              id="place-name"
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
      {currentData && <Found all={currentData.data} />}
    </div>
  );
}
