import { selectUser, useAppSelector } from '@atoll/platform';
import { ConfirmAddress } from '../shared/confirm-address';
import { SavedPlans } from './saved-plans';
import { SavedThings } from './saved-things';

/** What a traveler keeps: things, and Marco's plans. */
export function Trip() {
  const user = useAppSelector(selectUser);
  return (
    <>
      {user && !user.email_verified && <ConfirmAddress email={user.email} />}
      <SavedThings isKeptHereOnly={user?.email_verified === false} />
      <SavedPlans />
    </>
  );
}
