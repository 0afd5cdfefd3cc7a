import { distanceKm } from '@atoll/contracts/distance';
import { nightsBetween } from '@atoll/contracts/dates';
import type { ChatClaim, ClaimEvidence, ClaimKind } from '@atoll/contracts/marco-claims';
import type { ChatStay } from '@atoll/contracts/marco-stay';
import { AMENITY_CODES, AMENITY_TASTES } from '../travel/hotel-tastes';
import { guestsOf } from '../travel/stay';
import type { ClaimTexts } from './claim-texts';
import type { StatedClaim } from './stated-claim';
import type { Finding, Thing } from './thing';

/** More rows tell a reader nothing more: the rest is one line. */
const ROWS_MAX = 5;
/** How far what a model believes may be off: its amounts are rounded. */
const VALUE_OFF_MAX = 0.5;
const RATING_OFF_MAX = 0.05;
const KM_OFF_MAX = 0.1;

type Row = ClaimEvidence['rows'][number];

/** A claim with what it is checked against: its thing, where it speaks of one, and the search that brought it. */
interface Case {
  readonly stated: StatedClaim;
  readonly finding: Finding;
  readonly texts: ClaimTexts;
}
interface CaseOfThing extends Case {
  readonly thing: Thing;
}
/** What a claim says, and shows; undefined where the data does not bear it out. */
type Checked = Omit<ChatClaim, 'kind' | 'evidence'> & {
  readonly rows?: readonly Row[];
  readonly notes?: readonly string[];
};
type Check<C> = (checked: C) => Checked | undefined;

function agrees({ stated: { value } }: Case, actual: number, most = VALUE_OFF_MAX): boolean {
  return value === undefined || Math.abs(value - actual) <= most;
}

/** Days, guests and rooms as the sentences name them. */
function stayValues(stay: ChatStay, { day, number }: ClaimTexts) {
  return {
    from: day(stay.checkIn),
    to: day(stay.checkOut),
    nights: number(nightsBetween(stay.checkIn, stay.checkOut)),
    guests: number(guestsOf(stay)),
    rooms: number(stay.rooms),
  };
}

function priceRow({ finding, texts }: Case, name: string): string {
  return texts.say(finding.kind === 'hotels' ? 'totalRow' : 'personRow', { name });
}

/** The currency of what was compared: those of one search have one. */
function currencyOf({ things }: Finding): string | undefined {
  const all = new Set(things.flatMap(({ price }) => price?.currency ?? []));
  return all.size === 1 ? [...all][0] : undefined;
}

/** All prices of a search, the lowest first; none where they cannot be compared. */
function pricesOf({ finding }: Case) {
  const currency = currencyOf(finding);
  const sorted = [...finding.compared].sort((a, b) => a.price - b.price);
  const [low, high] = [sorted[0], sorted.at(-1)];
  return currency && low && high && sorted.length > 1 ? { currency, sorted, low, high } : undefined;
}

/** What was compared, the first of `order` at the top and the many in one line. */
function comparedRows(
  checked: Case,
  order: readonly { readonly name: string; readonly price: number }[],
  currency: string,
): Row[] {
  const { texts } = checked;
  const money = (amount: number) => texts.money({ amount, currency });
  const isLong = order.length > ROWS_MAX;
  const shown = isLong ? order.slice(0, ROWS_MAX - 1) : order;
  const rest = order.slice(shown.length).map(({ price }) => price);
  const rows = shown.map(({ name, price }) => ({ label: priceRow(checked, name), value: money(price) }));
  if (!isLong) return rows;
  const label = texts.say('othersRow', { low: money(Math.min(...rest)), high: money(Math.max(...rest)) });
  return [...rows, { label, value: texts.number(rest.length) }];
}

/** True only where no other costs as little, or as much. */
function extreme(kind: 'cheapest' | 'dearest'): Check<CaseOfThing> {
  return (checked) => {
    const { thing, texts } = checked;
    const prices = pricesOf(checked);
    const own = thing.price?.amount;
    if (!prices || own === undefined || !agrees(checked, own)) return undefined;
    const order = kind === 'cheapest' ? prices.sorted : [...prices.sorted].reverse();
    if (order[0]?.price !== own || prices.low.price === prices.high.price) return undefined;
    const count = texts.number(order.length);
    const price = texts.money({ amount: own, currency: prices.currency });
    return {
      text: texts.say(kind, { name: thing.name, count, price }),
      rows: comparedRows(checked, order, prices.currency),
    };
  };
}

function ofBudget(kind: 'withinBudget' | 'overBudget'): Check<CaseOfThing> {
  return (checked) => {
    const { thing, texts, finding } = checked;
    const { limit } = finding;
    if (!limit || thing.price?.currency !== limit.currency || !agrees(checked, thing.price.amount))
      return undefined;
    if (thing.price.amount <= limit.amount !== (kind === 'withinBudget')) return undefined;
    const price = texts.money(thing.price);
    return {
      text: texts.say(kind, { name: thing.name, price }),
      rows: [
        { label: priceRow(checked, thing.name), value: price },
        { label: texts.say('budgetRow'), value: texts.money(limit) },
      ],
      notes: limit.isConverted ? [texts.say('convertedNote')] : [],
    };
  };
}

function listed({ amenities = [] }: Thing, { amenity }: ClaimTexts): string {
  return (
    AMENITY_TASTES.filter((taste) => amenities.includes(AMENITY_CODES[taste]))
      .map(amenity)
      .join(', ') || '–'
  );
}

function ofAmenity(kind: 'has' | 'hasNot'): Check<CaseOfThing> {
  return ({ thing, texts, stated }) => {
    if (!stated.amenity || !thing.amenities) return undefined;
    if (thing.amenities.includes(AMENITY_CODES[stated.amenity]) !== (kind === 'has')) return undefined;
    return {
      text: texts.say(kind, { name: thing.name, amenity: texts.amenity(stated.amenity) }),
      rows: [{ label: texts.say('listRow'), value: listed(thing, texts) }],
    };
  };
}

/** Claims about one thing. */
const OF_THING: Partial<Record<ClaimKind, Check<CaseOfThing>>> = {
  cheapest: extreme('cheapest'),
  dearest: extreme('dearest'),
  withinBudget: ofBudget('withinBudget'),
  overBudget: ofBudget('overBudget'),
  has: ofAmenity('has'),
  hasNot: ofAmenity('hasNot'),
  stayPrice: (checked) => {
    const { thing, texts, finding } = checked;
    if (finding.kind !== 'hotels' || !thing.price || !agrees(checked, thing.price.amount)) return undefined;
    const price = texts.money(thing.price);
    return {
      text: texts.say('stayPrice', { name: thing.name, price }),
      rows: [{ label: priceRow(checked, thing.name), value: price }],
    };
  },
  nightPrice: (checked) => {
    const { thing, texts, finding } = checked;
    if (!finding.stay || !thing.price) return undefined;
    const nights = nightsBetween(finding.stay.checkIn, finding.stay.checkOut);
    const amount = thing.price.amount / nights;
    if (!agrees(checked, amount)) return undefined;
    return {
      text: texts.say('nightPrice', { name: thing.name, price: texts.money({ ...thing.price, amount }) }),
      rows: [
        { label: priceRow(checked, thing.name), value: texts.money(thing.price) },
        { label: texts.say('nightsRow'), value: texts.number(nights) },
      ],
    };
  },
  personPrice: (checked) => {
    const { thing, texts, finding } = checked;
    if (finding.kind !== 'activities' || !thing.price || !agrees(checked, thing.price.amount))
      return undefined;
    const price = texts.money(thing.price);
    return {
      text: texts.say('personPrice', { name: thing.name, price }),
      rows: [{ label: priceRow(checked, thing.name), value: price }],
    };
  },
  stars: (checked) => {
    const { thing, texts } = checked;
    if (thing.stars === undefined || !agrees(checked, thing.stars, RATING_OFF_MAX)) return undefined;
    return { text: texts.say('stars', { name: thing.name, stars: texts.number(thing.stars) }) };
  },
  rating: (checked) => {
    const { thing, texts } = checked;
    if (thing.rating === undefined || !agrees(checked, thing.rating, RATING_OFF_MAX)) return undefined;
    return { text: texts.say('rating', { name: thing.name, rating: texts.number(thing.rating) }) };
  },
  freeCancellation: ({ thing, texts }) =>
    thing.freeCancellationUntil === undefined
      ? undefined
      : {
          text: texts.say('freeCancellation', {
            name: thing.name,
            moment: texts.moment(thing.freeCancellationUntil),
          }),
        },
  distance: (checked) => {
    const { thing, texts, finding, stated } = checked;
    const other = stated.to === undefined ? undefined : finding.things.find(({ ref }) => ref === stated.to);
    const center = texts.say('center', { place: finding.place.name });
    const to = stated.to === undefined ? { name: center, point: finding.place } : other;
    if (!thing.point || !to?.point || to === thing) return undefined;
    const km = distanceKm(thing.point, to.point);
    if (!agrees(checked, km, KM_OFF_MAX)) return undefined;
    return {
      text: texts.say('distance', { name: thing.name, km: texts.km(km), to: to.name }),
      notes: [texts.say('straightNote')],
    };
  },
  area: ({ thing, texts }) =>
    thing.area === undefined
      ? undefined
      : { text: texts.say('area', { name: thing.name, area: thing.area }) },
  duration: (checked) => {
    const { thing, texts } = checked;
    if (thing.durationMinutes === undefined || !agrees(checked, thing.durationMinutes)) return undefined;
    return { text: texts.say('duration', { name: thing.name, length: texts.length(thing.durationMinutes) }) };
  },
  sample: ({ thing, texts }) =>
    thing.isSample ? { text: texts.say('sample', { name: thing.name }) } : undefined,
};

/** Claims about all that a search brought. */
const OF_SEARCH: Partial<Record<ClaimKind, Check<Case>>> = {
  found: (checked) => {
    const { finding, texts } = checked;
    if (!agrees(checked, finding.found)) return undefined;
    const values = { place: finding.place.name, count: texts.number(finding.found) };
    return { text: texts.say(finding.kind === 'hotels' ? 'foundHotels' : 'foundActivities', values) };
  },
  stay: ({ finding, texts }) => finding.stay && { text: texts.say('stay', stayValues(finding.stay, texts)) },
  between: (checked) => {
    const prices = pricesOf(checked);
    if (!prices || prices.low.price === prices.high.price) return undefined;
    const money = (amount: number) => checked.texts.money({ amount, currency: prices.currency });
    return {
      text: checked.texts.say('between', { low: money(prices.low.price), high: money(prices.high.price) }),
      rows: comparedRows(checked, prices.sorted, prices.currency),
    };
  },
};

/** For whom it was asked, and whose data it is. */
function sourceNotes({ finding, texts }: Case, thing: Thing | undefined): string[] {
  const isSample = thing ? thing.isSample : finding.things.some((each) => each.isSample);
  const source = isSample ? 'sampleSource' : finding.kind === 'hotels' ? 'hotelSource' : 'activitySource';
  return [
    ...(finding.stay ? [texts.say('askedNote', stayValues(finding.stay, texts))] : []),
    texts.say(source),
  ];
}

/** The claim that a model chose, in words of our own and with what shows it; undefined where it is not true by the data (MAR-61). */
export function checkClaim(
  stated: StatedClaim,
  findings: readonly Finding[],
  texts: ClaimTexts,
): ChatClaim | undefined {
  const has = ({ things }: Finding) => things.some(({ ref }) => ref === stated.of);
  const finding = stated.of === undefined ? findings[0] : findings.find(has);
  const thing = finding?.things.find(({ ref }) => ref === stated.of);
  if (!finding) return undefined;
  const checked = { stated, finding, texts };
  const said = OF_SEARCH[stated.kind]?.(checked) ?? (thing && OF_THING[stated.kind]?.({ ...checked, thing }));
  if (!said) return undefined;
  const evidence = {
    rows: [...(said.rows ?? [])],
    notes: [...(said.notes ?? []), ...sourceNotes(checked, thing)],
    href: thing?.href ?? finding.href,
  };
  return { kind: stated.kind, text: said.text, evidence };
}
