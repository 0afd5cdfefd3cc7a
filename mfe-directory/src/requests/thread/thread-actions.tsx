import { ConversationActions } from '@atoll/ui/conversation-actions';
import { problemText } from '@atoll/platform/form-errors';
import { useBlockAgentMutation, useReportAgentMutation } from '../requests.api';

interface ThreadActionsProps {
  readonly token: string;
  readonly agentId: string;
  /** The agent's first name. */
  readonly agent: string;
  readonly blockedBy: 'self' | 'other' | null;
  readonly isReported: boolean;
}

/** Ends the conversation with an agent, or reports it. */
export function ThreadActions({ token, agentId, agent, ...state }: ThreadActionsProps) {
  const [block] = useBlockAgentMutation();
  const [report] = useReportAgentMutation();
  return (
    <ConversationActions
      other={agent}
      {...state}
      onBlock={async (isBlocked) => problemText((await block({ token, agentId, isBlocked })).error)}
      onReport={async (body) => problemText((await report({ token, agentId, report: body })).error)}
    />
  );
}
