import type { LinkType } from '@atoll/contracts/account-words';
import { pageHref } from '@atoll/contracts/pages/page';
import {
  authCallbackPage,
  forgotPasswordPage,
  resetPasswordPage,
} from '@atoll/contracts/pages/recovery.page';
import { registrationPendingPage } from '@atoll/contracts/pages/registration.page';
import { accountPage } from '@atoll/contracts/pages/signed-in.page';
import { sitePath, siteUrl } from '@atoll/contracts/site-path';
import { refreshSession, showToast, useAppDispatch } from '@atoll/platform';
import { usePageUrl } from '@atoll/platform/page-url';
import { Button } from '@atoll/ui/button';
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
    void navigate(forgotPasswordPage.pattern, { replace: true });
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

/** A link to confirm an address: a button uses it up, so that programs that look through mail do not. */
function Confirmation({ token, type }: Link) {
  const [verify, { data, error, isLoading }] = useVerifyEmailMutation();
  const dispatch = useAppDispatch();
  const confirm = async () => {
    const answer = await verify({ token_hash: token });
    if (answer.data) await refreshSession(dispatch);
  };
  if (data)
    return (
      <AccountFrame title="Your address is confirmed" lede="Thank you." scene="harbour.golden">
        <Button href="/login">Go to your account</Button>
      </AccountFrame>
    );
  return (
    <AccountFrame
      title={type === 'signup' ? 'Confirm your address' : 'Confirm your new address'}
      lede="One click, and we know that it is yours."
      scene="harbour.golden"
    >
      {error && (
        <Notice tone="danger" role="alert">
          This link is no longer good. <a href={anew[type]}>Ask for a new one</a>
        </Notice>
      )}
      <Button size="large" busy={isLoading} onClick={() => void confirm()}>
        {isLoading ? 'Confirming...' : 'Confirm my address'}
      </Button>
    </AccountFrame>
  );
}

/** Where every mailed link leads. */
export function AuthCallbackPage() {
  const { token_hash: hash, code, type, next } = usePageUrl(authCallbackPage).state;
  const token = hash ?? code;
  useFailedReset(token === null);
  if (token === null) return null;
  // Whoever gives no type came from the front page, where a token means recovery (C38).
  return type === 'signup' || type === 'email_change' ? (
    <Confirmation token={token} type={type} />
  ) : (
    <Recovery token={token} next={next} />
  );
}
