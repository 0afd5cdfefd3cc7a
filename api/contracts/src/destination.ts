import { Type, type Static } from 'typebox';
import { orNull } from './or-null';
import { AgentCard } from './agent';
import { CityGuide, DayTrip } from './city-guide';
import { CountryFacts } from './country-facts';

/** A country as lists show one (DES-07). */
export const DestinationCard = Type.Object({
  id: Type.String(),
  country: Type.String(),
  /** The slug of its page. */
  clean_country: Type.String(),
  /** The part of the world: 'Southern Europe'. */
  region: Type.String(),
  /** Path or address of a picture of 800 × 600 (DES-08). */
  image: Type.String(),
  featuredCount: Type.Integer(),
  agentCount: Type.Integer(),
});
export type DestinationCard = Static<typeof DestinationCard>;

/** A city with agents, as lists show one (DIR-12). */
export const CityCard = Type.Object({
  city: Type.String(),
  /** The slug of its pages. */
  slug: Type.String(),
  country: Type.String(),
  clean_country: Type.String(),
  /** The part of the country, where it is known. */
  region: orNull(Type.String()),
  featuredCount: Type.Integer(),
  agentCount: Type.Integer(),
  /** The best rating among its agents; null where none is rated. */
  topRating: orNull(Type.Number()),
  image: Type.String(),
  /** Somebody wrote a guide to it. */
  hasGuide: Type.Boolean(),
  /** In degrees. */
  lat: Type.Number(),
  lng: Type.Number(),
});
export type CityCard = Static<typeof CityCard>;

/** A country as the global map shows one. */
export const DestinationOnMap = Type.Object({
  ...DestinationCard.properties,
  /** In degrees: its main city. */
  lat: Type.Number(),
  lng: Type.Number(),
});
export type DestinationOnMap = Static<typeof DestinationOnMap>;

/** Answer of `GET /api/destinations`: every visible country, by name. */
export const DestinationsAnswer = Type.Object({
  data: Type.Array(DestinationOnMap),
  meta: Type.Object({ agentCount: Type.Integer(), cityCount: Type.Integer() }),
});
export type DestinationsAnswer = Static<typeof DestinationsAnswer>;

/** A city as a search for one lists it. */
export const NamedCity = Type.Pick(CityCard, ['city', 'slug', 'country']);
export type NamedCity = Static<typeof NamedCity>;

/** Answer of `GET /api/destinations/cities`: every city with agents in a visible country, by name. */
export const NamedCities = Type.Array(NamedCity);
export type NamedCities = Static<typeof NamedCities>;

/** Query of `GET /api/destinations/called`. */
export const CalledQuery = Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }) });

/** Answer of `GET /api/destinations/called`: what has exactly this name in any language. */
export const CalledSo = Type.Object({
  /** Slugs of visible countries. */
  countries: Type.Array(Type.String()),
  /** Cities with agents, the largest first. */
  cities: NamedCities,
});
export type CalledSo = Static<typeof CalledSo>;

/** Answer of `GET /api/destinations/popular`: what home shows, the most featured agents first. */
export const PopularDestinations = Type.Object({
  cities: Type.Array(CityCard, { maxItems: 12 }),
  countries: Type.Array(DestinationCard, { maxItems: 12 }),
});
export type PopularDestinations = Static<typeof PopularDestinations>;

/** A city with a guide, as its country's page shows it. */
export const GuidedCity = Type.Object({
  ...Type.Pick(CityCard, ['city', 'slug', 'image']).properties,
  /** The first sentence of its description. */
  summary: Type.String(),
  /** 1 to 12. */
  best_months: Type.Array(Type.Integer()),
});
export type GuidedCity = Static<typeof GuidedCity>;

/** A part of a country, with how many cities of it have a page, and some of them. */
export const CountryRegion = Type.Object({
  name: Type.String(),
  cityCount: Type.Integer(),
  /** The largest first, at most three. */
  cities: Type.Array(NamedCity),
});
export type CountryRegion = Static<typeof CountryRegion>;

/** Cities on a page of a country's list. */
export const COUNTRY_CITIES_PAGE_SIZE = 48;

/** Query of `GET /api/destinations/:slug/cities`: all cities of a country, by name (DES-12). */
export const CountryCitiesQuery = Type.Object({
  /** Words of the city's name or region, in any case, with or without accents. */
  q: Type.Optional(Type.String({ maxLength: 200 })),
  /** The whole name of a part of the country. */
  region: Type.Optional(Type.String({ maxLength: 200 })),
  page: Type.Optional(Type.Integer({ minimum: 1, default: 1 })),
});

export const CountryCities = Type.Object({
  data: Type.Array(
    Type.Object({ ...NamedCity.properties, region: orNull(Type.String()), hasGuide: Type.Boolean() }),
  ),
  meta: Type.Object({ total: Type.Integer(), page: Type.Integer(), pages: Type.Integer() }),
});
export type CountryCities = Static<typeof CountryCities>;

/** Answer of `GET /api/destinations/:slug`: a visible country's page (DES-02, DES-04). */
export const Destination = Type.Object({
  ...DestinationCard.properties,
  country_code: Type.String(),
  /** Two or three sentences. */
  description: Type.String(),
  listing_image_url: Type.String(),
  /** Who made the picture. */
  listing_image_credit: Type.String(),
  /** In degrees: its main city, and how many of its cities have a page. */
  lat: Type.Number(),
  lng: Type.Number(),
  cityCount: Type.Integer(),
  /** Cities with the most agents first, at most 24. */
  cities: Type.Array(CityCard),
  /** All cities with a guide, those with the most agents first. */
  guided: Type.Array(GuidedCity),
  /** Parts of the country that more than one of its cities name, by name. */
  regions: Type.Array(CountryRegion),
  facts: CountryFacts,
  /** Featured and best rated agents, at most 6. */
  agents: Type.Array(AgentCard),
  sample: Type.Boolean(),
});
export type Destination = Static<typeof Destination>;

/** What a content page of a city is: `/travel-agents/{city}/{kind}/{slug}` (DIR-03). */
export const CITY_PAGE_KINDS = ['guide', 'top', 'best'] as const;
export type CityPageKind = (typeof CITY_PAGE_KINDS)[number];

const CityPageLink = Type.Object({
  kind: Type.Enum([...CITY_PAGE_KINDS]),
  slug: Type.String(),
  title: Type.String(),
});
export type CityPageLink = Static<typeof CityPageLink>;

/** Another city of the country, as a poster shows it: whole cards of eight would be half a kilobyte of each page. */
const NearbyCity = Type.Pick(CityCard, ['city', 'slug', 'agentCount', 'image']);

/** A guide as its page shows it: day trips name the page of the place where there is one. */
export const ShownGuide = Type.Object({
  ...Type.Omit(CityGuide, ['is_coastal', 'good_for']).properties,
  day_trips: Type.Array(Type.Object({ ...DayTrip.properties, slug: orNull(Type.String()) })),
});
export type ShownGuide = Static<typeof ShownGuide>;

/** Answer of `GET /api/cities/:citySlug` and of `GET /api/cities?name=&country=` (DES-05, DES-06). */
export const City = Type.Object({
  ...CityCard.properties,
  name: Type.String(),
  country_code: Type.String(),
  /** A paragraph. */
  description: Type.String(),
  highlights: Type.Array(Type.String()),
  /** Null where nobody wrote one. */
  guide: orNull(ShownGuide),
  /** The name of the country as a sentence has it: 'the Netherlands'. */
  country_in_sentence: Type.String(),
  featured_image_url: Type.String(),
  image_url: Type.String(),
  image_credit: Type.String(),
  /** CSS `object-position`: '50% 40%'. */
  image_position: Type.String(),
  /** The city's content pages that exist. */
  pages: Type.Array(CityPageLink),
  /** Other cities of the country with agents, the nearest first, at most 8. */
  nearby: Type.Array(NearbyCity),
  sample: Type.Boolean(),
});
export type City = Static<typeof City>;

export const CityQuery = Type.Object({
  /** Any case. */
  name: Type.String({ minLength: 1, maxLength: 200 }),
  country: Type.String({ minLength: 1, maxLength: 200 }),
});

/** Answer of `GET /api/cities/:citySlug/pages/:kind/:slug`: one content page of a city. */
export const CityPage = Type.Object({
  ...CityPageLink.properties,
  city: CityCard,
  intro: Type.String(),
  sections: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  /** How the figures are reckoned. */
  note: orNull(Type.String()),
  /** Ways on: paths of the site. */
  links: Type.Array(Type.Object({ title: Type.String(), href: Type.String() })),
  /** The agents that it is about, in order, at most 10. */
  agents: Type.Array(AgentCard),
  sample: Type.Boolean(),
});
export type CityPage = Static<typeof CityPage>;
