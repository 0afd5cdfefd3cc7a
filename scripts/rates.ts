/** Makes the table of exchange rates anew: `pnpm rates <package folder>`, after `npm pack @fawazahmed0/currency-api`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root';

const TABLE = join(root, 'api/src/shared/money/exchange-rates.json');
const BASE = 'USD';

interface DollarRates {
  readonly date: string;
  readonly usd: Readonly<Record<string, number>>;
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say where the unpacked package is: pnpm rates ./package');
const { date, usd } = JSON.parse(readFileSync(join(folder, 'v1/currencies/usd.json'), 'utf8')) as DollarRates;

// The package lists coins and metals as well: only what ICU knows as money of a country is kept.
const rates = Intl.supportedValuesOf('currency').flatMap((code) => {
  const rate = usd[code.toLowerCase()];
  return rate === undefined ? [] : [[code, Number(rate.toPrecision(6))] as const];
});
const table = { date, source: 'fawazahmed0/exchange-api', base: BASE, rates: Object.fromEntries(rates) };
writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`);
console.log(`${rates.length} rates of ${date}`);
