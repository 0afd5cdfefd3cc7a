import { rankOf } from '../bson/canonical-order';
import { encodeKey, type Fold, invertKey } from '../bson/key-encoder';
import { encodeField, type IndexField } from '../indexes/index-definition';
import type { KeyRange } from '../indexes/ordered-entries';
import type { SecondaryIndex } from '../indexes/secondary-index';
import type { Bounds, PathBounds } from './bounds';

/** Behind every key that starts with a given one: keys are made of code units up to 0xff. */
const behind = '\uffff';
const mostRanges = 2_000;

/** What an index can do for a filter. */
export interface IndexBounds {
  ranges: KeyRange[];
  /** Leading fields fixed to one value each. */
  constants: number;
  /** Leading fields with points, one or several. */
  pointFields: number;
  hasRange: boolean;
  /** Whether some field is bound to values other than null, so that a sparse index has all matches. */
  excludesMissing: boolean;
}

/** Turns the bounds of a filter into key ranges of an index; they are sorted and do not overlap. */
export function indexBounds(index: SecondaryIndex, paths: PathBounds): IndexBounds {
  const { fields, fold } = index.definition;
  const result: IndexBounds = {
    ranges: [],
    constants: 0,
    pointFields: 0,
    hasRange: false,
    excludesMissing: false,
  };
  let prefixes = [''];
  let usedArray = false;
  for (const [i, field] of fields.entries()) {
    const isArray = index.multikey[i] === true;
    const bounds = choose(usable(paths.get(field.name), fold), isArray);
    // Conditions on two fields of one array may be met by different elements: only one may narrow the scan.
    if (!bounds || (isArray && usedArray)) break;
    usedArray ||= isArray;
    if (bounds.kind !== 'points') {
      const range = rangeOf(field, bounds, fold);
      result.ranges = prefixes.map((prefix) => ({ from: prefix + range.from, to: prefix + range.to }));
      result.hasRange = true;
      result.excludesMissing = true;
      return result;
    }
    const keys = [...new Set(bounds.values.map((value) => encodeField(field, value, fold)))].sort();
    if (prefixes.length * keys.length > mostRanges && result.pointFields > 0) break;
    prefixes = prefixes.flatMap((prefix) => keys.map((key) => prefix + key));
    if (keys.length === 1 && result.constants === result.pointFields) result.constants += 1;
    result.pointFields += 1;
    result.excludesMissing ||= !bounds.values.some((value) => value === null || value === undefined);
  }
  result.ranges = prefixes.map((prefix) => ({ from: prefix, to: prefix + behind }));
  return result;
}

// A regular expression ignores the collation, so folded keys say nothing about it.
function usable(bounds: Bounds[] | undefined, fold: Fold | undefined): Bounds[] {
  return (bounds ?? []).filter((bound) => !fold || bound.kind !== 'prefix');
}

/** One bound for the field: points before prefixes before ranges; both ends of a range only without arrays. */
function choose(bounds: Bounds[], isArray: boolean): Bounds | null {
  const points = bounds
    .filter((bound) => bound.kind === 'points')
    .sort((a, b) => a.values.length - b.values.length)[0];
  if (points) return points;
  const prefix = bounds.find((bound) => bound.kind === 'prefix');
  if (prefix) return prefix;
  const ranges = bounds.filter((bound) => bound.kind === 'range');
  const [first] = ranges;
  if (!first || isArray) return first ?? null;
  const low = ranges.find((range) => range.low)?.low;
  const high = ranges.find((range) => range.high)?.high;
  // {$gt: 1, $lt: 'x'} matches nothing scalar; either end alone is still a superset.
  if (low && high && rankOf(low.value) !== rankOf(high.value)) return { kind: 'range', low };
  return { kind: 'range', low, high };
}

function rangeOf(
  field: IndexField,
  bounds: Exclude<Bounds, { kind: 'points' }>,
  fold: Fold | undefined,
): { from: string; to: string } {
  const ends = bounds.kind === 'prefix' ? prefixEnds(bounds.text) : rangeEnds(bounds, fold);
  if (!field.isDescending) {
    return {
      from: ends.low + (ends.lowInclusive ? '' : behind),
      to: ends.high + (ends.highInclusive ? behind : ''),
    };
  }
  return {
    from: invertKey(ends.high) + (ends.highInclusive ? '' : behind),
    to: invertKey(ends.low) + (ends.lowInclusive ? behind : ''),
  };
}

interface Ends {
  low: string;
  lowInclusive: boolean;
  high: string;
  highInclusive: boolean;
}

function rangeEnds({ low, high }: Extract<Bounds, { kind: 'range' }>, fold: Fold | undefined): Ends {
  // Without one of the ends the range still stays within the type of the other.
  const type = String.fromCharCode(rankOf((low ?? high)?.value));
  return {
    low: low ? encodeKey(low.value, fold) : type,
    lowInclusive: low?.inclusive ?? true,
    high: high ? encodeKey(high.value, fold) : type,
    highInclusive: high?.inclusive ?? true,
  };
}

// The key of a text without its two terminating bytes is the prefix of all keys that start with that text.
function prefixEnds(text: string): Ends {
  const key = encodeKey(text).slice(0, -2);
  return { low: key, lowInclusive: true, high: key, highInclusive: true };
}
