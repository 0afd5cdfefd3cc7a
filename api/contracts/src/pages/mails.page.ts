import { definePage } from './page';
import { oneOf } from './params';

/** Which mails a mailbox gets, for whoever has the link of one of them; the path is the secret. */
export const mailsPage = definePage({
  pattern: '/mails/:token',
  app: 'mfe-directory',
  access: 'public',
  cache: 'never',
  title: 'Which mails you get',
  params: { as: oneOf(['traveler', 'agent', 'hotel'], 'traveler') },
  hasSecretPath: true,
});
