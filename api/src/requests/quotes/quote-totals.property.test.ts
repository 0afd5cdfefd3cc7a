import { minorDigits, toMajor, toMinor } from '@atoll/contracts/currency-units';
import { convert } from '@atoll/contracts/money';
import { type PricedLine } from '@atoll/contracts/quote';
import { QUOTE_LINES_MAX, UNIT_AMOUNT_MAX, UNITS_MAX, type QuoteLine } from '@atoll/contracts/quote-line';
import { choose, firstChoice, isWholeChoice, priceLines, totalOf } from '@atoll/contracts/quote-totals';
import fc from 'fast-check';
import { keptExchangeRates } from '../../shared/money/exchange-rates';

const RATES = keptExchangeRates().current();
/** None, two and three digits after the point. */
const CURRENCIES = ['JPY', 'USD', 'KWD'] as const;
const currency = fc.constantFrom(...CURRENCIES);

const kind = fc.oneof(
  fc.record({ kind: fc.constantFrom('included' as const, 'optional' as const), group: fc.constant(null) }),
  fc.record({ kind: fc.constant('choice' as const), group: fc.constantFrom('Room', 'Evening', 'Car') }),
);
const line = fc
  .tuple(
    fc.record({
      units: fc.integer({ min: 1, max: UNITS_MAX }),
      unitAmount: fc.integer({ min: 0, max: UNIT_AMOUNT_MAX }),
      currency,
      taxBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    }),
    kind,
  )
  .map(([price, taken]) => ({ day: 1, title: 'A', place: '', supplier: '', page: null, ...price, ...taken }));
const linesOf = (one: typeof line, maxLength = QUOTE_LINES_MAX) =>
  fc
    .array(one, { minLength: 1, maxLength, size: 'max' })
    .map((all): QuoteLine[] => all.map((each, at) => ({ ...each, id: String(at) })));
const lines = linesOf(line, 12);
/** What is pressed, one after the other: numbers of lines, some of which are not there. */
const presses = fc.array(fc.integer({ min: 0, max: 13 }), { maxLength: 20 });

function priced(all: readonly QuoteLine[], to: string) {
  const found = priceLines(all, to, RATES);
  if (!found) throw new Error('a rate is missing');
  return found;
}

/** Half a unit goes up, in whole numbers that know no limit. */
const tenThousandths = (part: bigint) => (part + 5_000n) / 10_000n;

/** What pressing a line says of the total, and which line takes it back. */
function meaningOf(shown: readonly PricedLine[], before: readonly string[], id: string) {
  const picked = shown.find((each) => each.id === id);
  if (!picked || picked.kind === 'included') return { difference: 0, again: 'nothing' };
  if (picked.kind === 'optional')
    return { difference: before.includes(id) ? 0 - picked.amount : picked.amount, again: id };
  const other = shown.find(
    (each) => each.kind === 'choice' && each.group === picked.group && before.includes(each.id),
  );
  return { difference: picked.amount - (other?.amount ?? 0), again: other?.id ?? 'nothing' };
}

describe('prices of quotes', () => {
  it('RFQ-08: a line in the quote’s currency is exact to the smallest unit, with its tax, however large', () => {
    fc.assert(
      fc.property(lines, (all) => {
        for (const each of all) {
          const [{ amount, tax } = { amount: -1, tax: -1 }] = priced([each], each.currency);
          const net = BigInt(each.units) * BigInt(each.unitAmount);
          expect(BigInt(amount)).toBe(tenThousandths(net * BigInt(10_000 + each.taxBasisPoints)));
          expect(BigInt(amount - tax)).toBe(net);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('RFQ-08: lines, taxes and options add up to the smallest unit in every currency, whatever is chosen', () => {
    fc.assert(
      fc.property(linesOf(line), currency, fc.infiniteStream(fc.boolean()), (all, to, isTaken) => {
        const shown = priced(all, to);
        for (const { amount, tax } of shown) {
          expect(Number.isSafeInteger(amount) && Number.isSafeInteger(tax)).toBe(true);
          expect(tax >= 0 && tax <= amount).toBe(true);
        }
        const chosen = shown.map(({ id }) => id).filter(() => isTaken.next().value);
        const counted = shown.filter(({ id, kind }) => kind === 'included' || chosen.includes(id));
        const sum = (parts: readonly number[]) => parts.reduce((whole, part) => whole + BigInt(part), 0n);
        const { total, tax } = totalOf(shown, chosen);
        expect(BigInt(total)).toBe(sum(counted.map(({ amount }) => amount)));
        expect(BigInt(tax)).toBe(sum(counted.map((each) => each.tax)));
      }),
      { numRuns: 200 },
    );
  });

  it('RFQ-08: an option or another line of a group changes the total by what it says, and back', () => {
    fc.assert(
      fc.property(lines, currency, presses, (all, to, pressed) => {
        const shown = priced(all, to);
        let chosen = firstChoice(shown);
        for (const press of pressed) {
          const before = chosen;
          const { again, difference } = meaningOf(shown, before, String(press));
          chosen = choose(shown, before, String(press));
          expect(totalOf(shown, chosen).total - totalOf(shown, before).total).toBe(difference);
          expect(new Set(choose(shown, chosen, again))).toEqual(new Set(before));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('RFQ-08: what is chosen at first, and whatever is pressed then, can be accepted; anything less or more cannot', () => {
    fc.assert(
      fc.property(lines, presses, (all, pressed) => {
        const chosen = pressed.reduce((so, press) => choose(all, so, String(press)), firstChoice(all));
        expect(isWholeChoice(all, firstChoice(all))).toBe(true);
        expect(isWholeChoice(all, chosen)).toBe(true);
        expect(new Set(chosen).size).toBe(chosen.length);
        const toggled = all.map(({ id }) => ({
          id,
          isWhole: isWholeChoice(
            all,
            chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
          ),
        }));
        // Only an option may be left or taken by itself.
        expect(toggled).toEqual(all.map(({ id, kind }) => ({ id, isWhole: kind === 'optional' })));
        expect(isWholeChoice(all, [...chosen, 'nothing'])).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('RFQ-08: there and back, a conversion is within one unit of the coarser currency', () => {
    const amount = fc.integer({ min: 0, max: UNIT_AMOUNT_MAX });
    fc.assert(
      fc.property(amount, currency, currency, (unitAmount, from, to) => {
        const convertLine = (minor: number, of: string, into: string) => {
          const price = { units: 1, unitAmount: minor, currency: of, taxBasisPoints: 0 };
          const rest = { day: 1, title: 'A', place: '', supplier: '', page: null, group: null };
          return priced([{ ...rest, ...price, id: 'a', kind: 'included' }], into)[0]?.amount ?? -1;
        };
        const there = convertLine(unitAmount, from, to);
        const back = convertLine(there, to, from);
        /** What one unit of the other currency is worth in this one. */
        const unit = (convert(toMajor(1, to), to, from, RATES) ?? 0) * 10 ** minorDigits(from);
        expect(Math.abs(back - unitAmount)).toBeLessThanOrEqual(from === to ? 0 : Math.max(1, unit));
      }),
      { numRuns: 1_000 },
    );
  });

  it('RFQ-08: smallest units and whole ones are the same amount, however it is written', () => {
    expect(CURRENCIES.map(minorDigits)).toEqual([0, 2, 3]);
    const minor = fc.integer({ min: 0, max: 1e12 });
    fc.assert(
      fc.property(minor, currency, (amount, of) => {
        expect(toMinor(toMajor(amount, of), of)).toBe(amount);
        const digits = minorDigits(of);
        const text = String(amount).padStart(digits + 1, '0');
        const typed = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
        expect(toMinor(Number(typed), of)).toBe(amount);
      }),
      { numRuns: 1_000 },
    );
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), currency, (major, of) => {
        const units = toMinor(major, of);
        expect(Number.isSafeInteger(units)).toBe(true);
        expect(Math.abs(toMajor(units, of) - major)).toBeLessThanOrEqual(0.5001 / 10 ** minorDigits(of));
      }),
      { numRuns: 1_000 },
    );
  });
});
