import { Type, type Static } from 'typebox';
import { orNull } from './or-null';
import { codeAsSentence } from './words';

/** What a sight is: it decides the drawing beside it and its word where it has no local name. */
export const SIGHT_KINDS = [
  'museum',
  'church',
  'temple',
  'mosque',
  'synagogue',
  'castle',
  'palace',
  'square',
  'street',
  'market',
  'park',
  'garden',
  'viewpoint',
  'beach',
  'bridge',
  'ruin',
  'island',
  'mountain',
  'waterfall',
  'zoo',
  'aquarium',
  'theatre',
  'neighbourhood',
  'lake',
  'monument',
  'cave',
  'harbour',
  'library',
  'tower',
  'lighthouse',
  'cemetery',
  'stadium',
  'cruise',
  'wildlife',
] as const;
export type SightKind = (typeof SIGHT_KINDS)[number];

/** Kinds whose code is not spelt as the site spells words. */
const KIND_WORDS: Readonly<Partial<Record<SightKind, string>>> = {
  harbour: 'Harbor',
  neighbourhood: 'Neighborhood',
  theatre: 'Theater',
};

/** 'Viewpoint': what a kind of sight is called. */
export function sightKindWord(kind: SightKind): string {
  return KIND_WORDS[kind] ?? codeAsSentence(kind);
}

export const GUIDE_NAME_MAX = 120;
export const GUIDE_ABOUT_MAX = 300;
export const GUIDE_TEXT_MAX = 600;
/** Entries of each of its lists. */
export const GUIDE_PARTS_MAX = 12;
export const GOOD_FOR_MAX = 40;
/** Kilometers to a place for one day. */
export const DAY_TRIP_KM_MAX = 500;

const name = () => Type.String({ minLength: 1, maxLength: GUIDE_NAME_MAX });
const about = () => Type.String({ minLength: 1, maxLength: GUIDE_ABOUT_MAX });
const text = () => Type.String({ maxLength: GUIDE_TEXT_MAX });
/** In degrees, WGS 84. */
const latitude = () => Type.Number({ minimum: -90, maximum: 90 });
const longitude = () => Type.Number({ minimum: -180, maximum: 180 });

/** Something to see: a place that one can walk to. Its position is right to some hundred metres; nothing is said of its hours or prices. */
export const Sight = Type.Object({
  /** The slug of its name, its own within its city. */
  id: Type.String({ pattern: '^[a-z0-9-]{1,120}$' }),
  name: name(),
  /** Its name there, where it differs. */
  local: orNull(name()),
  kind: Type.Enum([...SIGHT_KINDS]),
  lat: latitude(),
  lng: longitude(),
  about: about(),
});
export type Sight = Readonly<Static<typeof Sight>>;

/** A quarter to stay in. Its position is null where the gazetteer does not know it. */
export const Quarter = Type.Object({
  name: name(),
  about: about(),
  lat: orNull(latitude()),
  lng: orNull(longitude()),
});
export type Quarter = Readonly<Static<typeof Quarter>>;

export const Dish = Type.Object({ name: name(), about: about() });
export type Dish = Readonly<Static<typeof Dish>>;

/** A place for one day; kilometers by road or rail, about. Its position is null where the gazetteer does not know it. */
export const DayTrip = Type.Object({
  name: name(),
  km: Type.Integer({ minimum: 1, maximum: DAY_TRIP_KM_MAX }),
  about: about(),
  lat: orNull(latitude()),
  lng: orNull(longitude()),
});
export type DayTrip = Readonly<Static<typeof DayTrip>>;

/** What a guide tells of a city beside its description, which is the summary, and its highlights. */
export const CityGuide = Type.Object(
  {
    /** The town itself lies on a sea or an ocean. */
    is_coastal: Type.Boolean(),
    sights: Type.Array(Sight, { maxItems: GUIDE_PARTS_MAX }),
    quarters: Type.Array(Quarter, { maxItems: GUIDE_PARTS_MAX }),
    food: Type.Array(Dish, { maxItems: GUIDE_PARTS_MAX }),
    /** 1 to 12. */
    best_months: Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), { maxItems: 12 }),
    seasons: text(),
    getting_there: text(),
    getting_around: text(),
    day_trips: Type.Array(DayTrip, { maxItems: GUIDE_PARTS_MAX }),
    /** What it is good for, in the words of agents' specialities and some more. */
    good_for: Type.Array(Type.String({ maxLength: GOOD_FOR_MAX }), { maxItems: GUIDE_PARTS_MAX }),
  },
  { additionalProperties: false },
);
export type CityGuide = Readonly<Static<typeof CityGuide>>;

/** The id of a sight among those of all cities, as what is saved names it. */
export function sightRef(citySlug: string, sightId: string): string {
  return `${citySlug}/${sightId}`;
}

/** Where a sight is told of: on the page of its city. */
export function sightHref(citySlug: string, sightId: string): string {
  return `/travel-agents/${citySlug}#sight-${sightId}`;
}
