import { Type, type Static } from 'typebox';
import { line, lines } from './account';
import { GuideBody } from './edited-guide';

/** What the portal edits of cities and countries (POR-05, POR-12). */
export const EDITED_PLACES_PATHS = {
  cities: '/api/admin/cities',
  city: '/api/admin/cities/:slug',
  cityHistory: '/api/admin/cities/:slug/history',
  countries: '/api/admin/countries',
  country: '/api/admin/countries/:slug',
  countryHistory: '/api/admin/countries/:slug/history',
} as const;

/** The address of what belongs to one city or country. */
export function editedPlacePath(
  path: 'city' | 'cityHistory' | 'country' | 'countryHistory',
  slug: string,
): string {
  return EDITED_PLACES_PATHS[path].replace(':slug', encodeURIComponent(slug));
}

/** Cities on a page of their list. */
export const EDITED_CITIES_PAGE_SIZE = 50;
export const PLACE_TEXT_MAX = 2_000;
export const HIGHLIGHT_MAX = 120;
export const HIGHLIGHTS_MAX = 12;
export const CREDIT_MAX = 200;

/** Empty, or the path of a picture of this site. The API says what is wrong with another one. */
const PicturePath = Type.String({ maxLength: 300 });

/** What is told of a city (DES-05). */
export const CityBody = Type.Object(
  {
    description: lines(PLACE_TEXT_MAX),
    highlights: Type.Array(line(HIGHLIGHT_MAX), { maxItems: HIGHLIGHTS_MAX }),
    /** Of the city's own page. */
    featured_image_url: PicturePath,
    /** Of the city's cards. */
    image_url: PicturePath,
    image_credit: line(CREDIT_MAX),
    /** The point that the crop of the city's page keeps, as CSS writes it: '50% 40%'. */
    image_position: Type.String({ maxLength: 20 }),
    /** Null where it has none (DES-11). */
    guide: Type.Union([GuideBody, Type.Null()]),
  },
  { additionalProperties: false },
);
export type CityBody = Readonly<Static<typeof CityBody>>;

/** What a city's page should have. */
export const CITY_NEEDS = ['text', 'picture', 'credit'] as const;
export type CityNeed = (typeof CITY_NEEDS)[number];

const place = {
  slug: Type.String(),
  name: Type.String(),
  country: Type.String(),
  sample: Type.Boolean(),
  /** 0 where nobody has changed it. */
  version: Type.Integer(),
};

/** A city in the portal's list, with what is missing of it. */
export const EditedCityRow = Type.Object({ ...place, missing: Type.Array(Type.Enum([...CITY_NEEDS])) });
export type EditedCityRow = Readonly<Static<typeof EditedCityRow>>;

export const EditedCitiesQuery = Type.Object({
  /** Words of the city's or the country's name, in any case, with or without accents. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  missing: Type.Optional(Type.Enum([...CITY_NEEDS])),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
});

export const EditedCities = Type.Object({
  cities: Type.Array(EditedCityRow),
  total: Type.Integer(),
  page: Type.Integer(),
});
export type EditedCities = Readonly<Static<typeof EditedCities>>;

/** A city as the portal edits it. */
export const EditedCity = Type.Object({
  ...place,
  /** Whether it has a public page: not where its country is hidden. */
  isPublic: Type.Boolean(),
  ...CityBody.properties,
});
export type EditedCity = Readonly<Static<typeof EditedCity>>;

/** Settings of a country and its picture (DES-03, DES-04). */
export const CountryBody = Type.Object(
  {
    is_visible: Type.Boolean(),
    description: lines(PLACE_TEXT_MAX),
    listing_image_url: PicturePath,
    listing_image_credit: line(CREDIT_MAX),
  },
  { additionalProperties: false },
);
export type CountryBody = Readonly<Static<typeof CountryBody>>;

/** PATCH: only what is changed. */
export const CountryChange = Type.Partial(CountryBody, { additionalProperties: false, minProperties: 1 });
export type CountryChange = Readonly<Static<typeof CountryChange>>;

export const EditedCountry = Type.Object({
  slug: Type.String(),
  country: Type.String(),
  region: Type.String(),
  sample: Type.Boolean(),
  version: Type.Integer(),
  ...CountryBody.properties,
});
export type EditedCountry = Readonly<Static<typeof EditedCountry>>;

export const EditedCountries = Type.Object({ countries: Type.Array(EditedCountry) });
export type EditedCountries = Readonly<Static<typeof EditedCountries>>;
