import type { Doc } from '../bson/document';
import type { Fold } from '../bson/key-encoder';
import type { Collection } from '../store/collection';
import type { Pace } from '../turns/pace';
import type { Work } from '../turns/work';
import { Candidates, type Found } from './candidates';
import { compileMatcher } from './matcher';
import { fieldNames, filterFields } from './needed-fields';
import { planQuery } from './planner';
import { parseSort } from './sort';
import { sortWithin } from './sort-work';

export interface Query {
  filter: Doc;
  sort?: Doc;
  skip?: number;
  /** Absent or 0 for no limit. */
  limit?: number;
  hint?: unknown;
  fold?: Fold;
  variables?: Doc;
}

/** The documents that a query selects, in its order, as they were when it began. */
export function* findDocuments(collection: Collection, query: Query, pace: Pace): Work<Found[]> {
  const { filter, fold, variables, skip = 0 } = query;
  const matches = compileMatcher(filter, { fold, variables });
  const fields = fieldNames(filterFields(filter));
  const sort = parseSort(query.sort ?? {});
  const natural = sort[0]?.name === '$natural' ? sort[0] : null;
  const plan = planQuery(collection, {
    filter,
    sort: natural ? [] : sort,
    hint: natural ? { $natural: 1 } : query.hint,
    fold,
    variables,
  });
  const end = query.limit ? skip + query.limit : Infinity;
  const needsSort = sort.length > 0 && !natural && !plan.isSorted;
  const most = needsSort || natural?.isDescending ? Infinity : end;
  const candidates = new Candidates(collection, plan);
  const found: Found[] = [];
  while (found.length < most) {
    const next = candidates.next();
    if (!next) break;
    if (matches(next.stored.pick(fields))) found.push(next);
    if (!pace.isDue()) continue;
    if (pace.mayPause) candidates.detach();
    yield;
  }
  if (natural?.isDescending) found.reverse();
  const sorted = needsSort ? yield* sortWithin(found, sort, end, pace) : found;
  return skip === 0 && sorted.length <= end ? sorted : sorted.slice(skip, end);
}
