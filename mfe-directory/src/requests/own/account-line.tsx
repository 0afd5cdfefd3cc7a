import type { OwnRequest } from '@atoll/contracts/quote';
import { selectUser, useAppSelector } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { useTakeRequestMutation } from '../requests.api';
import { problemText } from '@atoll/platform/form-errors';
import * as s from './own-request.module.css';

interface AccountLineProps {
  readonly request: Pick<OwnRequest, 'isInAccount' | 'contact'>;
  readonly token: string;
}

/** Takes the request into the account that is signed in; the link goes on to work. */
export function AccountLine({ request: { isInAccount, contact }, token }: AccountLineProps) {
  const user = useAppSelector(selectUser);
  const [take, { isLoading, error }] = useTakeRequestMutation();
  if (isInAccount)
    return user ? (
      <p className="small muted">
        In your account:{' '}
        <a className="link" href="/traveler/requests">
          your requests
        </a>
        .
      </p>
    ) : null;
  if (!user)
    return (
      <p className="small muted">
        Keep this link: whoever has it can open your request.{' '}
        {/* Without the way back, because the address is a secret. */}
        <a className="link" href="/login">
          Sign in
        </a>{' '}
        and open it again to keep the request in your account.
      </p>
    );
  if (user.role !== 'traveler') return null;
  if (user.email !== contact.email)
    return (
      <p className="small muted">
        To keep it in an account, sign in with the address that you asked with: {contact.email}.
      </p>
    );
  const problem = problemText(error);
  return (
    <div className={s.account}>
      <Button variant="quiet" size="small" busy={isLoading} onClick={() => void take(token)}>
        Take it into my account
      </Button>
      {problem && (
        <p className="small" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
