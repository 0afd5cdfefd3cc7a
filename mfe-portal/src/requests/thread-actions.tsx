import type { Thread } from '@atoll/contracts/quote-request';
import { toAppError } from '@atoll/platform';
import { ConversationActions } from '@atoll/ui/conversation-actions';
import { useBlockMutation, useReportMutation } from '../shared/requests.api';
import type { ThreadPlace } from '../shared/thread-place';

interface ThreadActionsProps extends Pick<Thread, 'blockedBy' | 'isReported'> {
  readonly place: ThreadPlace;
  /** Who is on the other side. */
  readonly other: string;
}

const problemOf = (error: unknown) => (error === undefined ? null : toAppError(error).message);

/** Ends the conversation, or reports it. */
export function ThreadActions({ place, other, blockedBy, isReported }: ThreadActionsProps) {
  const [block] = useBlockMutation();
  const [report] = useReportMutation();
  return (
    <ConversationActions
      other={other}
      blockedBy={blockedBy}
      isReported={isReported}
      onBlock={async (isBlocked) => problemOf((await block({ place, body: { isBlocked } })).error)}
      onReport={async (body) => problemOf((await report({ place, body })).error)}
    />
  );
}
