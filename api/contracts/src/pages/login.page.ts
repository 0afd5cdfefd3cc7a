import { definePage } from './page';
import { flag, inBrowserOnly, oneOf, text } from './params';

/**
 * What a guarded page says of whom it sends to sign in: `next` is its own address, `problem` is there where nobody could
 * say who is signed in (AUT-19), and where another account would be needed.
 */
export const SENT_HERE = {
  next: inBrowserOnly(text()),
  problem: inBrowserOnly(oneOf(['session', 'account'], null)),
} as const;

/** Every page to sign in at; `reset` is true after a new password. */
const signIn = {
  app: 'shell',
  access: 'public',
  cache: 'kept',
  params: { ...SENT_HERE, reset: flag(false) },
} as const;

/** Where travelers, and whoever was sent here by a guarded page, sign in. */
export const loginPage = definePage({ ...signIn, pattern: '/login', title: 'Login' });

/** Where travel agents sign in. */
export const agentLoginPage = definePage({ ...signIn, pattern: '/agent/login', title: 'Agent login' });

/** Where hotels sign in. */
export const hotelLoginPage = definePage({ ...signIn, pattern: '/hotel/login', title: 'Hotel login' });
