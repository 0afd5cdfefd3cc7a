import { API_PATHS } from '@atoll/contracts/api-paths';
import { loginPage } from '@atoll/contracts/pages/login.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { forgotPasswordPage, resetPasswordPage } from '@atoll/contracts/pages/recovery.page';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { usePageUrl } from '@atoll/platform/page-url';
import { Button } from '@atoll/ui/button';
import { useNavigate } from 'react-router-dom';
import { AccountForm } from '@atoll/platform/account-form';
import { AccountFrame } from './account-frame';
import { useResetPasswordMutation } from './account.api';
import { NewPasswordField } from './new-password-field';
import { ProblemNotice } from './problem-notice';
import { formErrors } from '@atoll/platform/form-errors';

/** Sets a new password with the token of a mailed link (AUT-07). */
export function ResetPasswordPage() {
  const { state } = usePageUrl(resetPasswordPage);
  const [reset, { error, isLoading }] = useResetPasswordMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const problem = error ? toAppError(error) : undefined;

  async function send(password: string): Promise<void> {
    const { data, error: refused } = await reset({ token_hash: state.token_hash ?? '', password });
    if (data) return void navigate(pageHref(loginPage, { reset: true }), { replace: true });
    const failure = toAppError(refused);
    // What is wrong with the password is said here; a token that is no longer good needs a new mail (AUT-09, AUT-10).
    if (failure.kind !== 'api' || failure.status !== 400 || failure.fields) return;
    dispatch(showToast({ text: 'Failed to process password reset.', tone: 'alert' }));
    void navigate(pageHref(forgotPasswordPage, { problem: 'link' }), { replace: true });
  }

  if (state.token_hash === null)
    return (
      <AccountFrame title="Set a new password" lede="This page needs the link of a mail." scene="dunes.dusk">
        <Button href={forgotPasswordPage.pattern}>Ask for a link</Button>
      </AccountFrame>
    );
  return (
    <AccountFrame
      title="Set a new password"
      lede="It ends every session, on all your devices."
      scene="dunes.dusk"
    >
      <ProblemNotice problem={problem ? null : state.problem} />
      <AccountForm
        action={API_PATHS.resetPassword}
        submit={isLoading ? 'Saving...' : 'Save the new password'}
        busy={isLoading}
        error={problem}
        onSubmit={({ password = '' }) => void send(password)}
      >
        <input type="hidden" name="token_hash" value={state.token_hash} />
        <NewPasswordField label="New password" error={formErrors(problem).fields.password} />
      </AccountForm>
    </AccountFrame>
  );
}
