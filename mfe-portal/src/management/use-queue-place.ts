import type { VerificationStatus } from '@atoll/contracts/verification';
import { useState } from 'react';

export interface QueuePlace {
  readonly status: VerificationStatus;
  /** From 1. */
  readonly page: number;
}

/** Which part of a queue is shown: those that wait, first. Another status begins at its first page. */
export function useQueuePlace() {
  const [place, setPlace] = useState<QueuePlace>({ status: 'pending_approval', page: 1 });
  return {
    place,
    setStatus: (status: VerificationStatus) => setPlace({ status, page: 1 }),
    setPage: (page: number) => setPlace(({ status }) => ({ status, page })),
  };
}
