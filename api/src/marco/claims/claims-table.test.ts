import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGE_LANGUAGES } from '../understanding/reading/languages/language';
import { CLAIM_CATALOGS } from './claim-texts';
import { readStated } from './read-stated';
import type { Finding } from './thing';
import { writeClaims } from './write-claims';

const DATA = join(__dirname, '../../../test/marco-claims');

/** A claim that a model may choose, and whether the data bears it out. */
interface Row {
  readonly finding: string;
  readonly claim: unknown;
  readonly isTrue: boolean;
  readonly heldOut: boolean;
}

const read = (name: string) => JSON.parse(readFileSync(join(DATA, name), 'utf8')) as unknown;
const findings = read('findings.json') as Readonly<Record<string, Finding>>;
const rows = read('claims.json') as readonly Row[];

const written = ({ finding, claim }: Row) =>
  writeClaims(readStated(JSON.stringify({ claims: [claim] })).stated, [findings[finding] as Finding], 'en')
    .claims?.claims ?? [];

it('MAR-61: the table has two hundred true and two hundred false claims, a fifth of them held out', () => {
  expect(rows.filter(({ isTrue }) => isTrue).length).toBeGreaterThanOrEqual(200);
  expect(rows.filter(({ isTrue }) => !isTrue).length).toBeGreaterThanOrEqual(200);
  expect(rows.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(rows.length / 6);
});

it('MAR-61: no false claim is stated', () => {
  expect(rows.filter((row) => !row.isTrue && written(row).length > 0)).toEqual([]);
});

it.each([false, true])('MAR-61: nineteen of twenty true claims are stated, held out: %s', (isHeldOut) => {
  const asked = rows.filter(({ isTrue, heldOut }) => isTrue && heldOut === isHeldOut);
  expect(asked.filter((row) => written(row).length === 1).length / asked.length).toBeGreaterThanOrEqual(0.95);
});

it('MAR-61: each claim shows what bears it out, with whose data it is', () => {
  const claims = rows.flatMap(written);
  expect(claims.filter(({ evidence }) => evidence.notes.length === 0)).toEqual([]);
  expect(claims.filter(({ text }) => /[{}]|undefined|NaN/.test(text))).toEqual([]);
});

const names = (catalog: object): string[] =>
  Object.entries(catalog).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[key, ...[...text.matchAll(/\{\w+\}/g)].map(String).sort()].join(' ')]
      : names(text as object),
  );

it.each(MESSAGE_LANGUAGES)(
  'MAR-61, MAR-64: the sentences of %s have the same names to be filled in',
  (language) => {
    expect(names(CLAIM_CATALOGS[language])).toEqual(names(CLAIM_CATALOGS.en));
  },
);

it('MAR-61: the cheapest of all that were compared is named with the others, in the language of the answer', () => {
  const finding: Finding = {
    kind: 'hotels',
    place: { name: 'Rome', latitude: 41.9, longitude: 12.5 },
    stay: { checkIn: '2021-01-03', checkOut: '2021-01-05', adults: 2, rooms: 1 },
    things: [
      {
        ref: 'h1',
        name: 'A {count} house',
        price: { amount: 212, currency: 'EUR' },
        isSample: true,
        href: '/hotels',
      },
      { ref: 'h2', name: 'B', price: { amount: 226, currency: 'EUR' }, isSample: true, href: '/hotels' },
    ],
    compared: [
      { name: 'B', price: 226 },
      { name: 'A {count} house', price: 212 },
    ],
    found: 2,
    href: '/hotels',
  };
  const { claims, leftOut } = writeClaims(
    [
      { kind: 'cheapest', of: 'h2' },
      { kind: 'cheapest', of: 'h1' },
      { kind: 'cheapest', of: 'h1' },
    ],
    [finding],
    'en',
  );
  expect(leftOut).toBe(1);
  expect(claims?.claims).toEqual([
    {
      kind: 'cheapest',
      text: 'A {count} house is the cheapest of the 2 with a price: €212.00.',
      evidence: {
        rows: [
          { label: 'A {count} house, whole stay', value: '€212.00' },
          { label: 'B, whole stay', value: '€226.00' },
        ],
        notes: [
          'Asked for 3 January to 5 January (guests: 2, rooms: 1).',
          'Source: sample data of this site.',
        ],
        href: '/hotels',
      },
    },
  ]);
});
