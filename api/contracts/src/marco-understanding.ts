import { Type, type Static } from 'typebox';
import { PLACE_KINDS } from './place';
import {
  BUDGET_MAX,
  BUDGET_SPANS,
  CHILD_AGE_MAX,
  CHILDREN_MAX,
  PLACES_MAX,
  TASTES,
  WANTS,
} from './understanding-values';
import { PARTY_MAX, PARTY_MIN, PLAN_DAYS_MAX, STAY_NIGHTS_MAX } from './constants';

const Optional = Type.Optional;

/** A place that is talked of. Degrees, WGS 84. */
export const UnderstoodPlace = Type.Object({
  /** In English, as the gazetteer has it. */
  name: Type.String({ maxLength: 200 }),
  country: Type.String({ maxLength: 100 }),
  countryCode: Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  /** Only where another place has the same name and country. */
  region: Optional(Type.String({ maxLength: 200 })),
  /** A city where it is missing. */
  kind: Optional(Type.Enum([...PLACE_KINDS])),
  iataCode: Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
});
export type UnderstoodPlace = Static<typeof UnderstoodPlace>;

const CivilDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** What a limit of money is for. */
export const UnderstoodBudget = Type.Object({
  amount: Type.Number({ exclusiveMinimum: 0, maximum: BUDGET_MAX }),
  /** ISO 4217. */
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  per: Type.Enum(BUDGET_SPANS),
});
export type UnderstoodBudget = Static<typeof UnderstoodBudget>;

/**
 * What a conversation has said of a trip until now; each message changes it. What was not said is absent, and lists are
 * empty. It stands as chips above the message field.
 */
export const Understood = Type.Object({
  wants: Type.Array(Type.Enum(WANTS)),
  places: Type.Array(UnderstoodPlace, { maxItems: PLACES_MAX }),
  /** Other places of the name that was said, the most traveled first: offered beside the one that was taken. */
  otherPlaces: Type.Array(UnderstoodPlace, { maxItems: PLACES_MAX }),
  /** The first night's day, `yyyy-MM-dd`. */
  checkIn: Optional(CivilDate),
  /** The day of departure: check-in and nights give it where it was not said. */
  checkOut: Optional(CivilDate),
  nights: Optional(Type.Integer({ minimum: 1, maximum: STAY_NIGHTS_MAX })),
  /** `yyyy-MM`, where no more than a month was said. */
  month: Optional(Type.String({ pattern: '^\\d{4}-\\d{2}$' })),
  /** Of a plan: '3 days' has two nights. */
  days: Optional(Type.Integer({ minimum: 1, maximum: PLAN_DAYS_MAX })),
  adults: Optional(Type.Integer({ minimum: PARTY_MIN, maximum: PARTY_MAX })),
  /** One entry a child, in years; null where the age was not said. */
  childrenAges: Type.Array(Type.Union([Type.Integer({ minimum: 0, maximum: CHILD_AGE_MAX }), Type.Null()]), {
    maxItems: CHILDREN_MAX,
  }),
  rooms: Optional(Type.Integer({ minimum: PARTY_MIN, maximum: PARTY_MAX })),
  budget: Optional(UnderstoodBudget),
  tastes: Type.Array(Type.Enum(TASTES)),
  /** What is not wanted: 'no hotels'. */
  refused: Type.Array(Type.Enum([...WANTS, ...TASTES])),
});
export type Understood = Static<typeof Understood>;

/**
 * Body of `PUT /api/marco/conversations/:conversationId/understood`: the whole of it, as its reader left it. Needs
 * `If-Match` with the version that was read; 409 with `current` in the body (an `UnderstoodAnswer`) where it was changed since.
 */
export const UnderstoodChange = Type.Object({ understood: Understood }, { additionalProperties: false });
export type UnderstoodChange = Static<typeof UnderstoodChange>;

export const UnderstoodAnswer = Type.Object({
  understood: Understood,
  understoodVersion: Type.Integer(),
});
export type UnderstoodAnswer = Static<typeof UnderstoodAnswer>;
