/** A thing that was found, as the request describes it. */
interface FoundThing {
  readonly ref: string;
  readonly price?: { readonly amount: number };
  readonly amenities?: readonly string[];
  readonly freeCancellationUntil?: string;
  readonly stars?: number;
  readonly rating?: number;
}

interface FoundGroup {
  readonly kind: 'hotels' | 'activities';
  readonly things: readonly FoundThing[];
  readonly limit?: object;
}

export interface ChosenClaim {
  readonly kind: string;
  readonly of?: string;
  readonly amenity?: string;
}

const CLAIMS_MAX = 3;

/** What somebody asks for, and the code that an entry has for it. */
const AMENITIES: readonly (readonly [name: string, code: string, words: RegExp])[] = [
  ['pool', 'SWIMMING_POOL', /\b(pool|swim)/i],
  ['wifi', 'WIFI', /\bwi-?fi\b/i],
  ['parking', 'PARKING', /\bpark(ing)?\b/i],
  ['spa', 'SPA', /\bspa\b/i],
  ['gym', 'FITNESS_CENTER', /\b(gym|fitness)\b/i],
  ['restaurant', 'RESTAURANT', /\brestaurant\b/i],
];
const ORDINALS: readonly RegExp[] = [/\bfirst\b/i, /\bsecond\b/i, /\bthird\b/i];

/** What was found, as a tool's answer lists it; null where it lists nothing. */
export function readFound(content: string): FoundGroup | null {
  try {
    const { found } = JSON.parse(content) as { found?: readonly FoundGroup[] };
    const group = found?.[0];
    return group && group.things.length > 0 ? group : null;
  } catch (error) {
    // A tool may answer in plain words.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function cheapestOf(things: readonly FoundThing[]): FoundThing | undefined {
  const priced = things.filter(({ price }) => price !== undefined);
  return priced.sort((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0))[0];
}

/** Claims about the one that is asked about: 'does the second one have a pool?' */
function ofOne(
  { kind }: FoundGroup,
  { ref, amenities = [], stars, rating }: FoundThing,
  said: string,
): ChosenClaim[] {
  const price = kind === 'hotels' ? 'stayPrice' : 'personPrice';
  return [
    ...AMENITIES.filter(([, , words]) => words.test(said)).map(([amenity, code]) => ({
      kind: amenities.includes(code) ? 'has' : 'hasNot',
      of: ref,
      amenity,
    })),
    ...(/\b(cancel|refund)/i.test(said) ? [{ kind: 'freeCancellation', of: ref }] : []),
    ...(/\b(far|close|near|distance)\b/i.test(said) ? [{ kind: 'distance', of: ref }] : []),
    { kind: price, of: ref },
    ...(stars === undefined ? [] : [{ kind: 'stars', of: ref }]),
    ...(rating === undefined ? [] : [{ kind: 'rating', of: ref }]),
  ];
}

/** Claims about the one that a message points at, such as 'the second one'; none where it points at none. */
export function claimsAboutOne(group: FoundGroup, said: string): ChosenClaim[] {
  const asked = group.things[ORDINALS.findIndex((ordinal) => ordinal.test(said))];
  return asked ? ofOne(group, asked, said).slice(0, CLAIMS_MAX) : [];
}

/** Claims about all that was shown, for a question that is about all: 'which can I cancel?'; none for another. */
export function claimsAboutAll({ things }: FoundGroup, said: string): ChosenClaim[] {
  if (!/\bcancel/i.test(said)) return [];
  const free = things.filter(({ freeCancellationUntil }) => freeCancellationUntil);
  return free.map(({ ref }) => ({ kind: 'freeCancellation', of: ref }));
}

/** Claims about the only thing that a request describes. */
export function claimsAboutThing(group: FoundGroup, said: string): ChosenClaim[] {
  const [thing, ...others] = group.things;
  return thing && others.length === 0 ? ofOne(group, thing, said).slice(0, CLAIMS_MAX) : [];
}

/** What a weak but honest model states of things: the cheapest as far as it can see, and what was asked for. */
export function chooseClaims({ things, limit }: FoundGroup, said: string): ChosenClaim[] {
  const cheapest = cheapestOf(things);
  const wished = AMENITIES.filter(([, , words]) => words.test(said));
  return [
    ...(cheapest ? [{ kind: 'cheapest', of: cheapest.ref }] : []),
    ...(limit && things[0] ? [{ kind: 'withinBudget', of: things[0].ref }] : []),
    ...wished.flatMap(([amenity, code]) =>
      things
        .filter(({ amenities = [] }) => amenities.includes(code))
        .map(({ ref }) => ({ kind: 'has', of: ref, amenity })),
    ),
    { kind: 'between' },
    ...things
      .filter(({ freeCancellationUntil }) => freeCancellationUntil)
      .map(({ ref }) => ({ kind: 'freeCancellation', of: ref })),
  ].slice(0, CLAIMS_MAX);
}
