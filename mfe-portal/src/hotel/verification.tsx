import { selectUser, useAppSelector } from '@atoll/platform';
import { Alert, Button } from 'antd';
import { useOwnHotelQuery } from '../shared/portal.api';
import { dayAndTime } from '../shared/civil-day';
import { ConfirmAddress } from '../shared/confirm-address';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { VerificationTag } from '../shared/verification-tag';
import { OwnDocuments } from './own-documents';

const NEXT_STEPS = {
  pending_profile: 'Complete your profile, and we look at it.',
  pending: 'We look at your profile.',
  pending_email: 'Confirm your address, and your profile goes to Atoll for approval.',
  pending_approval: 'Atoll looks at your profile. You get a mail with the answer.',
  approved: 'Your house is verified.',
  rejected: 'Change what is named above and save your profile: we look at it again.',
} as const;

function VerificationContent() {
  const { data: hotel, error, refetch } = useOwnHotelQuery();
  const user = useAppSelector(selectUser);
  if (error) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!hotel) return <PanelLoading label="Loading your verification" />;
  const { verification_status: status } = hotel;
  return (
    <>
      {user && status === 'pending_email' && <ConfirmAddress email={user.email} />}
      <Panel title={hotel.name} aside={<VerificationTag status={status} />}>
        {status === 'rejected' && (
          <Alert type="error" showIcon title={hotel.rejection_reason ?? 'Your profile was not approved.'} />
        )}
        <p>{NEXT_STEPS[status]}</p>
        <p>Last change: {dayAndTime(hotel.updated_at)}</p>
        <p>
          <Button href="/hotel/profile/edit">Edit profile</Button>{' '}
          {status === 'approved' && <Button href="/hotel/dashboard">Go to the dashboard</Button>}
        </p>
      </Panel>
      <OwnDocuments houseId={hotel.id} />
    </>
  );
}

/** Where a hotel's verification stands and what it waits for (C11, C12). */
export const Verification = inPortalTheme(VerificationContent);
