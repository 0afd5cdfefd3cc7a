import { formatMinorUnits } from '../../world/currencies';
import type { Country } from '../../world/countries';
import { dateOfDay } from './calendar-date';

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

export interface OfferTax {
  code: string;
  amount?: string;
  percentage?: string;
  currency: string;
  /** Whether `base` already holds it. */
  included: boolean;
  pricingFrequency: 'PER_STAY' | 'PER_NIGHT';
  pricingMode: 'PER_PRODUCT' | 'PER_OCCUPANT';
}

/** How a country taxes a night. */
interface TaxRule {
  code: string;
  percentage: number;
  included: boolean;
}

const rulesOfContinent: Record<string, readonly TaxRule[]> = {
  EU: [{ code: 'VAT', percentage: 10, included: true }],
  NA: [{ code: 'TOTAL_TAX', percentage: 14.75, included: false }],
  AS: [
    { code: 'SERVICE_CHARGE', percentage: 10, included: false },
    { code: 'VALUE_ADDED_TAX', percentage: 7, included: false },
  ],
  OC: [{ code: 'GOODS_AND_SERVICES_TAX', percentage: 10, included: true }],
};
const otherRules: readonly TaxRule[] = [{ code: 'VALUE_ADDED_TAX', percentage: 12, included: false }];

export interface PriceInput {
  currency: string;
  firstDay: number;
  /** One amount per night, in the currency's smallest unit. */
  nightlyUnits: readonly number[];
  country: Country;
  /** Some houses state only what there is to pay. */
  showsBase: boolean;
}

/** Sums the nights and adds the taxes that are not in them: total = base + taxes not included. */
export function priceOf(input: PriceInput): OfferPrice {
  const { currency, nightlyUnits } = input;
  const rules = rulesOfContinent[input.country.continent] ?? otherRules;
  const money = (units: number) => formatMinorUnits(units, currency);
  const baseUnits = nightlyUnits.reduce((sum, units) => sum + units, 0);
  const taxes = rules.map((rule) => ({ rule, units: taxUnits(baseUnits, rule) }));
  const onTop = taxes.filter(({ rule }) => !rule.included).reduce((sum, { units }) => sum + units, 0);
  const totalUnits = baseUnits + onTop;
  const field = input.showsBase ? 'base' : 'total';
  const shown = input.showsBase ? nightlyUnits : spread(totalUnits, nightlyUnits);
  const average = Math.round(shown.reduce((sum, units) => sum + units, 0) / nightlyUnits.length);
  return {
    currency,
    ...(input.showsBase && { base: money(baseUnits) }),
    total: money(totalUnits),
    ...(input.showsBase && {
      taxes: taxes.map(({ rule, units }) => describeTax(rule, money(units), currency)),
    }),
    variations: {
      average: { [field]: money(average) },
      changes: runsOf(shown).map(({ from, until, units }) => ({
        startDate: dateOfDay(input.firstDay + from),
        endDate: dateOfDay(input.firstDay + until),
        [field]: money(units),
      })),
    },
  };
}

function taxUnits(baseUnits: number, { percentage, included }: TaxRule): number {
  const share = percentage / 100;
  return Math.round(included ? baseUnits - baseUnits / (1 + share) : baseUnits * share);
}

function describeTax({ code, percentage, included }: TaxRule, amount: string, currency: string): OfferTax {
  return {
    code,
    amount,
    percentage: percentage.toFixed(2),
    currency,
    included,
    pricingFrequency: 'PER_STAY',
    pricingMode: 'PER_PRODUCT',
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
