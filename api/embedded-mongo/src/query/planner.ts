import { type Doc, isDoc } from '../bson/document';
import type { Fold } from '../bson/key-encoder';
import { isSameValue } from '../bson/key-encoder';
import { badValue } from '../command-error';
import type { IndexField } from '../indexes/index-definition';
import type { KeyRange } from '../indexes/ordered-entries';
import type { SecondaryIndex } from '../indexes/secondary-index';
import type { Collection } from '../store/collection';
import { boundsOf, type PathBounds } from './bounds';
import { type IndexBounds, indexBounds } from './key-ranges';
import { compileMatcher } from './matcher';

/** How to reach the documents of a query: index scans, in their order, or null for the whole collection. */
export interface Plan {
  scans: IndexScan[] | null;
  /** Whether the scans deliver the documents sorted as asked. */
  isSorted: boolean;
}

export interface IndexScan {
  index: SecondaryIndex;
  ranges: KeyRange[];
  isBackwards: boolean;
}

export interface PlanRequest {
  filter: Doc;
  sort: IndexField[];
  hint?: unknown;
  fold?: Fold;
  /** `let` of the command or of an enclosing $lookup. */
  variables?: Doc;
}

/** Chooses the index that narrows the query most, then the one that also sorts it. */
export function planQuery(collection: Collection, request: PlanRequest): Plan {
  const paths = boundsOf(request.filter, request.variables);
  const hinted = hintedIndex(collection, request.hint);
  if (hinted === 'natural') return { scans: null, isSorted: false };
  const candidates = (hinted ? [hinted] : collection.indexes)
    .filter((index) => index.definition.fold === request.fold && !index.definition.specification.hidden)
    .map((index) => rate(index, paths, request, hinted !== null))
    .filter((candidate) => candidate !== null)
    .sort((a, b) => b.score - a.score);
  const best = candidates[0];
  const branches = best?.isNarrow ? null : planBranches(collection, request);
  if (branches) return branches;
  return best ? { scans: [best.scan], isSorted: best.isSorted } : { scans: null, isSorted: false };
}

type Direction = 'forwards' | 'backwards';

interface Candidate {
  scan: IndexScan;
  isSorted: boolean;
  /** Whether it leaves documents out, rather than only sorting all of them. */
  isNarrow: boolean;
  score: number;
}

function rate(
  index: SecondaryIndex,
  paths: PathBounds,
  request: PlanRequest,
  isHinted: boolean,
): Candidate | null {
  const bounds = indexBounds(index, paths);
  const direction = sortDirection(index, bounds, request);
  const score = scoreOf(index, bounds, direction !== null);
  if (!isHinted && (score === 0 || !holdsAllMatches(index, bounds, request))) return null;
  return {
    scan: { index, ranges: bounds.ranges, isBackwards: direction === 'backwards' },
    isSorted: direction !== null && (isHinted ? holdsAllMatches(index, bounds, request) : true),
    isNarrow: bounds.pointFields > 0 || bounds.hasRange,
    score,
  };
}

function scoreOf(index: SecondaryIndex, bounds: IndexBounds, isSorted: boolean): number {
  const { unique, fields } = index.definition;
  const isOneDocument = unique && bounds.constants === fields.length;
  return (
    Number(isOneDocument) * 1000 +
    bounds.pointFields * 10 +
    Number(bounds.hasRange) * 5 +
    Number(isSorted) * 4
  );
}

// A sparse index lacks documents without its fields; a partial one all that its own filter leaves out.
function holdsAllMatches(index: SecondaryIndex, bounds: IndexBounds, { filter }: PlanRequest): boolean {
  const { sparse, partial } = index.definition;
  if (sparse && !bounds.excludesMissing) return false;
  return !partial || implies(filter, partial.filter);
}

/** Whether every document that matches the filter also matches the condition; false when it cannot tell. */
function implies(filter: Doc, condition: Doc): boolean {
  return Object.entries(condition).every(([path, wanted]) => {
    if (path === '$and' && Array.isArray(wanted))
      return wanted.every((part) => isDoc(part) && implies(filter, part));
    return clauses(filter, path).some(
      (given) => isSameValue(given, wanted) || valueImplies(path, given, wanted),
    );
  });
}

function clauses(filter: Doc, path: string): unknown[] {
  const nested = Array.isArray(filter.$and)
    ? filter.$and.filter(isDoc).flatMap((part) => clauses(part, path))
    : [];
  return path in filter ? [filter[path], ...nested] : nested;
}

function valueImplies(path: string, given: unknown, wanted: unknown): boolean {
  const values = fixedValues(given);
  if (path.startsWith('$') || !values) return false;
  const matches = compileMatcher({ probe: wanted });
  return values.every((value) => matches({ probe: value }));
}

function fixedValues(given: unknown): unknown[] | null {
  if (!isDoc(given))
    return given instanceof RegExp || given === null || Array.isArray(given) ? null : [given];
  if ('$eq' in given && given.$eq !== null) return [given.$eq];
  return Array.isArray(given.$in) && !given.$in.includes(null) ? given.$in : null;
}

/** In which direction the index delivers the sort, or null when it does not. */
function sortDirection(index: SecondaryIndex, bounds: IndexBounds, request: PlanRequest): Direction | null {
  const { sort, fold } = request;
  if (sort.length === 0 || fold) return null;
  let at = 0;
  let direction: Direction | null = null;
  for (const [i, field] of index.definition.fields.entries()) {
    const wanted = sort[at];
    if (!wanted) break;
    if (index.multikey[i]) return null;
    const isConstant = i < bounds.constants;
    if (wanted.name !== field.name && !isConstant) return null;
    if (wanted.name !== field.name) continue;
    at += 1;
    if (isConstant) continue;
    const own = wanted.isDescending === field.isDescending ? 'forwards' : 'backwards';
    if (direction !== null && direction !== own) return null;
    direction = own;
  }
  return at === sort.length ? (direction ?? 'forwards') : null;
}

/** A top-level `$or` whose every branch has an index: the union of their scans. */
function planBranches(collection: Collection, request: PlanRequest): Plan | null {
  const { $or: branches } = request.filter;
  if (!Array.isArray(branches) || request.hint !== undefined) return null;
  const scans: IndexScan[] = [];
  for (const branch of branches) {
    if (!isDoc(branch)) return null;
    const { fold, variables } = request;
    const plan = planQuery(collection, { filter: branch, sort: [], fold, variables });
    if (!plan.scans) return null;
    scans.push(...plan.scans);
  }
  return { scans, isSorted: false };
}

function hintedIndex(collection: Collection, hint: unknown): SecondaryIndex | 'natural' | null {
  if (hint === undefined || hint === null || (isDoc(hint) && Object.keys(hint).length === 0)) return null;
  if (isDoc(hint) && '$natural' in hint) return 'natural';
  const found = collection.indexes.find(({ definition }) =>
    isDoc(hint) ? isSameValue(definition.key, hint) : definition.name === hint,
  );
  if (!found)
    throw badValue(
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  return found;
}
