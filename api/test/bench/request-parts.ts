import { listBytes } from '../../src/directory/agents/agent-list';
import { readFilters } from '../../src/directory/read-model/agent-filters';
import { DirectoryIndex } from '../../src/directory/read-model/directory-index';
import { manyAgents, sampleCountry } from '../sample-directory';

export interface RequestParts {
  /** Finding agents that nobody has asked for since the last change. */
  readonly searchMicros: number;
  /** Finding them again, and putting the body together. */
  readonly bodyMicros: number;
}

const ROUNDS = 50;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function microsOf(work: () => unknown): number {
  const before = performance.now();
  work();
  return (performance.now() - before) * 1000;
}

/** An index with the agents of the bench in this process, for `requestParts`. */
export function sampleIndex(count: number, countries: number, citiesEach: number): DirectoryIndex {
  const index = new DirectoryIndex();
  for (let number = 0; number < countries; number += 1) {
    index.putCountry(`country-${number}`, sampleCountry(`Country ${number}`));
  }
  for (const agent of manyAgents(count, countries, citiesEach)) index.put(agent);
  index.commit();
  return index;
}

/** What the directory's own parts of a request take, without a server. */
export function requestParts(index: DirectoryIndex, paths: readonly string[]): RequestParts {
  const queries = paths.map((path) => Object.fromEntries(new URL(path, 'http://bench').searchParams));
  const search: number[] = [];
  for (const query of queries) {
    index.search.forget();
    search.push(microsOf(() => index.search.find(readFilters(query))));
  }
  const body = queries.flatMap((query) => {
    listBytes(index, query);
    return Array.from({ length: ROUNDS }, () => microsOf(() => listBytes(index, query)));
  });
  return { searchMicros: Math.round(median(search)), bodyMicros: Math.round(median(body)) };
}
