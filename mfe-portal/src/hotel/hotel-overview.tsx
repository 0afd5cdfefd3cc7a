import type { HotelProfile } from '@atoll/contracts/account';
import { Alert, Button, Descriptions } from 'antd';
import { useOwnHotelQuery } from '../shared/portal.api';
import { dayAndTime } from '../shared/civil-day';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { ReadProblem } from '../shared/read-problem';
import { VerificationTag } from '../shared/verification-tag';

/** What becomes of a change of an approved house; nothing where none waits. */
function ChangeNotice({ change_status, rejection_reason, approved_profile }: HotelProfile) {
  if (change_status === null || !approved_profile) return null;
  const { name, address, city, country, star_rating } = approved_profile;
  const stars = star_rating === null ? 'no stars' : `${star_rating} stars`;
  const isPublic = `Public until then: ${name}, ${address}, ${city}, ${country}, ${stars}.`;
  return change_status === 'rejected' ? (
    <Alert
      type="error"
      showIcon
      title={`Your change was not approved: ${rejection_reason ?? ''}`}
      description={`Change it in your profile, and we look at it again. ${isPublic}`}
    />
  ) : (
    <Alert
      type="info"
      showIcon
      title="Atoll looks at your change. You get a mail with the answer."
      description={isPublic}
    />
  );
}

/** What Atoll knows of a verified hotel. */
export function HotelOverview() {
  const { data: hotel, error, refetch } = useOwnHotelQuery();
  if (error) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!hotel) return <PanelLoading label="Loading your hotel" />;
  const place = [hotel.address, hotel.city, hotel.country].filter(Boolean).join(', ');
  return (
    <Panel title={hotel.name} aside={<VerificationTag status={hotel.verification_status} />}>
      <ChangeNotice {...hotel} />
      <Descriptions
        column={{ xs: 1, md: 2 }}
        items={[
          { key: 'type', label: 'Kind of property', children: hotel.property_type },
          { key: 'stars', label: 'Stars', children: hotel.star_rating ?? 'None' },
          { key: 'place', label: 'Address', children: place },
          { key: 'phone', label: 'Phone', children: hotel.phone },
          { key: 'email', label: 'E-mail', children: hotel.email },
          { key: 'updated', label: 'Last change', children: dayAndTime(hotel.updated_at) },
        ]}
      />
      <p>
        <Button href="/hotel/complete-profile">Edit profile</Button>
      </p>
    </Panel>
  );
}
