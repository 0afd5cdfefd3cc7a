import { API_PATHS } from '@atoll/contracts/api-paths';
import { forgotPasswordPage } from '@atoll/contracts/pages/recovery.page';
import { toAppError } from '@atoll/platform';
import { usePageUrl } from '@atoll/platform/page-url';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { AccountForm } from '@atoll/platform/account-form';
import { AccountFrame } from './account-frame';
import { useForgotPasswordMutation } from './account.api';
import * as s from './account.module.css';
import { ProblemNotice } from './problem-notice';

/** Asks for the mail to set a new password. The answer is the same for every address (AUT-06). */
export function ForgotPasswordPage() {
  const { state } = usePageUrl(forgotPasswordPage);
  const [send, { data, error, isLoading }] = useForgotPasswordMutation();

  return (
    <AccountFrame
      title="Forgot your password?"
      lede="Tell us your address, and we mail you a link to set a new one. It is good for ten minutes."
      scene="dunes.dusk"
    >
      {(data ?? state.sent) && (
        <Notice role="status">
          If there is an account with this address, a mail with a link is on its way.
        </Notice>
      )}
      <ProblemNotice problem={data ? null : state.problem} />
      <AccountForm
        action={API_PATHS.forgotPassword}
        submit={isLoading ? 'Sending...' : 'Send me a link'}
        busy={isLoading}
        error={error ? toAppError(error) : undefined}
        onSubmit={(values) => void send({ email: values.email ?? '' })}
      >
        <TextField label="E-mail" name="email" type="email" required autoComplete="username" />
      </AccountForm>
      <p className={s.links}>
        <a href="/login">Back to login</a>
      </p>
    </AccountFrame>
  );
}
