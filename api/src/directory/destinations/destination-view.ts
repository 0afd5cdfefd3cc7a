import type {
  CityCard,
  Destination,
  DestinationsAnswer,
  NamedCity,
  PopularDestinations,
} from '@atoll/contracts/destination';
import type { DirectoryIndex } from '../read-model/directory-index';
import { cardsAreMade } from '../cards/cards-are-made';
import { countryFacts } from '../../shared/countries/country-facts';
import { bestAgents } from './city-view';
import { countryRegions, guidedCities } from './country-cities';

const CITIES_MAX = 24;
const AGENTS_MAX = 6;

const byText = (a: string, b: string) => a.localeCompare(b, 'en');

/** Every visible country by name (DES-01, DES-03). */
export function destinationsView(index: DirectoryIndex): DestinationsAnswer {
  const data = index.cards
    .countries()
    .flatMap((card) => {
      const settings = index.settings.get(card.clean_country);
      return settings?.is_visible ? [{ ...card, lat: settings.lat, lng: settings.lng }] : [];
    })
    .sort((a, b) => byText(a.country, b.country));
  const cityCount = data.reduce((sum, { id }) => sum + index.cards.citiesOf(id).length, 0);
  return { data, meta: { agentCount: index.orders.best.rows.length, cityCount } };
}

/** Every city with agents or a guide in a visible country, by name: what the list of destinations is searched by (DES-01). */
export function citiesView(index: DirectoryIndex): NamedCity[] {
  return [...index.cards.cities()]
    .filter(({ clean_country }) => index.isVisible(clean_country))
    .map(({ city, slug, country }) => ({ city, slug, country }))
    .sort((a, b) => byText(a.city, b.city) || byText(a.country, b.country));
}

const POPULAR_MAX = 12;

/** Those with the most featured agents first. */
function byFeatured(
  a: Pick<CityCard, 'featuredCount' | 'agentCount'>,
  b: Pick<CityCard, 'featuredCount' | 'agentCount'>,
): number {
  return b.featuredCount - a.featuredCount || b.agentCount - a.agentCount;
}

/** What home shows (HOM-07, HOM-08): countries, and of each country at most one city. */
export function popularView(index: DirectoryIndex): PopularDestinations {
  const countries = index.cards.countries().filter(({ clean_country }) => index.isVisible(clean_country));
  const bestCities = countries.flatMap(
    ({ clean_country }) =>
      index.cards
        .citiesOf(clean_country)
        .filter(({ agentCount }) => agentCount > 0)
        .sort(byFeatured)[0] ?? [],
  );
  return {
    cities: bestCities.sort(byFeatured).slice(0, POPULAR_MAX),
    countries: countries.sort(byFeatured).slice(0, POPULAR_MAX),
  };
}

/** A country's page (DES-02, DES-04); null for an unknown or hidden one. Throws OVERLOADED until its card is made. */
export function destinationView(index: DirectoryIndex, slug: string): Destination | null {
  const settings = index.settings.get(slug);
  if (!settings?.is_visible) return null;
  const card = index.cards.country(slug);
  if (!card) throw cardsAreMade();
  const image = index.images.get(slug);
  const cities = [...index.cards.citiesOf(slug)];
  cities.sort((a, b) => b.agentCount - a.agentCount || byText(a.city, b.city));
  const pageOf = (code: string) => {
    const found = [...index.settings.values()].find(
      ({ country_code, is_visible }) => is_visible && country_code === code,
    );
    return found ? { country: found.country, clean_country: found.clean_country } : null;
  };
  return {
    ...card,
    country_code: settings.country_code,
    description: settings.description,
    listing_image_url: image?.listing_image_url || card.image,
    listing_image_credit: image?.listing_image_credit ?? '',
    lat: settings.lat,
    lng: settings.lng,
    cityCount: cities.length,
    cities: cities.slice(0, CITIES_MAX),
    guided: guidedCities(index, cities),
    regions: countryRegions(cities),
    facts: countryFacts(settings.country_code, settings.country, pageOf),
    agents: bestAgents(index, { country: slug }, AGENTS_MAX),
    sample: settings.sample,
  };
}
