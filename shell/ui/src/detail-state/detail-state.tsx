import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { EmptyState, ErrorState, LoadingState } from '../page-state/page-state';
import { plainClick } from '../plain-click/plain-click';

/** What an open dialog shows instead of its thing: it is on its way, does not exist, or could not be loaded. */
export type Unshown = { state: 'loading' } | { state: 'unknown' } | { state: 'error'; retry: () => void };

/** The heading of such a dialog: 'Opening the hotel'. `thing` is 'hotel'. */
export function detailTitle(thing: string, { state }: Unshown): string {
  if (state === 'loading') return `Opening the ${thing}`;
  return `${thing.charAt(0).toUpperCase()}${thing.slice(1)} unavailable`;
}

export type DetailStateProps = {
  /** 'hotel'. */
  thing: string;
  unshown: Unshown;
  /** What went wrong, in a sentence. */
  errorText: string;
  onClose: () => void;
  /** Where the way back leads without JavaScript. */
  closeHref?: string;
  /** A skeleton in the shape of the thing. */
  children?: ReactNode;
};

/** The body of a dialog whose thing cannot be shown, or not yet. */
export function DetailState(props: DetailStateProps) {
  const { thing, unshown, errorText, onClose, closeHref, children } = props;
  if (unshown.state === 'loading')
    return <LoadingState label={`Loading the ${thing}`}>{children}</LoadingState>;
  if (unshown.state === 'error') {
    const title = `This ${thing} could not be loaded`;
    return <ErrorState headingLevel={3} title={title} text={errorText} onRetry={unshown.retry} />;
  }
  return (
    <EmptyState
      headingLevel={3}
      title={`There is no such ${thing}`}
      text={`The link may be wrong, or the ${thing} is no longer offered.`}
      action={
        <Button variant="quiet" {...(closeHref && { href: closeHref })} onClick={plainClick(onClose)}>
          Back to the search
        </Button>
      }
    />
  );
}
