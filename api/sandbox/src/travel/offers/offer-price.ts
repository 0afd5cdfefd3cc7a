import type { Country } from '../../world/countries';
import { formatMinorUnits } from '../../world/currencies';
import { dateOfDay } from './calendar-date';
import { describeTax, taxRulesOf, taxUnits, type OfferTax } from './taxes';

/** Amounts of one room for the whole stay, in the smallest units of a currency. */
export interface Quote {
  currency: string;
  nightlyUnits: readonly number[];
  /** Sum of the nights. */
  baseUnits: number;
  /** Base and the taxes that are not in it. */
  totalUnits: number;
}

/** Price of one room for the whole stay, as upstream: decimal strings in one currency. */
export interface OfferPrice {
  currency: string;
  /** Before taxes that come on top; sometimes absent, as upstream. */
  base?: string;
  total: string;
  taxes?: OfferTax[];
  variations: {
    average: PriceAmount;
    /** One entry for each run of nights at the same price. */
    changes: ({ startDate: string; endDate: string } & PriceAmount)[];
  };
}

interface PriceAmount {
  base?: string;
  total?: string;
}

export function quoteFor(nightlyUnits: readonly number[], currency: string, country: Country): Quote {
  const baseUnits = nightlyUnits.reduce((sum, units) => sum + units, 0);
  const onTop = taxRulesOf(country).filter((rule) => !rule.included);
  const totalUnits = onTop.reduce((sum, rule) => sum + taxUnits(baseUnits, rule), baseUnits);
  return { currency, nightlyUnits, baseUnits, totalUnits };
}

/** Writes a quote down; some houses (`showsBase` false) state only what there is to pay. */
export function priceOf(quote: Quote, firstDay: number, country: Country, showsBase: boolean): OfferPrice {
  const { currency, nightlyUnits, baseUnits, totalUnits } = quote;
  const money = (units: number) => formatMinorUnits(units, currency);
  const field = showsBase ? 'base' : 'total';
  const nights = showsBase ? nightlyUnits : spread(totalUnits, nightlyUnits);
  const average = Math.round((showsBase ? baseUnits : totalUnits) / nights.length);
  const rules = taxRulesOf(country);
  return {
    currency,
    ...(showsBase && { base: money(baseUnits) }),
    total: money(totalUnits),
    ...(showsBase && { taxes: rules.map((rule) => describeTax(rule, baseUnits, currency)) }),
    variations: {
      average: { [field]: money(average) },
      changes: runsOf(nights).map(({ from, until, units }) => ({
        startDate: dateOfDay(firstDay + from),
        endDate: dateOfDay(firstDay + until),
        [field]: money(units),
      })),
    },
  };
}

/** Divides a total over the nights in their proportion; the last night takes the rounding. */
function spread(totalUnits: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const shares = weights.map((weight) => Math.round((totalUnits * weight) / sum));
  const rest = totalUnits - shares.reduce((all, share) => all + share, 0);
  return shares.map((share, index) => (index === shares.length - 1 ? share + rest : share));
}

function runsOf(nights: readonly number[]): { from: number; until: number; units: number }[] {
  const runs: { from: number; until: number; units: number }[] = [];
  for (const [night, units] of nights.entries()) {
    const last = runs.at(-1);
    if (last?.units === units) last.until = night + 1;
    else runs.push({ from: night, until: night + 1, units });
  }
  return runs;
}
