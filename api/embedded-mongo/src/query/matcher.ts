import { type Doc, isDoc } from '../bson/document';
import type { Fold } from '../bson/key-encoder';
import { evaluatorOf } from '../aggregate/expressions';
import { badValue, notSupported } from '../command-error';
import {
  compares,
  equals,
  hasRemainder,
  hasSize,
  isAnyOf,
  isOperatorDoc,
  matchesRegex,
  testsBits,
} from './operators';
import { someValue, type ValueTest } from './path-walk';
import { isRegExp, toRegExp } from './regex';
import { typeTest } from './type-alias';

/** Whether a document satisfies a filter. */
export type Matcher = (doc: Doc) => boolean;

/** What a filter may depend on besides the document: the collation, and the variables of a $lookup. */
export interface MatchContext {
  fold?: Fold;
  variables?: Doc;
}

const refused = new Set([
  '$where',
  '$text',
  '$jsonSchema',
  '$near',
  '$nearSphere',
  '$geoWithin',
  '$geoIntersects',
  '$within',
  '$maxDistance',
  '$minDistance',
]);

/** Compiles a filter; throws the server's command error for what is malformed (2) or left out (115). */
export function compileMatcher(filter: Doc, context: MatchContext = {}): Matcher {
  const tests = Object.entries(filter)
    .filter(([key]) => key !== '$comment')
    .map(([key, operand]) => compileClause(key, operand, context));
  const [first, second] = tests;
  if (!first) return () => true;
  if (!second) return first;
  return (doc) => tests.every((test) => test(doc));
}

function compileClause(key: string, operand: unknown, context: MatchContext): Matcher {
  if (!key.startsWith('$')) return fieldTest(key, operand, context);
  switch (key) {
    case '$and':
      return every(branches(key, operand, context));
    case '$or':
      return some(branches(key, operand, context));
    case '$nor':
      return not(some(branches(key, operand, context)));
    case '$expr':
      return expressionTest(operand, context);
  }
  if (refused.has(key)) throw notSupported(key);
  throw badValue(
    `unknown top level operator: ${key}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}

function branches(key: string, operand: unknown, context: MatchContext): Matcher[] {
  if (!Array.isArray(operand)) throw badValue(`${key} must be an array`);
  if (operand.length === 0) throw badValue('$and/$or/$nor must be a nonempty array');
  return operand.map((branch: unknown) => {
    if (!isDoc(branch)) throw badValue('$or/$and/$nor entries need to be full objects');
    return compileMatcher(branch, context);
  });
}

function every(tests: Matcher[]): Matcher {
  return (doc) => tests.every((test) => test(doc));
}

function some(tests: Matcher[]): Matcher {
  return (doc) => tests.some((test) => test(doc));
}

function not(test: Matcher): Matcher {
  return (doc) => !test(doc);
}

function expressionTest(expression: unknown, context: MatchContext): Matcher {
  const evaluate = evaluatorOf(context.variables);
  return (doc) => {
    const value = evaluate(doc, expression);
    return value !== false && value !== null && value !== undefined && value !== 0;
  };
}

/** Compiles the condition on one dotted path: a value, a regular expression or a document of operators. */
function fieldTest(path: string, condition: unknown, context: MatchContext): Matcher {
  const parts = path.split('.');
  const tests = valueTests(condition, context);
  const [only] = tests;
  if (only && tests.length === 1) return (doc) => only.holds(doc, parts);
  return (doc) => tests.every((test) => test.holds(doc, parts));
}

interface PathTest {
  /** For the values that a path reaches in a document. */
  holds(doc: unknown, path: readonly string[]): boolean;
  /** For one value as it is: an array is not opened. */
  single: ValueTest;
}

function valueTests(condition: unknown, context: MatchContext): PathTest[] {
  if (isRegExp(condition)) return [anyOf(matchesRegex(toRegExp(condition)))];
  if (!isOperatorDoc(condition)) return [anyOf(equals(condition, context.fold))];
  return Object.entries(condition)
    .filter(([operator]) => operator !== '$options' && operator !== '$comment')
    .map(([operator, operand]) => operatorTest(operator, operand, condition, context));
}

/** Some value at the path passes; an array offers its elements and itself. */
function anyOf(test: ValueTest): PathTest {
  return { holds: (doc, path) => someValue(doc, path, test, true), single: test };
}

/** Like anyOf, for operators that look at an array as a whole. */
function anyWhole(test: ValueTest): PathTest {
  return { holds: (doc, path) => someValue(doc, path, test, false), single: test };
}

function none(test: PathTest): PathTest {
  return { holds: (doc, path) => !test.holds(doc, path), single: (value) => !test.single(value) };
}

function allOf(tests: PathTest[]): PathTest {
  return {
    holds: (doc, path) => tests.every((test) => test.holds(doc, path)),
    single: (value) => tests.every((test) => test.single(value)),
  };
}

function operatorTest(operator: string, operand: unknown, condition: Doc, context: MatchContext): PathTest {
  switch (operator) {
    case '$eq':
      return anyOf(isRegExp(operand) ? matchesSameRegex(operand) : equals(operand, context.fold));
    case '$ne':
      if (isRegExp(operand)) throw badValue("Can't have regex as arg to $ne.");
      return none(anyOf(equals(operand, context.fold)));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return anyOf(compares(operator, operand, context.fold));
    case '$in':
      return anyOf(isAnyOf(operand, context.fold));
    case '$nin':
      return none(anyOf(isAnyOf(operand, context.fold)));
    case '$exists':
      return exists(operand);
    case '$regex':
      return anyOf(matchesRegex(toRegExp(operand, condition.$options)));
    case '$not':
      return none(allOf(notOperand(operand, context)));
    default:
      return rareTest(operator, operand, context);
  }
}

function rareTest(operator: string, operand: unknown, context: MatchContext): PathTest {
  switch (operator) {
    case '$type': {
      const tests = (Array.isArray(operand) ? operand : [operand]).map(typeTest);
      return anyOf((value) => value !== undefined && tests.some((test) => test(value)));
    }
    case '$all':
      return all(operand, context);
    case '$elemMatch':
      return anyWhole(elementTest(operand, context));
    case '$size':
      return anyWhole(hasSize(operand));
    case '$mod':
      return anyOf(hasRemainder(operand));
    case '$bitsAllSet':
    case '$bitsAnySet':
    case '$bitsAllClear':
    case '$bitsAnyClear':
      return anyOf(testsBits(operator, operand));
  }
  if (refused.has(operator)) throw notSupported(operator);
  throw badValue(`unknown operator: ${operator}`);
}

function matchesSameRegex(operand: unknown): ValueTest {
  const regex = toRegExp(operand);
  return (value) => value instanceof RegExp && value.source === regex.source && value.flags === regex.flags;
}

function exists(operand: unknown): PathTest {
  const isThere = anyWhole((value) => value !== undefined);
  return operand === false || operand === 0 || operand === null ? none(isThere) : isThere;
}

function notOperand(operand: unknown, context: MatchContext): PathTest[] {
  if (!isRegExp(operand) && !isOperatorDoc(operand)) throw badValue('$not needs a regex or a document');
  return valueTests(operand, context);
}

function all(operand: unknown, context: MatchContext): PathTest {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  if (operand.length === 0) return { holds: () => false, single: () => false };
  return allOf(
    operand.map((value: unknown) => {
      if (isDoc(value) && '$elemMatch' in value) return anyWhole(elementTest(value.$elemMatch, context));
      return anyOf(isRegExp(value) ? matchesRegex(toRegExp(value)) : equals(value, context.fold));
    }),
  );
}

/** $elemMatch: one element of the array satisfies all of it, as a value or as a document. */
function elementTest(operand: unknown, context: MatchContext): ValueTest {
  const test = elementPredicate(operand, context);
  return (value) => Array.isArray(value) && value.some(test);
}

/** The test that $elemMatch, $pull and positional projections put to a single element. */
export function elementPredicate(operand: unknown, context: MatchContext): ValueTest {
  if (!isDoc(operand)) throw badValue('$elemMatch needs an Object');
  const first = Object.keys(operand)[0] ?? '';
  const isValueCondition = isOperatorDoc(operand) && !['$and', '$or', '$nor', '$expr'].includes(first);
  if (!isValueCondition) {
    const matcher = compileMatcher(operand, context);
    return (element) => (isDoc(element) || Array.isArray(element)) && matcher(element as Doc);
  }
  return allOf(valueTests(operand, context)).single;
}
