import type { LinkType } from '@atoll/contracts/account-words';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { pageHref } from '@atoll/contracts/pages/page';
import {
  authCallbackPage,
  forgotPasswordPage,
  resetPasswordPage,
} from '@atoll/contracts/pages/recovery.page';
import { registrationPendingPage, type FormProblem } from '@atoll/contracts/pages/registration.page';
import { accountPage } from '@atoll/contracts/pages/signed-in.page';
import { sitePath, siteUrl } from '@atoll/contracts/site-path';
import { refreshSession, showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { AccountForm } from '@atoll/platform/account-form';
import { formErrors } from '@atoll/platform/form-errors';
import { usePageUrl } from '@atoll/platform/page-url';
import { Button } from '@atoll/ui/button';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccountFrame } from './account-frame';
import * as s from './account.module.css';
import { useCallbackQuery, useVerifyEmailMutation } from './account.api';

interface Link {
  readonly token: string;
  readonly type: Exclude<LinkType, 'recovery'>;
}

/** Where another link of a kind is asked for. */
const anew: Readonly<Record<Link['type'], string>> = {
  signup: registrationPendingPage.pattern,
  email_change: accountPage.pattern,
};

/** Says that a link is no longer good, at the page where a new one is asked for (AUT-09, AUT-10). */
function useFailedReset(isFailed: boolean): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isFailed) return;
    dispatch(showToast({ text: 'Failed to process password reset.', tone: 'alert' }));
    void navigate(pageHref(forgotPasswordPage, { problem: 'link' }), { replace: true });
  }, [isFailed, dispatch, navigate]);
}

/** Where a good link leads: the page that sets a new password needs the token, no other page gets it. */
function nextWithToken(next: string, token: string): string {
  const { pathname } = siteUrl(next);
  return pathname === resetPasswordPage.pattern
    ? pageHref(resetPasswordPage, { token_hash: token })
    : sitePath(next);
}

/** A link to set a new password: nothing is used up here, it only leads on (AUT-08). */
function Recovery({ token, next }: { readonly token: string; readonly next: string | null }) {
  const { data, isError } = useCallbackQuery({
    token_hash: token,
    type: 'recovery',
    ...(next !== null && { next }),
  });
  const navigate = useNavigate();
  useFailedReset(isError);
  useEffect(() => {
    if (data) void navigate(nextWithToken(data.next, token), { replace: true });
  }, [data, token, navigate]);
  return (
    <AccountFrame title="One moment" lede="We look at your link." scene="dunes.dusk">
      <span role="status">Checking the link...</span>
      {/* Without JavaScript nothing leads on by itself. */}
      <noscript>
        <p className={s.links}>
          <a href={pageHref(resetPasswordPage, { token_hash: token })}>Set a new password</a>
        </p>
      </noscript>
    </AccountFrame>
  );
}

const CONFIRMED = (
  <AccountFrame title="Your address is confirmed" lede="Thank you." scene="harbour.golden">
    <Button href="/login">Go to your account</Button>
  </AccountFrame>
);

const CONFIRMED_BEFORE = (
  <AccountFrame
    title="Your address is confirmed already"
    lede="This link has done its work. There is nothing left to do but to sign in."
    scene="harbour.golden"
  >
    <Button href="/login">Sign in</Button>
  </AccountFrame>
);

// What is seen without JavaScript, which leads everybody else on.
const NO_TOKEN = (
  <AccountFrame title="This link is not whole" lede="A part of it is missing." scene="dunes.dusk">
    <Button href={forgotPasswordPage.pattern}>Ask for a new link</Button>
  </AccountFrame>
);

const LIMIT = 'Too many wrong passwords. Please try again later.';

/** Whose password it is that a link asks for. */
const WORDS: Readonly<
  Record<Link['type'], { readonly title: string; readonly lede: string; readonly wrong: string }>
> = {
  signup: {
    title: 'Confirm your address',
    lede: 'Enter the password that you chose when you registered, so that we know it was you.',
    wrong: 'This is not the password of this registration.',
  },
  email_change: {
    title: 'Confirm your new address',
    lede: 'Enter the password of your account, so that we know it was you who asked.',
    wrong: 'This is not the password of the account that asked for it.',
  },
};

/** What is wrong with a link or its password, where the form was sent without JavaScript or the API refused it. */
function ConfirmationProblem({
  problem,
  type,
}: {
  readonly problem: FormProblem | null;
  readonly type: Link['type'];
}) {
  if (!problem) return null;
  return (
    <Notice tone="danger" role="alert">
      {problem === 'password' && WORDS[type].wrong}
      {problem === 'limit' && LIMIT}
      {problem !== 'password' && problem !== 'limit' && (
        <>
          This link is no longer good. <a href={anew[type]}>Ask for a new one</a>
        </>
      )}
    </Notice>
  );
}

/**
 * A link to confirm an address. It asks for the password of the registration, so that nobody hands the account of their
 * address to a stranger who registered it; programs that look through mail use nothing up.
 */
function Confirmation({ token, type, problem }: Link & { readonly problem: FormProblem | null }) {
  const [verify, { data, error, isLoading }] = useVerifyEmailMutation();
  const dispatch = useAppDispatch();
  const failure = error ? toAppError(error) : undefined;
  const { fields } = formErrors(failure);
  const isBadLink = failure?.kind === 'api' && failure.status === 400 && !failure.fields;
  const confirm = async (password?: string) => {
    const answer = await verify({ token_hash: token, password });
    if (answer.data) await refreshSession(dispatch);
  };
  // Not asked again after the answer: the link of this very page is used by then.
  const { data: link } = useCallbackQuery({ token_hash: token, type });
  if (data) return CONFIRMED;
  if (link?.is_confirmed) return CONFIRMED_BEFORE;
  return (
    <AccountFrame title={WORDS[type].title} lede={WORDS[type].lede} scene="harbour.golden">
      <ConfirmationProblem problem={isBadLink ? 'link' : failure ? null : problem} type={type} />
      <AccountForm
        action={API_PATHS.verifyEmail}
        submit={isLoading ? 'Confirming...' : 'Confirm my address'}
        busy={isLoading}
        error={isBadLink ? undefined : failure}
        onSubmit={({ password }) => void confirm(password)}
      >
        <input type="hidden" name="token_hash" value={token} />
        <input type="hidden" name="type" value={type} />
        <TextField
          label="Password"
          name="password"
          type="password"
          required
          autoComplete="current-password"
          error={fields.password}
        />
      </AccountForm>
      {type === 'signup' && (
        <p className={s.links}>
          <a href={forgotPasswordPage.pattern}>Forgot it, or somebody else registered? Set a new password</a>
        </p>
      )}
    </AccountFrame>
  );
}

/** Where every mailed link leads. */
export function AuthCallbackPage() {
  const { token_hash: hash, code, type, next, done, problem } = usePageUrl(authCallbackPage).state;
  const token = hash ?? code;
  useFailedReset(token === null && !done);
  if (done) return CONFIRMED;
  if (token === null) return NO_TOKEN;
  // Whoever gives no type came from the front page, where a token means recovery (C38).
  return type === 'signup' || type === 'email_change' ? (
    <Confirmation token={token} type={type} problem={problem} />
  ) : (
    <Recovery token={token} next={next} />
  );
}
