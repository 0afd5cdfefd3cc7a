import type { Doc } from '../bson/document';
import type { Fold } from '../bson/key-encoder';
import { notSupported } from '../command-error';

const ignoresCase: Fold = (text) => text.toLowerCase();
const ignoresCaseAndAccents: Fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The string folding of a collation: undefined for none or `simple`, otherwise case-insensitive (strength 2) or
 * case- and accent-insensitive (strength 1). Every other collation is refused.
 */
export function collationFold(collation: unknown): Fold | undefined {
  if (collation === undefined || collation === null) return undefined;
  const { locale, strength, caseLevel, numericOrdering, alternate } = collation as Doc;
  if (locale === 'simple') return undefined;
  const isPlain = !caseLevel && !numericOrdering && (alternate ?? 'non-ignorable') === 'non-ignorable';
  if (isPlain && strength === 2) return ignoresCase;
  if (isPlain && strength === 1) return ignoresCaseAndAccents;
  throw notSupported('A collation other than case-insensitive equality (strength 1 or 2)');
}
