import { API_PATHS } from '@atoll/contracts/api-paths';
import { forgotPasswordPage } from '@atoll/contracts/pages/recovery.page';
import { registrationPendingPage } from '@atoll/contracts/pages/registration.page';
import { toAppError } from '@atoll/platform';
import { usePageUrl } from '@atoll/platform/page-url';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useEffect, useState } from 'react';
import { AccountForm } from '@atoll/platform/account-form';
import { AccountFrame } from './account-frame';
import { useResendMutation } from './account.api';
import * as s from './account.module.css';
import { pendingEmail } from './pending-email';
import { ProblemNotice } from './problem-notice';

/** Says that a mail is on its way, and sends it again (AUT-04). */
export function RegistrationPendingPage() {
  const { state } = usePageUrl(registrationPendingPage);
  const [resend, { data, error, isLoading }] = useResendMutation();
  const [email, setEmail] = useState('');
  // After hydration: the server does not know what this browser keeps.
  useEffect(() => setEmail(pendingEmail.read() ?? ''), []);

  return (
    <AccountFrame
      title="Check your mail"
      lede="We sent you a link to confirm your address. You can sign in already; what you publish waits for it."
      scene="harbour.golden"
    >
      {(data ?? state.sent) && (
        <Notice role="status">If this address waits to be confirmed, a new mail is on its way.</Notice>
      )}
      <ProblemNotice problem={state.problem} />
      <AccountForm
        action={API_PATHS.resend}
        submit={isLoading ? 'Sending...' : 'Send the mail again'}
        busy={isLoading}
        error={error ? toAppError(error) : undefined}
        onSubmit={(values) => void resend({ email: values.email ?? '' })}
      >
        <TextField
          label="E-mail"
          name="email"
          type="email"
          required
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </AccountForm>
      <p>
        Nothing comes? Others may have had mails sent to this address:{' '}
        <a className="link" href={forgotPasswordPage.pattern}>
          set a new password
        </a>
        , which confirms it as well.
      </p>
      <p className={s.links}>
        <a href="/login">Sign in</a>
        <a href="/">Go to the home page</a>
      </p>
    </AccountFrame>
  );
}
