import { USER_TYPES, type UserType } from '@atoll/contracts/account-words';
import { registerAsPage } from '@atoll/contracts/pages/registration.page';
import { pathParams } from '@atoll/contracts/site-routes';
import { Icon, type IconName } from '@atoll/ui/icon';
import { NotFoundPage } from '../pages/not-found-page';
import { AccountFrame } from './account-frame';
import * as s from './account.module.css';
import { RegistrationForm } from './registration-form';

const TYPES: Readonly<Record<UserType, { name: string; text: string; icon: IconName }>> = {
  traveler: { name: 'Traveler', text: 'Keep your trip and your saved places.', icon: 'compass' },
  agent: { name: 'Travel agent', text: 'Be found by city, language and speciality.', icon: 'user-search' },
  hotel: { name: 'Hotel', text: 'Show your house, once it is verified.', icon: 'bed' },
};

function Chooser() {
  return (
    <AccountFrame title="Create an account" lede="What will you use Atoll as?">
      <ul className={s.choices}>
        {USER_TYPES.map((type) => (
          <li key={type}>
            <a href={`/register/${type}`} className={s.choice}>
              <Icon name={TYPES[type].icon} />
              <b>{TYPES[type].name}</b>
              <span>{TYPES[type].text}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={s.links}>
        <a href="/login">I have an account</a>
      </p>
    </AccountFrame>
  );
}

/** The choice of a type of account, and each type's form; an unknown type is not found (AUT-03). */
export function RegisterPage({ pathname }: { readonly pathname: string }) {
  const { userType } = pathParams(registerAsPage.pattern, pathname) ?? {};
  if (userType === undefined) return <Chooser />;
  const known = USER_TYPES.find((type) => type === userType);
  return known ? <RegistrationForm userType={known} /> : <NotFoundPage />;
}
