import { Type, type Static } from 'typebox';

const Optional = Type.Optional;
const Money = Type.Object({ amount: Type.Number(), currency: Type.String() });

/** What code verified of a stop or a day, never the model (MAR-51). */
export const PLAN_CHECKS = ['exists', 'place', 'way', 'hours', 'budget', 'once'] as const;
export const PlanCheck = Type.Object({
  kind: Type.Enum(PLAN_CHECKS),
  /** False only after an edit: what fails while a plan is made is repaired or struck. */
  ok: Type.Boolean(),
  /** One sentence: 'Listed by our activities provider as 23642.' */
  text: Type.String(),
});
export type PlanCheck = Static<typeof PlanCheck>;

export const STOP_KINDS = ['activity', 'hotel', 'landmark'] as const;

/** One line of a plan, built by code from a record; the model only chose its id and time. */
export const PlanStop = Type.Object({
  /** Of this line; stays when it is moved. */
  id: Type.String(),
  kind: Type.Enum(STOP_KINDS),
  name: Type.String(),
  /** Where it is known: the provider's or the gazetteer's, with its id there. */
  source: Type.Object({ name: Type.String(), id: Type.String() }),
  latitude: Type.Number(),
  longitude: Type.Number(),
  /** HH:mm. */
  start: Type.String(),
  durationMinutes: Type.Integer(),
  /** For one person; absent where it costs nothing, or where that is not known. */
  price: Optional(Money),
  picture: Optional(Type.String()),
  /** A path of this site: the tour, the hotel. */
  href: Optional(Type.String()),
  /** From the stop before; absent for the first of a day. */
  way: Optional(
    Type.Object({
      km: Type.Number(),
      minutes: Type.Integer(),
      /** `ride` where it is too far to walk. */
      by: Type.Enum(['walk', 'ride']),
    }),
  ),
  checks: Type.Array(PlanCheck),
});
export type PlanStop = Static<typeof PlanStop>;

export const PlanDay = Type.Object({
  /** From 1. */
  number: Type.Integer(),
  /** `yyyy-MM-dd`; absent while no dates are known. */
  date: Optional(Type.String()),
  stops: Type.Array(PlanStop),
  checks: Type.Array(PlanCheck),
});
export type PlanDay = Static<typeof PlanDay>;

/** What is drawn as a list and on the map, shared, printed and taken along. */
const PLAN_PROPERTIES = {
  title: Type.String(),
  place: Type.Object({
    name: Type.String(),
    country: Type.String(),
    latitude: Type.Number(),
    longitude: Type.Number(),
  }),
  days: Type.Array(PlanDay),
  /** For one person, of the stops that have one, in each currency. */
  totals: Type.Array(Money),
  budget: Optional(Money),
  /** The budget's check; none without a budget. */
  checks: Type.Array(PlanCheck),
  /** What was repaired or struck, one sentence each. */
  notes: Type.Array(Type.String()),
};

/** One's own plan. */
export const MarcoPlan = Type.Object({
  id: Type.String(),
  ...PLAN_PROPERTIES,
  /** Counts its changes; an edit names the one it was made on. */
  version: Type.Integer(),
  /** True once it is kept in the trip. */
  isSaved: Type.Boolean(),
  isShared: Type.Boolean(),
});
export type MarcoPlan = Static<typeof MarcoPlan>;

export const PlanParams = Type.Object({ planId: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }) });

/** Answer of `GET /api/marco/plans`: one's own saved plans, the newest first, 50 at most. */
export const PlansAnswer = Type.Object({ plans: Type.Array(MarcoPlan) });
export type PlansAnswer = Static<typeof PlansAnswer>;

const day = Type.Integer({ minimum: 1, maximum: 31 });
/** Where the stop stands in its new day afterwards, from 0: a stop that is moved is taken out before that is counted. */
const index = Type.Integer({ minimum: 0, maximum: 100 });
const closed = { additionalProperties: false };

/** One change of a plan (MAR-52). */
export const PlanEdit = Type.Union([
  Type.Object({ op: Type.Literal('move'), stopId: Type.String(), day, index }, closed),
  Type.Object({ op: Type.Literal('remove'), stopId: Type.String() }, closed),
  /** A saved tour or hotel, by the id it was saved under; the API looks it up. */
  Type.Object(
    {
      op: Type.Literal('add'),
      kind: Type.Enum(['tour', 'hotel']),
      id: Type.String({ maxLength: 100 }),
      day,
      index,
    },
    closed,
  ),
  /** Keeps the plan in the trip, or lets it go. */
  Type.Object({ op: Type.Literal('save'), isSaved: Type.Boolean() }, closed),
]);
export type PlanEdit = Static<typeof PlanEdit>;

/**
 * Body of `PATCH /api/marco/plans/:planId`. The answer is the plan with its checks made anew, of which some may fail;
 * 409 where `version` is not the newest.
 */
export const PlanChange = Type.Object({ version: Type.Integer({ minimum: 0 }), edit: PlanEdit }, closed);
export type PlanChange = Static<typeof PlanChange>;

/**
 * Answer of `POST /api/marco/plans/:planId/share` (body `{}`): a link to the plan as it is now. It is said once, an
 * older link ends. `DELETE` of the same address revokes it.
 */
export const PlanShare = Type.Object({ href: Type.String() });
export type PlanShare = Static<typeof PlanShare>;

/**
 * Answer of `GET /api/marco/shared-plans/:token`: a snapshot without conversation or name; 404 once revoked.
 * `…/calendar` is it as text/calendar, as is `GET /api/marco/plans/:planId/calendar` for its owner.
 */
export const SharedPlan = Type.Object(PLAN_PROPERTIES);
export type SharedPlan = Static<typeof SharedPlan>;
export const SharedPlanParams = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) });
