// Without schemas: the chat's first script has these, too.
/** What somebody wants of Marco; several at once are possible. */
export const WANTS = ['hotels', 'activities', 'plan', 'agents', 'request', 'information', 'help'] as const;
export type Want = (typeof WANTS)[number];

/** What an amount is the most for. */
export const BUDGET_SPANS = ['night', 'stay', 'trip', 'person'] as const;
export type BudgetSpan = (typeof BUDGET_SPANS)[number];

/** How a traveler likes it: amenities, board, and what the place or the price is to be like. */
export const TASTES = [
  'stars:1',
  'stars:2',
  'stars:3',
  'stars:4',
  'stars:5',
  'pool',
  'breakfast',
  'halfBoard',
  'allInclusive',
  'wifi',
  'parking',
  'spa',
  'gym',
  'restaurant',
  'bar',
  'pets',
  'beach',
  'airConditioning',
  'accessible',
  'cheap',
  'luxury',
  'central',
  'quiet',
  'family',
  'romantic',
] as const;
export type Taste = (typeof TASTES)[number];

/** Of a conversation that has said nothing yet. */
export const NOTHING_UNDERSTOOD = {
  wants: [],
  places: [],
  otherPlaces: [],
  childrenAges: [],
  tastes: [],
  refused: [],
};

/** What a frame holds at most. */
export const PLACES_MAX = 7;
export const CHILDREN_MAX = 8;
export const CHILD_AGE_MAX = 17;
export const BUDGET_MAX = 10_000_000;
