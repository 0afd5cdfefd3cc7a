import { expressionFields, filterFields, pipelineFields } from './needed-fields';

const names = (needed: ReadonlySet<string> | null) => (needed ? [...needed].sort() : null);

describe('the fields that are read', () => {
  it.each<[string, object, string[] | null]>([
    ['plain fields', { a: 1, 'b.c': { $gt: 2 } }, ['a', 'b']],
    ['branches', { $and: [{ a: 1 }, { $or: [{ b: 1 }, { $nor: [{ c: 1 }] }] }] }, ['a', 'b', 'c']],
    ['an expression', { $expr: { $eq: ['$a.b', '$$variable'] }, $comment: 'x' }, ['a']],
    ['the whole document', { $expr: { $eq: ['$$ROOT', 1] } }, null],
    ['nothing', {}, []],
  ])('by a filter on %s', (_, filter, expected) => {
    expect(names(filterFields(filter as never))).toEqual(expected);
  });

  it.each<[string, unknown, string[] | null]>([
    ['a path', '$a.b', ['a']],
    ['operators', { $add: ['$a', { $size: '$b.c' }, 3] }, ['a', 'b']],
    ['what is sorted by', { $top: { sortBy: { score: -1 }, output: '$a' } }, ['a', 'score']],
    ['$getField', { $getField: 'a' }, null],
    ['$$CURRENT', { $first: '$$CURRENT.a' }, null],
    ['text', 'a', []],
  ])('by an expression with %s', (_, expression, expected) => {
    expect(names(expressionFields(expression))).toEqual(expected);
  });

  it.each<[string, object[], string[] | null]>([
    ['up to a $group', [{ $match: { a: 1 } }, { $group: { _id: '$b', n: { $sum: '$c' } } }, { $sort: { n: 1 } }], ['a', 'b', 'c']],
    ['with fields of its own', [{ $addFields: { x: '$a' } }, { $sortByCount: '$x' }], ['a', 'x']],
    ['that counts', [{ $match: { a: 1 } }, { $count: 'n' }], ['a']],
    ['whose documents are returned', [{ $match: { a: 1 } }, { $limit: 1 }], null],
    ['with any other stage', [{ $unwind: '$a' }, { $count: 'n' }], null],
  ])('by a pipeline %s', (_, pipeline, expected) => {
    expect(names(pipelineFields(pipeline as never))).toEqual(expected);
  });
}); // prettier-ignore
