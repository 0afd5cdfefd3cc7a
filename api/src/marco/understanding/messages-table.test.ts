import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Understood } from '@atoll/contracts/marco-understanding';
import { NOTHING_UNDERSTOOD } from '@atoll/contracts/understanding-values';
import { findPlaces } from '../../../test/find-places';
import { understoodAfter } from './frame';
import type { ModelReading } from './second-reader/model-reading';
import type { SecondReader } from './second-reader/second-reader';
import { createUnderstand } from './understand';

type Expected = Partial<Omit<Understood, 'places'>> & {
  readonly places?: readonly { readonly name: string; readonly countryCode: string }[];
};
interface Talk {
  readonly heldOut: boolean;
  readonly turns: readonly { readonly text: string; readonly understood: Expected }[];
}

const FOLDER = join(__dirname, '../../../test/marco-messages');
const TODAY = '2020-11-02';
const LANGUAGES = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, 2)] : []));
const FIELDS = [
  'places',
  'dates',
  'nights',
  'people',
  'budget',
  'refused',
  'rooms',
  'tastes',
  'wants',
] as const;
type Field = (typeof FIELDS)[number];
/** What a search is made of: read rightly as often as its language is asked to be. Words of taste have no end. */
const OF_A_SEARCH: readonly string[] = ['places', 'dates', 'nights', 'people', 'budget', 'refused'];
const LEAST_OF_OTHERS = 75;
const WELL_READ = ['en', 'de', 'fr', 'es'];

const sorted = (list: readonly string[] = []) => [...list].sort().join(' ');

/** A frame by its fields, each as one text, empty where nothing was said. */
function byField(frame: Expected): Record<Field, string> {
  const { checkIn, checkOut, month, days, nights, adults, childrenAges = [], budget, rooms } = frame;
  return {
    places: (frame.places ?? []).map(({ name, countryCode }) => `${name} ${countryCode}`).join(', '),
    dates: [checkIn, checkOut, month]
      .map((each) => each ?? '')
      .join(' ')
      .trim(),
    nights: [nights, days && `${days} days`]
      .map((each) => each ?? '')
      .join(' ')
      .trim(),
    people: [adults ?? '', ...childrenAges.map(String)].join(' ').trim(),
    budget: budget ? `${budget.amount} ${budget.currency} ${budget.per}` : '',
    refused: sorted(frame.refused),
    rooms: `${rooms ?? ''}`,
    tastes: sorted(frame.tastes),
    wants: sorted(frame.wants),
  };
}

function talksOf(language: string): readonly Talk[] {
  return JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8')) as readonly Talk[];
}

const CLIENT = '127.0.0.1';
const byCodeAlone: SecondReader = async () => null;

/** Every turn as it was expected and as it was understood, by fields. */
async function read(talks: readonly Talk[], secondReader = byCodeAlone) {
  const understand = createUnderstand(findPlaces, secondReader);
  const turns: { text: string; expected: Record<Field, string>; actual: Record<Field, string> }[] = [];
  for (const talk of talks) {
    let frame: Understood = NOTHING_UNDERSTOOD;
    for (const { text, understood } of talk.turns) {
      const { change } = await understand({ messageId: 'a-message', text }, TODAY, CLIENT);
      frame = understoodAfter(frame, change);
      turns.push({ text, expected: byField(understood), actual: byField(frame as Expected) });
    }
  }
  return turns;
}

/** Of the turns that have a field, or are read as if they had, the share that is read as expected. */
function shareRight(turns: Awaited<ReturnType<typeof read>>, field: Field): number {
  const having = turns.filter(({ expected, actual }) => expected[field] !== '' || actual[field] !== '');
  const right = having.filter(({ expected, actual }) => expected[field] === actual[field]);
  return having.length === 0 ? 1 : right.length / having.length;
}

async function report(language: string, heldOut: boolean): Promise<Record<Field, number>> {
  const turns = await read(talksOf(language).filter((talk) => talk.heldOut === heldOut));
  const shares = FIELDS.map((field) => [field, Math.round(shareRight(turns, field) * 100)] as const);
  if (process.env['MARCO_MESSAGES'] === 'say') {
    process.stdout.write(
      `${language} ${heldOut ? 'held out' : 'open'} ${turns.length}: ${shares.map((each) => each.join(' ')).join(', ')}\n`,
    );
    const wrong = turns.flatMap(({ text, expected, actual }) =>
      FIELDS.filter((field) => expected[field] !== actual[field]).map(
        (field) => `  ${field}: "${expected[field]}" was read as "${actual[field]}": ${text}\n`,
      ),
    );
    if (!heldOut) process.stdout.write(wrong.join(''));
  }
  return Object.fromEntries(shares) as Record<Field, number>;
}

it('MAR-59: the table has at least 400 messages, at least 20 of each language held out', () => {
  const counts = LANGUAGES.map((language) => {
    const turns = (isHeldOut: boolean) =>
      talksOf(language).flatMap((talk) => (talk.heldOut === isHeldOut ? talk.turns : [])).length;
    return { language, open: turns(false), heldOut: turns(true) };
  });
  expect(counts.reduce((sum, { open, heldOut }) => sum + open + heldOut, 0)).toBeGreaterThanOrEqual(400);
  expect(counts.filter(({ heldOut }) => heldOut < 20)).toEqual([]);
  expect(counts).toHaveLength(10);
});

describe.each(LANGUAGES)('MAR-59, MAR-60, MAR-64: messages in %s', (language) => {
  const least = WELL_READ.includes(language) ? 90 : 80;
  it.each([
    ['held out', true],
    ['open', false],
  ])('that are %s: each field is right often enough', async (_which, heldOut) => {
    const shares = await report(language, heldOut);
    const leastOf = (field: string) => (OF_A_SEARCH.includes(field) ? least : LEAST_OF_OTHERS);
    expect(Object.entries(shares).filter(([field, share]) => share < leastOf(field))).toEqual([]);
  });
});

/** What no message of the table says. */
const WRONG: ModelReading = {
  places: ['Ouagadougou'],
  checkIn: '2020-12-29',
  checkOut: '2021-01-28',
  nights: 29,
  adults: 19,
  childrenAges: [16, 17],
  rooms: 17,
  budget: { amount: 987_654, currency: 'USD', per: 'stay' },
};

describe.each(LANGUAGES)('MAR-59: messages in %s with a model that reads them as well', (language) => {
  const talks = talksOf(language);

  it('which is wrong in everything: what code reads stays as it is', async () => {
    const [alone, together] = [await read(talks), await read(talks, async () => WRONG)];
    expect(together).toEqual(alone);
  });

  it('which is right: nothing is read worse', async () => {
    const firsts = talks.map(({ turns, ...talk }) => ({ ...talk, turns: turns.slice(0, 1) }));
    const right = new Map(
      firsts.flatMap(({ turns }) => turns.map(({ text, understood }) => [text, understood])),
    );
    const reads: SecondReader = async ({ text }) => {
      const { places = [], ...rest } = right.get(text) ?? {};
      return { ...rest, places: places.map(({ name }) => name) };
    };
    const [alone, together] = [await read(firsts), await read(firsts, reads)];
    const worse = FIELDS.filter((field) => shareRight(together, field) < shareRight(alone, field));
    expect(worse).toEqual([]);
  });
});
