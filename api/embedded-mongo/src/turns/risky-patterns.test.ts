import { BSONRegExp } from 'bson';
import { hasRiskyPattern } from './risky-patterns';

it.each<[string, unknown]>([
  ['a repetition', { name: /a+$/ }],
  ['a choice', { name: { $in: ['x', /a|b/] } }],
  ['a reference back', { $and: [{ name: { $not: /(a)\1/ } }] }],
  ['a text with options', { name: { $regex: 'a*', $options: 'i' } }],
  ['the driver’s own class', { name: new BSONRegExp('(?=a)', '') }],
  ['an expression', { $expr: { $regexMatch: { input: '$name', regex: 'x*y' } } }],
  ['a pattern from a field', [{ $set: { found: { $regexFind: { input: '$a', regex: '$pattern' } } } }]],
  ['a computed pattern', { $expr: { $regexMatch: { input: '$a', regex: { $concat: ['a', '+'] } } } }],
])('%s needs watching', (_, value) => {
  expect(hasRiskyPattern(value)).toBe(true);
});

it.each<[string, unknown]>([
  ['a beginning', { name: /^Hotel de la/i }],
  ['a part', { name: { $regex: 'palace' } }],
  ['a class of characters', { name: { $regex: '^[a-c][0-9]$' } }],
  ['an expression without repetition', { $expr: { $regexMatch: { input: '$name', regex: '^ab' } } }],
  ['no pattern', { name: 'a+b', size: { $gt: 3 }, none: null }],
])('%s does not', (_, value) => {
  expect(hasRiskyPattern(value)).toBe(false);
});
