import { Type, type Static } from 'typebox';
import { PROPERTY_TYPES } from './account-words';
import { GalleryCollection, GalleryPicture } from './hotel-gallery';

/** Houses that a city's page shows. */
export const HOUSES_IN_CITY_MAX = 12;

/** Houses that a map shows. */
export const HOUSES_ON_MAP_MAX = 1_000;

export const HOUSE_PATHS = {
  houses: '/api/houses',
  onMap: '/api/houses/on-map',
  house: '/api/houses/:slug',
} as const;

/** GET /api/houses?city=: the city's slug. */
export const HousesQuery = Type.Object({ city: Type.String({ minLength: 1, maxLength: 120 }) });

const Facts = {
  /** The last part of its page's address, as it is now. */
  slug: Type.String(),
  name: Type.String(),
  property_type: Type.Union([Type.Enum(PROPERTY_TYPES), Type.Null()]),
  city: Type.String(),
  country: Type.String(),
  /** 1 to 5; null where the house has none. */
  stars: Type.Union([Type.Integer(), Type.Null()]),
  isSample: Type.Boolean(),
};

/** A house as its city's page lists it. */
export const HouseCard = Type.Object({ ...Facts, picture: GalleryPicture });
export type HouseCard = Readonly<Static<typeof HouseCard>>;

export const HousesAnswer = Type.Object({ houses: Type.Array(HouseCard, { maxItems: HOUSES_IN_CITY_MAX }) });
export type HousesAnswer = Readonly<Static<typeof HousesAnswer>>;

/** Answer of GET /api/houses/on-map: houses of all towns, each in the middle of its town, because nobody knows more of where it is. */
export const HousesOnMap = Type.Object({
  houses: Type.Array(Type.Object({ ...Facts, latitude: Type.Number(), longitude: Type.Number() }), {
    maxItems: HOUSES_ON_MAP_MAX,
  }),
});
export type HousesOnMap = Readonly<Static<typeof HousesOnMap>>;
export type HouseOnMap = HousesOnMap['houses'][number];

/** GET /api/houses/:slug: the public page of an approved house, by this or an earlier slug. */
export const House = Type.Object({
  /** Names it in what pages are made from. */
  id: Type.String(),
  ...Facts,
  address: Type.String(),
  phone: Type.String(),
  /** Empty where the house says nothing. */
  description: Type.String(),
  /** At least one; the cover first. */
  pictures: Type.Array(GalleryPicture),
  collections: Type.Array(GalleryCollection),
  /** A JPEG of 1200 × 630 of the cover, for links that are shared. */
  sharePicture: Type.String(),
  /** The middle of its town, in degrees; null where the gazetteer does not know it. */
  town: Type.Union([Type.Object({ latitude: Type.Number(), longitude: Type.Number() }), Type.Null()]),
  /** Slugs of the pages of its city and country; null where the directory has none. */
  citySlug: Type.Union([Type.String(), Type.Null()]),
  countrySlug: Type.Union([Type.String(), Type.Null()]),
});
export type House = Readonly<Static<typeof House>>;

/** The id at the end of a house's slug, which stays when the house is renamed; null where there is none. */
export function houseIdOf(slug: string): string | null {
  return /(?:^|-)([0-9a-f]{12})$/.exec(slug)?.[1] ?? null;
}

/** The path that a house's public data are read from. */
export function housePath(slug: string): string {
  return HOUSE_PATHS.house.replace(':slug', encodeURIComponent(slug));
}
