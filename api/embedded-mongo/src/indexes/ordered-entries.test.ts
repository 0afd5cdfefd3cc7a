import { OrderedEntries } from './ordered-entries';

interface Numbered {
  serial: number;
}

const pad = (number: number) => String(number).padStart(6, '0');

/** A reproducible sequence of numbers below `limit`. */
function* pseudoRandom(count: number, limit: number): Generator<number> {
  let state = 42;
  for (let i = 0; i < count; i += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state % limit;
  }
}

describe('ordered entries', () => {
  it('stay sorted through thousands of insertions and removals, in ranges and backwards', () => {
    const entries = new OrderedEntries<Numbered>();
    let model: { key: string; slot: Numbered }[] = [];
    let serial = 0;
    for (const number of pseudoRandom(6_000, 3_000)) {
      serial += 1;
      const entry = { key: pad(number), slot: { serial } };
      entries.add(entry);
      model.push(entry);
    }
    for (const number of pseudoRandom(2_000, 6_000)) {
      const gone = model[number % model.length];
      if (!gone) continue;
      entries.remove(gone);
      model = model.filter((entry) => entry !== gone);
    }
    model.sort((a, b) => (a.key === b.key ? a.slot.serial - b.slot.serial : a.key < b.key ? -1 : 1));
    const expected = (from: string, to: string | null) =>
      model.filter(({ key }) => key >= from && (to === null || key < to)).map(({ slot }) => slot);
    expect(entries.size).toBe(model.length);
    for (const [from, to] of [
      ['', null],
      [pad(100), pad(2_000)],
      [pad(2_999), null],
      [pad(50), pad(50)],
    ] as const) {
      expect([...entries.pages({ from, to })].flat()).toEqual(expected(from, to));
      expect([...entries.pages({ from, to }, true)].flat()).toEqual(expected(from, to).reverse());
    }
  });

  it('find one entry by its key, and none for a key that is only a prefix', () => {
    const entries = new OrderedEntries<Numbered>();
    entries.fill(Array.from({ length: 2_000 }, (_, serial) => ({ key: pad(serial * 2), slot: { serial } })));
    expect(entries.find(pad(1_000))).toEqual({ serial: 500 });
    expect(entries.find(pad(1_001))).toBeNull();
    expect(entries.find('0')).toBeNull();
  });
});
