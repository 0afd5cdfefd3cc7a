import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { EmailBody, Message, Registration } from '@atoll/contracts/account';
import { USER_TYPES } from '@atoll/contracts/account-words';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { refuseForeignOrigin } from '../../shared/auth/same-origin';
import { clientOf } from '../../shared/http/client-address';
import { TOO_MANY } from '../../shared/limits/too-many';
import type { AuthParts } from '../auth-parts';
import { askForLink } from '../links/ask-for-link';
import { answerForm, formErrors, takeForms } from '../form-post';
import { readEmail, register } from './register';

const REGISTERED = 'Thank you. Look into your mailbox: the link in our mail confirms your address.';
const SENT_AGAIN = 'If this address waits to be confirmed, another mail is on its way.';

const PENDING = '/registration-pending';

/** The registration's own page; a kind of account that nobody knows has none. */
function pageOf(userType: unknown): string {
  const known = USER_TYPES.find((type) => type === userType);
  return known ? `/register/${known}` : '/register';
}

/** `POST /api/auth/{register,resend}`, as JSON or as a form of ours (AUT-03, AUT-04). */
export function registrationRoutes(parts: AuthParts): FastifyPluginAsyncTypebox {
  const { limits, publicUrl } = parts;
  return async (app) => {
    await takeForms(app, publicUrl);
    app.addHook('onRequest', refuseForeignOrigin(publicUrl));
    app.post(
      API_PATHS.register,
      {
        errorHandler: formErrors((problem, body) => `${pageOf(body.user_type)}?problem=${problem}`),
        schema: {
          tags: ['accounts'],
          summary: 'Registers an account; answered alike whether the address has one or not',
          consumes: ['application/json', 'application/x-www-form-urlencoded'],
          body: Registration,
          response: { 202: Message, ...TOO_MANY },
        },
      },
      async (request, reply) => {
        const address = clientOf(request.ip);
        await limits.registrations.count(address);
        await register(parts, request.body, address);
        return answerForm(request, reply, PENDING, REGISTERED);
      },
    );
    app.post(
      API_PATHS.resend,
      {
        errorHandler: formErrors((problem) => `${PENDING}?problem=${problem}`),
        schema: {
          tags: ['accounts'],
          summary: 'Mails the link that confirms an address once more; answered alike for every address',
          consumes: ['application/json', 'application/x-www-form-urlencoded'],
          body: EmailBody,
          response: { 202: Message, ...TOO_MANY },
        },
      },
      async (request, reply) => {
        const email = readEmail(request.body.email);
        await askForLink(parts, request, {
          kind: 'resend',
          email,
          mayMail: limits.mayMailOther,
          isFor: ({ email_verified_at }) => email_verified_at === null,
        });
        return answerForm(request, reply, `${PENDING}?sent=true`, SENT_AGAIN);
      },
    );
  };
}
