import type { QueryEntry } from '@atoll/contracts/rendering';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import type { RootState } from '../store';

/** Every answered query of a store, as the document carries it to the browser. */
export function queryEntriesOf(state: RootState): QueryEntry[] {
  return Object.values(state.api.queries).flatMap((query) =>
    query?.status === QueryStatus.fulfilled
      ? [{ endpointName: query.endpointName ?? '', arg: query.originalArgs, value: query.data }]
      : [],
  );
}
