import { Binary, Decimal128, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { compareValues } from './compare';
import { encodeKey, invertKey } from './key-encoder';

/** In MongoDB's order; values of one inner list are equal. */
const ascending: unknown[][] = [
  [new MinKey()],
  [undefined],
  [null],
  [NaN],
  [-Infinity],
  [Long.MIN_VALUE],
  [-1e10],
  [-2, Long.fromNumber(-2)],
  [-1.5, Decimal128.fromString('-1.50')],
  [0, -0],
  [Number.MIN_VALUE],
  [1, Decimal128.fromString('1')],
  [2 ** 53, Long.fromString('9007199254740992')],
  [Long.fromString('9007199254740993')],
  [Long.fromString('9007199254740994')],
  [Long.MAX_VALUE],
  [Infinity],
  [''],
  ['\0'],
  ['a'],
  ['a\0'],
  ['a\0b'],
  ['a\u0001'],
  ['aa'],
  ['b'],
  ['\uff5e'],
  ['\u{1f600}'],
  [{}],
  [{ a: 1 }],
  [{ a: 1, b: 0 }],
  [{ b: 1 }],
  [{ a: 'x' }],
  [[]],
  [[1]],
  [[1, 2]],
  [[2]],
  [new Binary(Buffer.from('b'))],
  [new Binary(Buffer.from('aa'))],
  [new ObjectId('000000000000000000000001')],
  [new ObjectId('ffffffffffffffffffffffff')],
  [false],
  [true],
  [new Date(-1)],
  [new Date(0)],
  [new Timestamp({ t: 1, i: 2 })],
  [new Timestamp({ t: 2, i: 1 })],
  [/a/],
  [/b/],
  [new MaxKey()],
];

describe('index keys', () => {
  it("sort every BSON type in MongoDB's order, equal values alike", () => {
    ascending.forEach((equals, i) => {
      for (const value of equals) {
        expect(encodeKey(value)).toBe(encodeKey(equals[0]));
        for (const later of ascending.slice(i + 1)) {
          expect([value, later[0], encodeKey(value) < encodeKey(later[0])]).toEqual([value, later[0], true]);
        }
      }
    });
  });

  it('sort the other way round when they are inverted', () => {
    const keys = ascending.map(([value]) => invertKey(encodeKey(value)));
    expect([...keys].sort().reverse()).toEqual(keys);
  });

  it('agree with the comparison of values, so that a scan and an index find the same', () => {
    const values = ascending.flat();
    for (const a of values) {
      for (const b of values) {
        const [left, right] = [encodeKey(a), encodeKey(b)];
        expect([a, b, Math.sign(compareValues(a, b))]).toEqual([
          a,
          b,
          left < right ? -1 : Number(left > right),
        ]);
      }
    }
  });
});
