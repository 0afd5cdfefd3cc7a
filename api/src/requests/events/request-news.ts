import type { Changes, Subject } from '../../shared/changes/changes';

/** Announces what is new to the pages that show it. */
export interface RequestNews {
  /** Of a request, and of what else shows it. */
  readonly around: <T>(
    requestId: string,
    write: () => Promise<T>,
    subjects?: readonly Subject[],
  ) => Promise<T>;
  /** Of connections of hotels and agents. */
  readonly aroundConnections: <T>(connectionIds: readonly string[], write: () => Promise<T>) => Promise<T>;
}

export function createRequestNews(changes: Pick<Changes, 'around'>): RequestNews {
  return {
    around: (requestId, write, subjects = []) =>
      changes.around({ kind: 'quote-request', key: requestId, subjects }, write),
    aroundConnections: (ids, write) =>
      changes.around(
        ids.map((key) => ({ kind: 'connection' as const, key, subjects: [] })),
        write,
      ),
  };
}
