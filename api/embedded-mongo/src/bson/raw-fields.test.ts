import {
  Binary,
  BSONRegExp,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { decode, encode } from './codec';
import type { Doc } from './document';
import { decodeFields, FieldNames } from './raw-fields';

const everything: Doc = {
  _id: new ObjectId('65f000000000000000000001'),
  double: 1.5,
  negative: new Double(-0.25),
  whole: new Int32(-7),
  long: Long.fromString('9007199254740993'),
  shortLong: Long.fromNumber(12),
  decimal: Decimal128.fromString('1.10'),
  text: 'Zürich, 東京 and \u{1f600}',
  empty: '',
  yes: true,
  no: false,
  nothing: null,
  date: new Date('2020-02-03T04:05:06.789Z'),
  early: new Date(-62_135_596_800_000),
  list: [1, 'two', { three: [3] }],
  inner: { a: { b: 1 }, list: [] },
  bytes: new Binary(Buffer.from([1, 2, 3])),
  pattern: /^a+/i,
  foreign: new BSONRegExp('^a+', 'x'),
  code: new Code('function () {}'),
  stamp: new Timestamp({ t: 5, i: 6 }),
  low: new MinKey(),
  high: new MaxKey(),
  __proto: 1,
};
const raw = encode(everything);

describe('decoding some fields of a document', () => {
  it.each(Object.keys(everything))('gives %s as decoding all of them does', (name) => {
    const whole = decode(raw);
    expect(decodeFields(raw, new FieldNames([name]))).toEqual({ [name]: whole[name] });
  });

  it('gives several, in the order of the document, and none that is not there', () => {
    const some = decodeFields(raw, new FieldNames(['yes', 'nowhere', 'double', 'doubl']));
    expect(Object.entries(some)).toEqual([
      ['double', 1.5],
      ['yes', true],
    ]);
    expect(decodeFields(raw, new FieldNames([]))).toEqual({});
  });

  it('takes the last of two fields of one name, as decoding all of them does', () => {
    const twice = Buffer.concat([encode({ a: 1, b: 2 }), Buffer.alloc(0)]);
    twice.write('a', twice.indexOf('b'), 'latin1');
    expect(decodeFields(twice, new FieldNames(['a']))).toEqual(decode(twice));
  });
});
