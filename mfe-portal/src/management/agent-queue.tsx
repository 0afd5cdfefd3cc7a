import type { AgentRequest } from '@atoll/contracts/account';
import type { VerificationStatus } from '@atoll/contracts/verification';
import { useAgentQueueQuery, useApproveAgentMutation, useRejectAgentMutation } from '../shared/portal.api';
import { DecisionQueue } from './decision-queue';
import { useQueuePlace } from './use-queue-place';

/** The states that an agent's request can be in. */
const STATUSES: readonly VerificationStatus[] = ['pending_email', 'pending_approval', 'approved', 'rejected'];

function Wish({ claimed_agent: claimed }: AgentRequest) {
  if (!claimed) return 'A new entry';
  return (
    <>
      The entry of{' '}
      <a href={claimed.page}>
        {claimed.name}, {claimed.city}
      </a>
    </>
  );
}

/** Agents who ask for a row of the directory, a new one or one that is there (POR-16, DIR-18). */
export function AgentQueue() {
  const shown = useQueuePlace();
  const { data, error, isFetching, refetch } = useAgentQueueQuery(shown.place);
  const [approve] = useApproveAgentMutation();
  const [reject] = useRejectAgentMutation();
  return (
    <DecisionQueue
      {...shown}
      title="Travel agents"
      noun="agent"
      statuses={STATUSES}
      queue={{
        items: data?.agents ?? [],
        total: data?.total ?? 0,
        error,
        isFetching,
        onRetry: () => void refetch(),
      }}
      detailsOf={(request) => [
        { key: 'wish', label: 'Asks for', children: <Wish {...request} /> },
        { key: 'city', label: 'City', children: request.city || 'None' },
        { key: 'country', label: 'Country', children: request.country || 'None' },
        { key: 'email', label: 'E-mail', children: request.email },
        ...(request.rejection_reason === null
          ? []
          : [{ key: 'reason', label: 'Rejected because', children: request.rejection_reason }]),
      ]}
      answersTo={({ verification_status: status }) =>
        status === 'approved' ? [] : status === 'rejected' ? ['approve'] : ['approve', 'reject']
      }
      isReady={({ verification_status }) => verification_status !== 'pending_email'}
      onApprove={({ id }) => approve(id)}
      onReject={({ id }, reason) => reject({ id, reason })}
    />
  );
}
