import { Type, type Static } from 'typebox';
import type { RateTable } from './money';

/** Answer of `GET /api/exchange-rates`: the one table that the whole site compares amounts by (TOU-42). */
export const ExchangeRatesAnswer = Type.Object({
  date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  source: Type.String({ minLength: 1 }),
  base: Type.String({ pattern: '^[A-Z]{3}$' }),
  rates: Type.Record(Type.String({ pattern: '^[A-Z]{3}$' }), Type.Number({ exclusiveMinimum: 0 })),
});
export type ExchangeRatesAnswer = Static<typeof ExchangeRatesAnswer> & RateTable;
