import { API_PATHS } from '@atoll/contracts/api-paths';
import { PROPERTY_TYPES, type UserType } from '@atoll/contracts/account-words';
import type { Registration } from '@atoll/contracts/account';
import { registerAsPage, registrationPendingPage } from '@atoll/contracts/pages/registration.page';
import { toAppError } from '@atoll/platform';
import { usePageUrl } from '@atoll/platform/page-url';
import { SelectField, TextField } from '@atoll/ui/field';
import { useNavigate } from 'react-router-dom';
import { AccountForm } from '@atoll/platform/account-form';
import { AccountFrame } from './account-frame';
import { useRegisterMutation } from './account.api';
import * as s from './account.module.css';
import { pendingEmail } from './pending-email';
import { NewPasswordField } from './new-password-field';
import { ProblemNotice } from './problem-notice';
import { forgetDraft } from '@atoll/platform/form-draft';
import { formErrors } from '@atoll/platform/form-errors';

const TITLES: Readonly<Record<UserType, string>> = {
  traveler: 'Register as a traveler',
  agent: 'Register as a travel agent',
  hotel: 'Register your hotel',
};

const option = (value: string) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) });
const PROPERTY_OPTIONS = [{ value: '', label: 'Choose one' }, ...PROPERTY_TYPES.map(option)];
const STAR_OPTIONS = [
  { value: '', label: 'No stars' },
  ...[1, 2, 3, 4, 5].map((stars) => ({ value: String(stars), label: '★'.repeat(stars) })),
];

type FieldErrors = Readonly<Record<string, string>>;

function PlaceFields({ fields }: { readonly fields: FieldErrors }) {
  return (
    <div className={s.pair}>
      <TextField label="City" name="city" required autoComplete="address-level2" error={fields.city} />
      <TextField label="Country" name="country" required autoComplete="country-name" error={fields.country} />
    </div>
  );
}

function HotelFields({ fields }: { readonly fields: FieldErrors }) {
  return (
    <>
      <TextField
        label="Name of the property"
        name="property_name"
        required
        autoComplete="organization"
        error={fields.property_name}
      />
      <div className={s.pair}>
        <SelectField
          label="Kind of property"
          name="property_type"
          required
          defaultValue=""
          options={PROPERTY_OPTIONS}
          error={fields.property_type}
        />
        <SelectField
          label="Star rating"
          name="star_rating"
          defaultValue=""
          options={STAR_OPTIONS}
          error={fields.star_rating}
        />
      </div>
      <TextField
        label="Address"
        name="address"
        required
        autoComplete="street-address"
        error={fields.address}
      />
      <PlaceFields fields={fields} />
      <TextField label="Phone" name="phone" type="tel" required autoComplete="tel" error={fields.phone} />
    </>
  );
}

function AgentFields({ fields }: { readonly fields: FieldErrors }) {
  return (
    <>
      <PlaceFields fields={fields} />
      <TextField label="Phone" name="phone" type="tel" autoComplete="tel" error={fields.phone} />
    </>
  );
}

/** What the form says, as the API takes it. */
function registrationOf(userType: UserType, values: Readonly<Record<string, string>>): Registration {
  const { star_rating, ...texts } = values;
  return {
    ...texts,
    user_type: userType,
    ...(star_rating && { star_rating: Number(star_rating) }),
  } as Registration;
}

/** The fields of one type of account (AUT-03, AUT-05). */
export function RegistrationForm({ userType }: { readonly userType: UserType }) {
  const { state } = usePageUrl(registerAsPage);
  const [register, { error, isLoading }] = useRegisterMutation();
  const navigate = useNavigate();
  const problem = error ? toAppError(error) : undefined;
  const { fields } = formErrors(problem);
  const draft = `register-${userType}`;

  async function send(values: Readonly<Record<string, string>>): Promise<void> {
    const { data } = await register(registrationOf(userType, values));
    if (!data) return;
    forgetDraft(draft, null);
    pendingEmail.write(values.email ?? null);
    await navigate(registrationPendingPage.pattern);
  }

  return (
    <AccountFrame
      title={TITLES[userType]}
      lede={
        <>
          Free, and yours to delete at any time. <a href="/register">Another kind of account</a>
        </>
      }
      scene={userType === 'hotel' ? 'hotel-pool.golden' : 'lagoon.golden'}
    >
      <ProblemNotice problem={problem ? null : state.problem} />
      <AccountForm
        action={API_PATHS.register}
        draft={draft}
        submit={isLoading ? 'Creating your account...' : 'Create account'}
        busy={isLoading}
        error={problem}
        onSubmit={(values) => void send(values)}
      >
        <input type="hidden" name="user_type" value={userType} />
        <TextField label="Your name" name="name" required autoComplete="name" error={fields.name} />
        {userType === 'hotel' && <HotelFields fields={fields} />}
        {userType === 'agent' && <AgentFields fields={fields} />}
        <TextField
          label="E-mail"
          name="email"
          type="email"
          required
          autoComplete="username"
          error={fields.email}
        />
        <NewPasswordField label="Password" error={fields.password} />
      </AccountForm>
      <p className={s.links}>
        <a href="/login">I have an account</a>
        <a href="/privacy">Privacy</a>
        <a href="/terms">Terms</a>
      </p>
    </AccountFrame>
  );
}
