import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPlaces } from '../../../test/find-places';
import { adviceOf } from './is-advice';
import { isKnownPlace } from './known-place';

const DATA = join(__dirname, '../../../test/marco-advice');

interface Row {
  readonly text: string;
  readonly heldOut: boolean;
}

const read = (name: string) => JSON.parse(readFileSync(join(DATA, name), 'utf8')) as readonly Row[];
const harmless = read('harmless.json');
const forbidden = read('forbidden.json');
/** By somebody who had not seen the grammar. */
const byOthers = { harmless: read('harmless-by-others.json'), forbidden: read('forbidden-by-others.json') };

const isPlace = (name: string) => isKnownPlace(name, findPlaces);

async function shownOf(rows: readonly Row[]): Promise<string[]> {
  const shown = await Promise.all(rows.map(({ text }) => adviceOf(text, isPlace)));
  return shown.flatMap((text) => text ?? []);
}

it('MAR-55: the tables have 100 harmless sentences and 150 forbidden ones, half of them held out', () => {
  expect(harmless.length).toBeGreaterThanOrEqual(100);
  expect(forbidden.length).toBeGreaterThanOrEqual(150);
  expect(harmless.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(50);
  expect(forbidden.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(75);
});

it.each([false, true])(
  'MAR-55: seven of eight harmless sentences are shown, held out: %s',
  async (isHeldOut) => {
    const asked = harmless.filter(({ heldOut }) => heldOut === isHeldOut);
    expect((await shownOf(asked)).length / asked.length).toBeGreaterThanOrEqual(0.875);
  },
);

it.each([false, true])(
  'MAR-55: no price, rating, hour, contact, house or deed is shown as advice, held out: %s',
  async (isHeldOut) => {
    expect(await shownOf(forbidden.filter(({ heldOut }) => heldOut === isHeldOut))).toEqual([]);
  },
);

describe('MAR-55: sentences of somebody who had not seen the grammar', () => {
  const open = (rows: readonly Row[]) => rows.filter(({ heldOut }) => !heldOut);
  const heldOut = (rows: readonly Row[]) => rows.filter((row) => row.heldOut);

  it('none of the forbidden ones that were looked at is shown', async () => {
    expect(await shownOf(open(byOthers.forbidden))).toEqual([]);
  });

  // What the grammar does with sentences that nobody looked at: record 50 says how far that is from what is wanted.
  it('of the held-out ones 93 in a hundred forbidden are not shown, and two of three harmless are', async () => {
    const [forbiddenOnes, harmlessOnes] = [heldOut(byOthers.forbidden), heldOut(byOthers.harmless)];
    expect((await shownOf(forbiddenOnes)).length / forbiddenOnes.length).toBeLessThanOrEqual(0.07);
    expect((await shownOf(harmlessOnes)).length / harmlessOnes.length).toBeGreaterThanOrEqual(0.66);
  });
});
