import { BSONRegExp } from 'bson';
import { type Doc, isDoc } from '../bson/document';

/** What can make a regular expression try a text in more than one way. */
const backtracks = /[*+?{|]|\\[1-9k]/;
const patternOperators = ['$regexMatch', '$regexFind', '$regexFindAll'];

/** Whether a part of a command has a regular expression whose time is not bounded by the length of the text. */
export function hasRiskyPattern(value: unknown): boolean {
  if (value instanceof RegExp) return backtracks.test(value.source);
  if (value instanceof BSONRegExp) return backtracks.test(value.pattern);
  if (Array.isArray(value)) return value.some(hasRiskyPattern);
  return isDoc(value) && Object.entries(value).some(([key, inner]) => isRiskyEntry(key, inner));
}

function isRiskyEntry(key: string, value: unknown): boolean {
  if (key === '$regex' && typeof value === 'string') return backtracks.test(value);
  if (patternOperators.includes(key) && isDoc(value) && isRiskyArgument(value)) return true;
  return typeof value === 'object' && hasRiskyPattern(value);
}

// A pattern that comes from a field or a variable is known only when it runs.
function isRiskyArgument({ regex }: Doc): boolean {
  if (typeof regex === 'string') return regex.startsWith('$') || backtracks.test(regex);
  return isDoc(regex) || hasRiskyPattern(regex);
}
