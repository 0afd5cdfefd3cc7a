import { selectUser, useAppSelector } from '@atoll/platform';
import { Descriptions } from 'antd';
import { ConfirmAddress } from '../shared/confirm-address';
import { dayAndTime } from '../shared/civil-day';
import { Panel } from '../shared/panel';
import { inPortalTheme } from '../shared/portal-theme';
import { AccountData } from './account-data';
import { Credentials } from './credentials';
import { Devices } from './devices';
import { OwnMails } from '../shared/own-mails';
import { OwnName } from './own-name';
import { SecondFactor } from './second-factor';

const TYPES = { traveler: 'Traveler', agent: 'Travel agent', hotel: 'Hotel' } as const;

function AccountContentContent() {
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
      {user.email_verified && <OwnMails userType={user.user_metadata.user_type} />}
      <Devices />
      <Credentials />
      {user.portal && <SecondFactor />}
      <AccountData />
    </>
  );
}

/** What somebody can see and change of their own account. */
export const AccountContent = inPortalTheme(AccountContentContent);
