import { ExchangeRatesAnswer } from '@atoll/contracts/exchange-rates';
import type { RateTable } from '@atoll/contracts/money';
import { Value } from 'typebox/value';
import kept from './exchange-rates.json';

/** Where exchange rates come from. There is one table at a time, so that whatever is compared is compared alike. */
export interface ExchangeRates {
  current(): RateTable;
}

/** The table that lies in the repository; `pnpm rates` makes it anew (docs/decisions/0029-money.md). */
export function keptExchangeRates(): ExchangeRates {
  const table = Value.Parse(ExchangeRatesAnswer, kept);
  return { current: () => table };
}
