import { disputeOf, saveMerged } from './meeting-changes';

const before = { name: 'Ann', company: '', tags: ['a'] };

it.each([
  ['nobody else has changed it', { name: 'Bo' }, before, null],
  ['somebody else has changed another field', { name: 'Bo' }, { ...before, company: 'Reef' }, null],
  ['both have changed it to the same', { tags: ['b'] }, { ...before, tags: ['b'] }, null],
  [
    'both have changed it, and only that is in dispute',
    { name: 'Bo', tags: ['b'] },
    { ...before, name: 'Cy', company: 'Reef' },
    { name: 'Bo', company: 'Reef', tags: ['a'] },
  ],
])('AGT-07, DIR-21: a change meets what is there now: %s', (_, change, now, expected) => {
  expect(disputeOf(change, before, now)).toEqual(expected);
});

it('AGT-07, DIR-21: what others save meanwhile is taken along, as often as they do; a field that both changed is asked about', async () => {
  const theirs = [
    { ...before, company: 'Reef', version: 2 },
    { ...before, company: 'Reef & Co', version: 3 },
  ];
  const sent: object[] = [];
  const saveAgainst = (change: object) => {
    const there = [...theirs];
    return saveMerged({
      ...{ change, before, version: 1 },
      valuesOf: ({ version: _, ...values }: (typeof theirs)[number]) => values,
      send: async (version, values) => {
        sent.push({ version, ...values, ...change });
        const current = there.shift();
        return current ? { error: { status: 409, current } } : { data: 'saved' };
      },
    });
  };
  expect(await saveAgainst({ name: 'Bo' })).toEqual({ data: 'saved' });
  expect(sent.at(-1)).toEqual({ ...before, name: 'Bo', company: 'Reef & Co', version: 3 });
  expect(await saveAgainst({ company: 'Atlas' })).toEqual({ error: { status: 409, current: theirs[0] } });
});
