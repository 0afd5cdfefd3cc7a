import type { FastifyPluginAsyncTypebox, TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  CallbackAnswer,
  CallbackQuery,
  ConfirmationBody,
  EmailBody,
  Message,
  NewPasswordBody,
} from '@atoll/contracts/account';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { authCallbackPage } from '@atoll/contracts/pages/recovery.page';
import { sitePath } from '@atoll/contracts/site-path';
import { refuseForeignOrigin } from '../../shared/auth/same-origin';
import { AppError } from '../../shared/errors/app-error';
import { clientOf } from '../../shared/http/client-address';
import { TOO_MANY } from '../../shared/limits/too-many';
import type { AuthParts } from '../auth-parts';
import { answerForm, formErrors, isForm, takeForms } from '../form-post';
import { askForLink } from '../links/ask-for-link';
import { nextOf } from '../links/link-mails';
import { readEmail } from '../registration/register';
import { resetPassword } from './set-password';
import { hasConfirmed, verifyEmail } from './verify-email';

const CALLBACK = authCallbackPage.pattern;
const ASKED = 'If this address has an account, a mail with a link is on its way.';
const RESET = 'Your password is set. Sign in with it.';
const CONFIRMED = 'Your e-mail address is confirmed.';

/** `GET /api/auth/callback` and `POST /api/auth/{forgot-password,reset-password,verify-email}` (AUT-06..10). */
export function recoveryRoutes(parts: AuthParts): FastifyPluginAsyncTypebox {
  const { links, limits, audit, devices, publicUrl } = parts;
  return async (app) => {
    app.addHook('onRequest', refuseForeignOrigin(publicUrl));
    app.get(
      API_PATHS.authCallback,
      {
        schema: {
          tags: ['accounts'],
          summary: 'Whether a mailed link can be used, and where it leads; uses nothing up',
          querystring: CallbackQuery,
          response: { 200: CallbackAnswer },
        },
      },
      async ({ query: { token_hash, type, next } }) => {
        const link = await links.find(token_hash, [type]);
        if (type !== 'recovery' && !link && (await hasConfirmed(parts, token_hash)))
          return { type, next: '/login', is_confirmed: true };
        if (!link) throw new AppError('NOT_FOUND', { message: 'Failed to process password reset.' });
        return { type, next: sitePath(next ?? nextOf(type)) };
      },
    );
    await app.register(async (forms) => {
      await takeForms(forms, publicUrl);
      const typed = forms.withTypeProvider<TypeBoxTypeProvider>();
      typed.post(
        API_PATHS.forgotPassword,
        {
          errorHandler: formErrors((problem) => `/forgot-password?problem=${problem}`),
          schema: {
            tags: ['accounts'],
            summary: 'Mails a link to set a new password; answered alike for every address',
            consumes: ['application/json', 'application/x-www-form-urlencoded'],
            body: EmailBody,
            response: { 202: Message, ...TOO_MANY },
          },
        },
        async (request, reply) => {
          const email = readEmail(request.body.email);
          await askForLink(parts, request, {
            kind: 'recovery',
            email,
            mayMail: limits.mayMailRecovery,
            isFor: () => true,
          });
          await audit.record({ event: 'password reset asked for', email, address: clientOf(request.ip) });
          return answerForm(request, reply, '/forgot-password?sent=true', ASKED);
        },
      );
      typed.post(
        API_PATHS.verifyEmail,
        {
          errorHandler: formErrors(
            (problem, { token_hash, type }) =>
              `${CALLBACK}?${new URLSearchParams({
                ...(typeof token_hash === 'string' && { token_hash }),
                type: type === 'email_change' ? type : 'signup',
                problem: problem === 'missing' ? 'link' : problem,
              }).toString()}`,
          ),
          schema: {
            tags: ['accounts'],
            summary:
              'Confirms an address with a mailed link, which is used up, and the password that belongs to it',
            consumes: ['application/json', 'application/x-www-form-urlencoded'],
            body: ConfirmationBody,
            response: { 200: Message, ...TOO_MANY },
          },
        },
        async (request, reply) => {
          const user = await verifyEmail(parts, request.body, clientOf(request.ip));
          // Mailbox and password were both given here: strangers close the account to nobody.
          devices.remember(request, reply, user);
          if (isForm(request)) return reply.redirect(`${CALLBACK}?done=true`, 303);
          return { message: CONFIRMED };
        },
      );
      typed.post(
        API_PATHS.resetPassword,
        {
          errorHandler: formErrors((problem, { token_hash }) => {
            if (problem !== 'password' || typeof token_hash !== 'string') {
              return `/forgot-password?problem=${problem === 'limit' ? 'limit' : 'link'}`;
            }
            return `/reset-password?${new URLSearchParams({ token_hash, problem }).toString()}`;
          }),
          schema: {
            tags: ['accounts'],
            summary: 'Sets a new password with the token of a mailed link, which is used up',
            consumes: ['application/json', 'application/x-www-form-urlencoded'],
            body: NewPasswordBody,
            response: { 200: Message },
          },
        },
        async (request, reply) => {
          const { token_hash, password } = request.body;
          const user = await resetPassword(parts, token_hash, password, clientOf(request.ip));
          // Who has the mailbox is the owner: here strangers close the account to nobody.
          devices.remember(request, reply, user);
          if (isForm(request)) return reply.redirect('/login?reset=true', 303);
          return { message: RESET };
        },
      );
    });
  };
}
