import type { User } from '@atoll/contracts/account';
import { selectUser, toAppError, useAppDispatch, useAppSelector } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { TextField } from '@atoll/ui/field';
import { useState } from 'react';
import { signOutAndForget } from '../form-draft/form-draft';
import { AccountForm } from './account-form';
import * as s from './account-form.module.css';
import { destinationOf } from './destination';
import { useSignInMutation } from './sign-in.api';

interface Props {
  /** The page that sent somebody here, or null. */
  readonly next: string | null;
}

/** The form to sign in with, which leads on to where the account belongs (AUT-01). Says so where somebody is signed in. */
export function SignInForm({ next }: Props) {
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const [signIn, { error, isLoading }] = useSignInMutation();
  const [isLeaving, setLeaving] = useState(false);
  const [noUser, setNoUser] = useState(false);

  async function send(values: Readonly<Record<string, string>>): Promise<void> {
    setNoUser(false);
    const { data } = await signIn({ email: values['email'] ?? '', password: values['password'] ?? '' });
    if (!data) return;
    const signedIn = data.user as User | undefined;
    if (!signedIn) return setNoUser(true);
    setLeaving(true);
    // A signed-in page is a document of its own.
    window.location.assign(destinationOf(signedIn, next));
  }

  if (user && !isLeaving)
    return (
      <div className={s.form}>
        <p>You are signed in as {user.email}.</p>
        <Button href={destinationOf(user, next)}>Go on</Button>
        <Button variant="quiet" onClick={() => void signOutAndForget(dispatch)}>
          Sign out
        </Button>
      </div>
    );
  const problem = noUser
    ? toAppError({ kind: 'unknown', message: 'No user returned from login' })
    : error && toAppError(error);
  const isBusy = isLoading || isLeaving;
  return (
    <>
      <p data-without-script="">
        Signing in needs JavaScript. Switch it on in your browser, then load this page again.
      </p>
      <AccountForm
        submit={isBusy ? 'Signing in...' : 'Sign in'}
        busy={isBusy}
        error={problem}
        onSubmit={(values) => void send(values)}
      >
        <TextField label="E-mail" name="email" type="email" required autoComplete="username" />
        <TextField
          label="Password"
          name="password"
          type="password"
          required
          autoComplete="current-password"
        />
      </AccountForm>
    </>
  );
}
