import { selectUser, useAppSelector } from '@atoll/platform';
import { Descriptions } from 'antd';
import { ConfirmAddress } from '../shared/confirm-address';
import { dayAndTime } from '../shared/civil-day';
import { Panel } from '../shared/panel';
import { AccountData } from './account-data';
import { Credentials } from './credentials';
import { Devices } from './devices';
import { OwnName } from './own-name';

const TYPES = { traveler: 'Traveler', agent: 'Travel agent', hotel: 'Hotel' } as const;

/** What somebody can see and change of their own account. */
export function AccountContent() {
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return (
    <>
      {!user.email_verified && <ConfirmAddress email={user.email} />}
      <Panel title="Who you are">
        <Descriptions
          column={{ xs: 1, sm: 2 }}
          items={[
            { key: 'email', label: 'E-mail', children: user.email },
            { key: 'type', label: 'Account', children: TYPES[user.user_metadata.user_type] },
            { key: 'since', label: 'Since', children: dayAndTime(user.created_at) },
          ]}
        />
        <OwnName user={user} />
      </Panel>
      <Devices />
      <Credentials />
      <AccountData />
    </>
  );
}
