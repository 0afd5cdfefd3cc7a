import { changedBetween, recordedCompositions, type Composition, type RemoteHistory } from './compositions';
import { findFault } from './find-fault';

const REMOTES = ['mfe-hotels', 'mfe-tours', 'mfe-directory'];
const RELEASES = 40;

/** Forty releases of three remotes, published in turn, a minute apart. */
function histories(): RemoteHistory[] {
  return REMOTES.map((remote, at) => {
    const numbers = Array.from({ length: RELEASES }, (_each, number) => number);
    const own = numbers.filter((number) => number % REMOTES.length === at);
    return {
      remote,
      releases: own.map((number) => ({ hash: `r${number}`, disabled: false, filesRemoved: false })),
      events: own
        .map((number) => ({ at: new Date(number * 60_000).toISOString(), active: `r${number}` }))
        .reverse(),
    };
  });
}

const newestIn = (composition: Composition) =>
  Math.max(...Object.values(composition).map((hash) => Number(hash?.slice(1))));

it.each(Array.from({ length: RELEASES - REMOTES.length }, (_each, at) => at + REMOTES.length))(
  'PLT-16: a fault that release %i of 40 brought is found in at most eight tries',
  async (planted) => {
    const compositions = recordedCompositions(histories());
    const { good, bad, tries } = await findFault(compositions, (composition) =>
      Promise.resolve(newestIn(composition) < planted),
    );
    const remote = REMOTES[planted % REMOTES.length];
    expect(changedBetween(good, bad)).toEqual([{ remote, hash: `r${planted}` }]);
    expect(tries).toBeLessThanOrEqual(8);
  },
);

it('PLT-16: what was taken back again, and what can be shown no more, is left out', () => {
  const at = (minute: number) => new Date(minute * 60_000).toISOString();
  const release = (hash: string, more = {}) => ({ hash, disabled: false, filesRemoved: false, ...more });
  const tours: RemoteHistory = {
    remote: 'mfe-tours',
    releases: [release('a'), release('b', { disabled: true }), release('c'), release('d'), release('e')],
    events: [
      { at: at(1), active: 'a' },
      { at: at(2), active: 'b' },
      { at: at(3), active: 'c' },
      { at: at(3), active: 'c' },
      { at: at(4), active: 'd' },
      { at: at(5), active: 'c' },
      { at: at(6), active: 'e' },
      { at: at(7), active: null },
    ],
  };
  expect(recordedCompositions([tours])).toEqual([
    { 'mfe-tours': 'a' },
    { 'mfe-tours': 'c' },
    { 'mfe-tours': 'e' },
  ]);
});

it.each([
  [[true, true], 'nothing is broken'],
  [[false, false], 'failed with the oldest'],
  [[false], 'only one composition'],
])('a record of which all are %j is one sentence', async (record, sentence) => {
  await expect(findFault(record, (isGood) => Promise.resolve(isGood))).rejects.toThrow(sentence);
});
