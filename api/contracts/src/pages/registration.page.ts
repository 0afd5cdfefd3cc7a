import { USER_TYPES } from '../account-words';
import { definePage } from './page';
import { flag, oneOf } from './params';

/** What is wrong with a form that was sent without JavaScript. */
export const FORM_PROBLEMS = ['email', 'password', 'phone', 'missing', 'limit', 'link'] as const;
export type FormProblem = (typeof FORM_PROBLEMS)[number];

const open = { app: 'shell', access: 'public', cache: 'kept' } as const;
const problem = { problem: oneOf(FORM_PROBLEMS, null) };

/** The choice of what to register as. */
export const registerPage = definePage({ ...open, pattern: '/register', title: 'Register', params: {} });

/** The form of one type of account; another type than the known ones is not found. */
export const registerAsPage = definePage({
  ...open,
  pattern: '/register/:userType',
  words: USER_TYPES,
  title: 'Register',
  params: problem,
});

/** Shown after registering; the mail with the link can be asked for again here. */
export const registrationPendingPage = definePage({
  ...open,
  pattern: '/registration-pending',
  title: 'Check your mail',
  params: { sent: flag(false), ...problem },
});
