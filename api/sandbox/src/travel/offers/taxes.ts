import type { Country } from '../../world/countries';
import { formatMinorUnits } from '../../world/currencies';

/** A tax as it appears with an offer. */
export interface OfferTax {
  code: string;
  amount: string;
  percentage: string;
  currency: string;
  /** Whether `base` already holds it. */
  included: boolean;
  pricingFrequency: 'PER_STAY';
  pricingMode: 'PER_PRODUCT';
}

/** How a country taxes a stay. */
export interface TaxRule {
  code: string;
  percentage: number;
  included: boolean;
}

const rulesOfContinent: Record<string, readonly TaxRule[]> = {
  EU: [
    { code: 'VAT', percentage: 10, included: true },
    { code: 'CITY_TAX', percentage: 4, included: false },
  ],
  NA: [{ code: 'TOTAL_TAX', percentage: 14.75, included: false }],
  AS: [
    { code: 'SERVICE_CHARGE', percentage: 10, included: false },
    { code: 'VALUE_ADDED_TAX', percentage: 7, included: false },
  ],
  OC: [{ code: 'GOODS_AND_SERVICES_TAX', percentage: 10, included: true }],
};
const otherRules: readonly TaxRule[] = [{ code: 'VALUE_ADDED_TAX', percentage: 12, included: false }];

export function taxRulesOf(country: Country): readonly TaxRule[] {
  return rulesOfContinent[country.continent] ?? otherRules;
}

/** Smallest units of a tax on a base: on top of it, or the part of it that is tax. */
export function taxUnits(baseUnits: number, { percentage, included }: TaxRule): number {
  const share = percentage / 100;
  return Math.round(included ? baseUnits - baseUnits / (1 + share) : baseUnits * share);
}

export function describeTax(rule: TaxRule, baseUnits: number, currency: string): OfferTax {
  return {
    code: rule.code,
    amount: formatMinorUnits(taxUnits(baseUnits, rule), currency),
    percentage: rule.percentage.toFixed(2),
    currency,
    included: rule.included,
    pricingFrequency: 'PER_STAY',
    pricingMode: 'PER_PRODUCT',
  };
}
