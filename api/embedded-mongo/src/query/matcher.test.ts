import { Binary, Decimal128, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import type { Doc } from '../bson/document';
import { compileMatcher } from './matcher';

const id = new ObjectId();

/** filter · documents that match · documents that do not */
const cases: [filter: Doc, matching: Doc[], others: Doc[]][] = [
  [{ a: 1 }, [{ a: 1 }, { a: [2, 1] }, { a: Long.fromNumber(1) }], [{ a: '1' }, { a: [[1]] }, {}]],
  [{ a: null }, [{}, { a: null }, { a: [null] }], [{ a: 0 }, { a: [] }]],
  [{ 'a.b': null }, [{}, { a: 5 }, { a: {} }, { a: [{}] }], [{ a: { b: 1 } }, { a: [1] }]],
  [{ 'a.b': 1 }, [{ a: { b: 1 } }, { a: [{ b: 2 }, { b: 1 }] }, { a: [{ b: [1] }] }], [{ a: [[{ b: 1 }]] }]],
  [{ 'a.0': 1 }, [{ a: [1] }, { a: { 0: 1 } }], [{ a: [2, 1] }]],
  [{ 'a.1.b': 2 }, [{ a: [{}, { b: 2 }] }], [{ a: [{ b: 2 }] }]],
  [{ a: [1, 2] }, [{ a: [1, 2] }, { a: [[1, 2]] }], [{ a: [2, 1] }, { a: 1 }]],
  [{ a: { b: 1, c: 2 } }, [{ a: { b: 1, c: 2 } }], [{ a: { c: 2, b: 1 } }, { a: { b: 1 } }]],
  [{ a: {} }, [{ a: {} }], [{ a: { b: 1 } }, {}]],
  [{ a: id }, [{ a: new ObjectId(id.toHexString()) }], [{ a: id.toHexString() }]],
  [{ a: new Date(5) }, [{ a: new Date(5) }], [{ a: 5 }]],
  [{ a: new Binary(Buffer.from('x')) }, [{ a: new Binary(Buffer.from('x')) }], [{ a: 'x' }]],
  [{ a: { $gt: 1 } }, [{ a: 2 }, { a: [0, 3] }, { a: 1.5 }], [{ a: 1 }, { a: '2' }, { a: new Date() }, {}]],
  [{ a: { $gte: 1, $lt: 3 } }, [{ a: 1 }, { a: [0, 5] }], [{ a: 3 }, { a: 0 }]],
  [{ a: { $lt: 'b' } }, [{ a: 'a' }, { a: 'B' }], [{ a: 'b' }, { a: 0 }]],
  [{ a: { $gte: null } }, [{}, { a: null }], [{ a: 0 }]],
  [{ a: { $gt: new MinKey() } }, [{ a: 1 }, { a: null }], [{}]],
  [{ a: { $lt: new MaxKey() } }, [{ a: 'x' }, { a: {} }], [{}]],
  [{ a: { $gt: Decimal128.fromString('1.5') } }, [{ a: 2 }], [{ a: 1 }]],
  [{ a: { $gt: new Timestamp({ t: 1, i: 1 }) } }, [{ a: new Timestamp({ t: 2, i: 0 }) }], [{ a: 3 }]],
  [{ a: NaN }, [{ a: NaN }], [{ a: 0 }, {}]],
  [{ a: { $ne: 1 } }, [{}, { a: 2 }, { a: [] }], [{ a: 1 }, { a: [1, 2] }]],
  [{ a: { $ne: null } }, [{ a: 0 }, { a: [] }], [{}, { a: null }]],
  [{ a: { $in: [1, /^x/] } }, [{ a: 1 }, { a: 'xy' }, { a: ['no', 'xx'] }], [{ a: 'yx' }, {}]],
  [{ a: { $in: [null] } }, [{}, { a: null }], [{ a: 1 }]],
  [{ a: { $in: [] } }, [], [{}, { a: 1 }]],
  [{ a: { $nin: [1, null] } }, [{ a: 2 }], [{}, { a: 1 }, { a: [1] }]],
  [{ a: { $exists: true } }, [{ a: null }, { a: [] }], [{}]],
  [{ a: { $exists: false } }, [{}], [{ a: null }]],
  [{ 'a.b': { $exists: false } }, [{ a: [] }, { a: [1] }, {}], [{ a: [{ b: null }] }]],
  [{ a: { $type: 'string' } }, [{ a: 'x' }, { a: [1, 'x'] }], [{ a: 1 }, {}]],
  [{ a: { $type: 'array' } }, [{ a: [] }], [{ a: 1 }]],
  [{ a: { $type: 'number' } }, [{ a: 1 }, { a: Long.MAX_VALUE }], [{ a: '1' }]],
  [{ a: { $type: ['int', 'bool'] } }, [{ a: 1 }, { a: true }], [{ a: 1.5 }, { a: 'x' }]],
  [{ a: { $type: 'long' } }, [{ a: Long.MAX_VALUE }], [{ a: 1 }]],
  [{ a: { $size: 2 } }, [{ a: [1, 2] }], [{ a: [1] }, { a: 2 }, { a: [[1, 2]] }]],
  [{ a: { $all: [1, 2] } }, [{ a: [2, 1, 3] }], [{ a: [1] }, { a: 1 }]],
  [{ a: { $all: [1] } }, [{ a: 1 }, { a: [1] }], [{ a: 2 }]],
  [{ a: { $all: [[1, 2]] } }, [{ a: [1, 2] }, { a: [[1, 2]] }], [{ a: [1] }]],
  [{ a: { $all: [{ $elemMatch: { b: 1 } }] } }, [{ a: [{ b: 1 }] }], [{ a: [{ b: 2 }] }]],
  [
    { a: { $elemMatch: { b: 1, c: 2 } } },
    [{ a: [{ b: 1, c: 2 }] }],
    [{ a: [{ b: 1 }, { c: 2 }] }, { a: { b: 1, c: 2 } }],
  ],
  [{ a: { $elemMatch: { $gt: 1, $lt: 3 } } }, [{ a: [0, 2] }], [{ a: [0, 5] }, { a: 2 }]],
  [{ a: { $elemMatch: { $or: [{ b: 1 }, { b: 2 }] } } }, [{ a: [{ b: 2 }] }], [{ a: [{ b: 3 }] }]],
  [{ a: { $not: { $gt: 1 } } }, [{ a: 1 }, {}, { a: 'x' }], [{ a: 2 }, { a: [0, 2] }]],
  [{ a: { $not: /x/ } }, [{ a: 'y' }, {}], [{ a: 'x' }]],
  [{ a: /^ab/i }, [{ a: 'ABc' }, { a: ['z', 'abx'] }], [{ a: 'xab' }, { a: 5 }]],
  [{ a: { $regex: '^A', $options: 'i' } }, [{ a: 'abc' }], [{ a: 'b' }]],
  [{ a: { $regex: '(?i)^A' } }, [{ a: 'abc' }], [{ a: 'b' }]],
  [{ a: { $mod: [3, 1] } }, [{ a: 4 }, { a: [3, 7] }, { a: 4.9 }], [{ a: 3 }, { a: 'x' }]],
  [{ a: { $bitsAllSet: [0, 2] } }, [{ a: 5 }], [{ a: 4 }]],
  [{ a: { $bitsAnyClear: 3 } }, [{ a: 2 }], [{ a: 3 }]],
  [{ $or: [{ a: 1 }, { b: 2 }] }, [{ a: 1 }, { b: 2 }], [{ a: 2 }]],
  [{ $and: [{ a: 1 }, { b: 2 }] }, [{ a: 1, b: 2 }], [{ a: 1 }]],
  [{ $nor: [{ a: 1 }, { b: 2 }] }, [{ a: 2 }], [{ b: 2 }]],
  [{ $expr: { $gt: ['$a', '$b'] } }, [{ a: 2, b: 1 }], [{ a: 1, b: 1 }]],
  [{ $expr: { $eq: ['$a', 1] } }, [{ a: 1 }], [{ a: [1] }]],
  [{ $expr: { $in: ['$a', ['x', 'y']] } }, [{ a: 'x' }], [{ a: 'z' }]],
  [{ constructor: null }, [{}], []],
];

describe('a filter', () => {
  it.each(cases)('%j finds what MongoDB finds', (filter, matching, others) => {
    const matches = compileMatcher(filter);
    expect(matching.filter((doc) => !matches(doc))).toEqual([]);
    expect(others.filter((doc) => matches(doc))).toEqual([]);
  });

  it.each([
    [{ a: { $foo: 1 } }, 2],
    [{ $foo: 1 }, 2],
    [{ $or: [] }, 2],
    [{ a: { $in: 1 } }, 2],
    [{ a: { $regex: '(' } }, 2],
    [{ a: { $mod: [0, 1] } }, 2],
    [{ $where: 'this.a' }, 115],
    [{ $text: { $search: 'x' } }, 115],
    [{ a: { $near: [0, 0] } }, 115],
    [{ $jsonSchema: {} }, 115],
  ])("%j is refused with MongoDB's code", (filter, code) => {
    expect(() => compileMatcher(filter)).toThrow(expect.objectContaining({ code }) as Error);
  });

  it('folds case under a case-insensitive collation, in lists and comparisons too', () => {
    const fold = (text: string) => text.toLowerCase();
    expect(compileMatcher({ a: 'ABC' }, { fold })({ a: 'abc' })).toBe(true);
    expect(compileMatcher({ a: { $in: ['ABC'] } }, { fold })({ a: 'abc' })).toBe(true);
    expect(compileMatcher({ a: 'ABC' })({ a: 'abc' })).toBe(false);
  });
});
