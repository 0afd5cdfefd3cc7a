import type { RemoteName } from '@atoll/contracts/registry';
import { emptySlot, slotId } from '@atoll/contracts/rendering';
import { Notice } from '@atoll/ui/notice';
import { FailureCard, LoadingState } from '@atoll/ui/page-state';
import { Skeleton } from '@atoll/ui/skeleton';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { idleStatus, remoteStatus, subscribeToRemotes, type RemoteStatus } from './remote-status';
import * as s from './remote-slot.module.css';

interface Props {
  readonly app: RemoteName;
  /** False while another page is shown: the slot stays in the document, empty. */
  readonly active: boolean;
  /** Shown while there is nothing in the slot, for one that stands in a frame of its own instead of being the page. */
  readonly waiting?: ReactNode;
}

const slots = new Map<RemoteName, { readonly __html: string }>();

/**
 * The slot as HTML that React writes once and never looks into again: the server fills it with the remote's first
 * screen, and the remote's own root lives in it. The same object each time, so that no render writes it anew.
 */
function slotHtml(app: RemoteName): { readonly __html: string } {
  const html = slots.get(app) ?? { __html: emptySlot(app) };
  slots.set(app, html);
  return html;
}

/** Takes away what the server rendered when the traveler leaves before the remote has hydrated it. */
function useClearedWhenLeft(app: RemoteName, active: boolean): void {
  useEffect(() => {
    const slot = document.getElementById(slotId(app));
    if (active || slot?.dataset['server'] !== 'true') return;
    delete slot.dataset['server'];
    slot.replaceChildren();
  }, [app, active]);
}

const SENTENCE = 'There was an error loading this page.';

/** True where the server's first screen stands in the slot, which can be read without the remote. */
function isReadable(app: RemoteName): boolean {
  return document.getElementById(slotId(app))?.dataset['server'] === 'true';
}

interface MessageProps {
  readonly app: RemoteName;
  readonly status: RemoteStatus;
}

/** A remote that failed, or is tried again: a notice above a page that can be read, a card where there is none. */
function FailureMessage({ app, status }: MessageProps) {
  if (status.phase === 'loading' && status.isRetry) {
    return (
      <Notice className={s.notice} role="status" icon="refresh">
        Loading this page again…
      </Notice>
    );
  }
  if (status.phase !== 'failed') return null;
  if (!isReadable(app)) {
    return <FailureCard onRetry={status.retry} />;
  }
  return (
    <Notice className={s.notice} role="alert" tone="danger">
      {SENTENCE} You can read it, but its controls do not work yet.{' '}
      <button type="button" onClick={status.retry}>
        Retry
      </button>
    </Notice>
  );
}

/**
 * Where a remote is mounted. The message of a failed remote stands above the slot, so that what is already there
 * stays readable (ERR-08, HOM-22).
 */
export function RemoteSlot({ app, active, waiting }: Props) {
  const status = useSyncExternalStore(subscribeToRemotes, () => remoteStatus(app), idleStatus);
  useClearedWhenLeft(app, active);
  return (
    <div
      data-remote={app}
      data-active={active}
      className={waiting ? s.framed : active ? s.active : s.inactive}
    >
      {active && <FailureMessage app={app} status={status} />}
      {status.phase !== 'failed' && waiting}
      {!waiting && active && status.phase === 'loading' && !isReadable(app) && (
        <LoadingState label="Loading this page">
          <div className={s.skeletons}>
            <Skeleton className={s.heading} />
            <Skeleton className={s.block} />
            <Skeleton className={s.block} />
          </div>
        </LoadingState>
      )}
      <div suppressHydrationWarning dangerouslySetInnerHTML={slotHtml(app)} />
    </div>
  );
}
