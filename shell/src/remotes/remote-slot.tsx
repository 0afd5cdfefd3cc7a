import type { RemoteName } from '@atoll/contracts/registry';
import { FailureCard, LoadingState } from '@atoll/ui/page-state';
import { Skeleton } from '@atoll/ui/skeleton';
import { useSyncExternalStore } from 'react';
import { remoteStatus, subscribeToRemotes } from './remote-status';
import * as s from './remote-slot.module.css';

/** The id of the element that a remote is mounted in. */
export function slotId(app: RemoteName): string {
  return `slot-${app}`;
}

interface Props {
  readonly app: RemoteName;
  /** False while another page is shown: the slot stays in the document, empty. */
  readonly active: boolean;
}

/**
 * Where a remote is mounted. The message of a failed remote stands above the slot, so that what is already there
 * stays readable (ERR-08, HOM-22).
 */
export function RemoteSlot({ app, active }: Props) {
  const status = useSyncExternalStore(
    subscribeToRemotes,
    () => remoteStatus(app),
    () => remoteStatus(app),
  );
  return (
    <div data-remote={app} data-active={active} className={active ? s.active : s.inactive}>
      {active && status.phase === 'failed' && (
        <FailureCard
          heading="Page Not Found"
          sentence="There was an error loading this page."
          onRetry={status.retry}
        />
      )}
      {active && status.phase === 'loading' && (
        <LoadingState label="Loading this page">
          <div className={s.skeletons}>
            <Skeleton className={s.heading} />
            <Skeleton className={s.block} />
            <Skeleton className={s.block} />
          </div>
        </LoadingState>
      )}
      <div id={slotId(app)} />
    </div>
  );
}
