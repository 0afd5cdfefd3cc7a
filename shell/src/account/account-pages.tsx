import { agentLoginPage, hotelLoginPage, loginPage } from '@atoll/contracts/pages/login.page';
import {
  authCallbackPage,
  forgotPasswordPage,
  resetPasswordPage,
} from '@atoll/contracts/pages/recovery.page';
import {
  registerAsPage,
  registerPage,
  registrationPendingPage,
} from '@atoll/contracts/pages/registration.page';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import type { ComponentType } from 'react';
import { AuthCallbackPage } from './auth-callback-page';
import { ForgotPasswordPage } from './forgot-password-page';
import { RegisterPage } from './register-page';
import { RegistrationPendingPage } from './registration-pending-page';
import { ResetPasswordPage } from './reset-password-page';
import { SignInPage } from './sign-in-page';

const PAGES: Readonly<Record<string, ComponentType<{ readonly pathname: string }>>> = {
  [loginPage.pattern]: SignInPage,
  [agentLoginPage.pattern]: SignInPage,
  [hotelLoginPage.pattern]: SignInPage,
  [registerPage.pattern]: RegisterPage,
  [registerAsPage.pattern]: RegisterPage,
  [registrationPendingPage.pattern]: RegistrationPendingPage,
  [forgotPasswordPage.pattern]: ForgotPasswordPage,
  [resetPasswordPage.pattern]: ResetPasswordPage,
  [authCallbackPage.pattern]: AuthCallbackPage,
};

/** Signing in, registering and recovery: the page at a path, which is one of theirs. */
export function AccountPages({ pathname }: { readonly pathname: string }) {
  const Page = PAGES[matchSiteRoute(pathname)?.pattern ?? ''];
  return Page ? <Page key={pathname} pathname={pathname} /> : null;
}
