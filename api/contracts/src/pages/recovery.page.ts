import { LINK_TYPES } from '../account-words';
import { definePage } from './page';
import { flag, inBrowserOnly, oneOf, text } from './params';
import { FORM_PROBLEMS } from './registration.page';

const token = { token_hash: text() };

/** Asks for a mail with a link to set a new password. */
export const forgotPasswordPage = definePage({
  pattern: '/forgot-password',
  app: 'shell',
  access: 'public',
  cache: 'kept',
  title: 'Forgot password',
  params: { sent: flag(false), problem: oneOf(FORM_PROBLEMS, null) },
});

/** Sets a new password with the token of a mailed link. */
export const resetPasswordPage = definePage({
  pattern: '/reset-password',
  app: 'shell',
  access: 'public',
  cache: 'never',
  title: 'Set a new password',
  params: { ...token, problem: oneOf(FORM_PROBLEMS, null) },
  hasSecretQuery: true,
});

/** Where every mailed link leads (AUT-08). */
export const authCallbackPage = definePage({
  pattern: '/auth/callback',
  app: 'shell',
  access: 'public',
  cache: 'never',
  title: 'Confirm',
  params: {
    ...token,
    code: text(),
    type: oneOf(LINK_TYPES, null),
    next: inBrowserOnly(text()),
    /** After the form without JavaScript: the address is confirmed. */
    done: flag(false),
    problem: oneOf(FORM_PROBLEMS, null),
  },
  hasSecretQuery: true,
});
