import { VERIFICATION_STATUSES } from '@atoll/contracts/verification';
import { useApproveHotelMutation, useHotelQueueQuery, useRejectHotelMutation } from '../shared/portal.api';
import { DecisionQueue } from './decision-queue';
import { useQueuePlace } from './use-queue-place';

/** Hotels and where their verification stands (POR-16). */
export function HotelQueue() {
  const shown = useQueuePlace();
  const { data, error, isFetching, refetch } = useHotelQueueQuery(shown.place);
  const [approve] = useApproveHotelMutation();
  const [reject] = useRejectHotelMutation();
  return (
    <DecisionQueue
      {...shown}
      title="Hotels"
      noun="hotel"
      statuses={VERIFICATION_STATUSES}
      queue={{
        items: data?.hotels ?? [],
        total: data?.total ?? 0,
        error,
        isFetching,
        onRetry: () => void refetch(),
      }}
      answersTo={(status) =>
        status === 'approved' ? ['reject'] : status === 'rejected' ? ['approve'] : ['approve', 'reject']
      }
      isReady={({ verification_status: status }) =>
        status !== 'pending_profile' && status !== 'pending_email'
      }
      onApprove={({ id }) => approve(id)}
      onReject={({ id }, reason) => reject({ id, reason })}
    />
  );
}
