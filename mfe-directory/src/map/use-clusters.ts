import type { AgentClustersAnswer } from '@atoll/contracts/agent';
import { useAppDispatch } from '@atoll/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useEffect, useState } from 'react';
import { clustersApi, type ClustersArgs } from './clusters.api';

const { initiate, useQueryState } = clustersApi.endpoints.agentClusters;

export interface Clusters {
  /** The last answer, which stays while the next one is on its way. */
  readonly answer: AgentClustersAnswer | undefined;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** A request that was aborted has not failed: it is made again when its part of the map is back in sight. */
function isAborted(error: object): boolean {
  return 'name' in error && error.name === 'AbortError';
}

/** The clusters of a part of the map; none of null. A request that another one follows is aborted, which the hooks of RTK do not do. */
export function useClusters(args: ClustersArgs | null): Clusters {
  const dispatch = useAppDispatch();
  const [tries, setTries] = useState(0);
  const key = args && JSON.stringify(args);
  useEffect(() => {
    if (key === null) return;
    const request = dispatch(initiate(JSON.parse(key) as ClustersArgs));
    return () => {
      request.abort();
      request.unsubscribe();
    };
  }, [dispatch, key, tries]);
  const { data, currentData, error, isFetching } = useQueryState(args ?? skipToken);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  return {
    answer: data,
    hasFailed: error !== undefined && !isAborted(error) && !currentData,
    isFetching,
    retry,
  };
}
