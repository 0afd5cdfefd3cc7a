import type { HotelRequest } from '@atoll/contracts/hotel-review';
import { VERIFICATION_STATUSES } from '@atoll/contracts/verification';
import { useApproveHotelMutation, useHotelQueueQuery, useRejectHotelMutation } from '../shared/portal.api';
import { DecisionQueue } from './decision-queue';
import { hotelDetails } from './hotel-details';
import { HotelPast } from './hotel-past';
import { useQueuePlace } from './use-queue-place';

function answersTo({ verification_status: status, change_status: change }: HotelRequest) {
  if (status === 'approved' && change === null) return ['reject'] as const;
  return status === 'rejected' ? (['approve'] as const) : (['approve', 'reject'] as const);
}

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
      detailsOf={hotelDetails}
      renderPast={(hotel) => <HotelPast {...hotel} />}
      answersTo={answersTo}
      isReady={({ verification_status: status }) =>
        status !== 'pending_profile' && status !== 'pending_email'
      }
      onApprove={({ id, review_version: version }) => approve({ id, version })}
      onReject={({ id, review_version: version }, reason) => reject({ id, version, reason })}
    />
  );
}
