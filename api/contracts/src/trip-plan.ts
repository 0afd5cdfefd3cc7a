import { Type, type Static } from 'typebox';
import { filled, lines } from './account';
import { CurrencyCode, Nullable, QUOTE_LINES_MAX, QuoteLine } from './quote-line';
import { REQUEST_AGENTS_MAX } from './quote-request';

export const PLAN_LINES_MAX = QUOTE_LINES_MAX;
export const PLAN_NOTE_MAX = 500;
export const PLAN_WISH_MAX = 2_000;

const { id, day, title, place, supplier, units, kind, group, page } = QuoteLine.properties;

/** One line of a plan: what the quote said without who said it, and what its owner wants of it. */
export const PlanLine = Type.Object(
  {
    ...{ id, day, title, place, supplier, units, kind, group, page },
    /** With tax, in the smallest units of its currency; null for a line that its owner added. */
    amount: Nullable(Type.Integer({ minimum: 0 })),
    /** Of the amount, where that is another one than the plan's: the line is of another quote. */
    currency: Type.Optional(CurrencyCode),
    /** 'Like this, but …'; empty where it is fine as it is. */
    note: lines(PLAN_NOTE_MAX),
    /** True where its owner leaves it out. */
    isOut: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type PlanLine = Readonly<Static<typeof PlanLine>>;

/** Where a plan comes from, the oldest first: nobody's name. */
export const PlanDescent = Type.Array(
  Type.Object({
    /** `quote`: of an agent; `copy`: taken over from a plan that somebody shared. */
    kind: Type.Enum(['quote', 'copy']),
    /** Where the agent is; null for a copy. */
    city: Nullable(Type.String()),
    /** Of the quote; null for a copy. */
    version: Nullable(Type.Integer()),
    /** The day, as YYYY-MM-DD. */
    on: Type.String(),
  }),
);
export type PlanDescent = Readonly<Static<typeof PlanDescent>>;

/** What a request says of the plan that it is made from: a copy, so that later changes of the plan change nothing. */
export const WantedPlan = Type.Object({
  title: Type.String(),
  /** What is wanted otherwise in the whole. */
  wish: Type.String(),
  currency: Type.String(),
  lines: Type.Array(PlanLine),
  descent: PlanDescent,
});
export type WantedPlan = Readonly<Static<typeof WantedPlan>>;

/** GET /api/trip-plans/:token, for whoever has its link. */
export const TripPlan = Type.Object({
  ...WantedPlan.properties,
  id: Type.String(),
  /** Grows with every change; 0 at first. */
  version: Type.Integer({ minimum: 0 }),
  /** True for a quote that its traveler shares: it can be read and copied, never changed. */
  isShared: Type.Boolean(),
  /** Where it leads, as names of the directory. */
  city: Nullable(Type.String()),
  country: Nullable(Type.String()),
  /** What the traveler's own request said, for the next one; null in what others made. */
  asked: Nullable(
    Type.Object({
      agentIds: Type.Array(Type.String(), { maxItems: REQUEST_AGENTS_MAX }),
      from: Nullable(Type.String()),
      to: Nullable(Type.String()),
      adults: Type.Integer(),
    }),
  ),
});
export type TripPlan = Readonly<Static<typeof TripPlan>>;

/** PUT /api/trip-plans/:token. */
export const TripPlanBody = Type.Object(
  {
    title: filled(160),
    wish: lines(PLAN_WISH_MAX),
    lines: Type.Array(PlanLine, { minItems: 1, maxItems: PLAN_LINES_MAX }),
    /** The version that it follows; another one has been saved since: 409. */
    after: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type TripPlanBody = Readonly<Static<typeof TripPlanBody>>;

/** POST /api/quote-requests/own/:token/plans: takes a quote, or lines of it, for the own trip or for others. */
export const TakeQuoteBody = Type.Object(
  {
    quoteId: Type.String({ maxLength: 60 }),
    /** Null: all of them. */
    lineIds: Nullable(Type.Array(Type.String({ maxLength: 36 }), { minItems: 1, maxItems: QUOTE_LINES_MAX })),
    isShared: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type TakeQuoteBody = Readonly<Static<typeof TakeQuoteBody>>;

/** Where a plan is that was made. */
export const MadePlan = Type.Object({
  id: Type.String(),
  /** Path of its page, which is the secret. */
  page: Type.String(),
  title: Type.String(),
  /** The request whose quotes it was made of; null where it is like somebody's shared one. */
  requestId: Nullable(Type.String()),
});
export type MadePlan = Readonly<Static<typeof MadePlan>>;

/** POST /api/quote-requests/own/:token/plan-lines: takes lines of a quote into a plan that is there. */
export const AddLinesBody = Type.Object(
  {
    quoteId: Type.String({ maxLength: 60 }),
    /** Null: all of them. */
    lineIds: TakeQuoteBody.properties.lineIds,
    /** The token of the plan's link. */
    plan: Type.String({ maxLength: 200 }),
    /** The version that it follows; another one has been saved since: 409. */
    after: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type AddLinesBody = Readonly<Static<typeof AddLinesBody>>;

/** The plan as it is then, and how many lines it has not had before. */
export const AddedLines = Type.Object({
  ...MadePlan.properties,
  version: Type.Integer({ minimum: 0 }),
  added: Type.Integer({ minimum: 0 }),
});
export type AddedLines = Readonly<Static<typeof AddedLines>>;

/** GET /api/traveler/plans: what an account has taken over, the newest first. */
export const TravelerPlans = Type.Object({ plans: Type.Array(MadePlan) });
export type TravelerPlans = Readonly<Static<typeof TravelerPlans>>;
