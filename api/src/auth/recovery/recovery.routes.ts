import type { FastifyPluginAsyncTypebox, TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  CallbackAnswer,
  CallbackQuery,
  EmailBody,
  Message,
  NewPasswordBody,
  TokenBody,
} from '@atoll/contracts/account';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { sitePath } from '@atoll/contracts/site-path';
import { refuseForeignOrigin } from '../../platform/auth/same-origin';
import { AppError } from '../../platform/errors/app-error';
import { clientOf } from '../../platform/http/client-address';
import type { AuthParts } from '../auth-parts';
import { answerForm, formErrors, isForm, takeForms } from '../form-post';
import { nextOf } from '../links/link-mails';
import { askWithin, readEmail } from '../registration/register';
import { resetPassword } from './set-password';
import { verifyEmail } from './verify-email';

const ASKED = 'If this address has an account, a mail with a link is on its way.';
const RESET = 'Your password is set. Sign in with it.';
const CONFIRMED = 'Your e-mail address is confirmed.';

/** `GET /api/auth/callback` and `POST /api/auth/{forgot-password,reset-password,verify-email}` (AUT-06..10). */
export function recoveryRoutes(parts: AuthParts): FastifyPluginAsyncTypebox {
  const { links, limits, mails, audit, publicUrl } = parts;
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
        if (!link) throw new AppError('NOT_FOUND', { message: 'Failed to process password reset.' });
        return { type, next: sitePath(next ?? nextOf(type)) };
      },
    );
    app.post(
      API_PATHS.verifyEmail,
      {
        schema: {
          tags: ['accounts'],
          summary: 'Confirms an address with the token of a mailed link, which is used up',
          body: TokenBody,
          response: { 200: Message },
        },
      },
      async (request) => {
        await verifyEmail(parts, request.body.token_hash, clientOf(request.ip));
        return { message: CONFIRMED };
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
            response: { 202: Message },
          },
        },
        async (request, reply) => {
          const email = readEmail(request.body.email);
          await askWithin(limits.recoveryMails, email, () => mails.ask('recovery', email));
          await audit.record({ event: 'password reset asked for', email, address: clientOf(request.ip) });
          return answerForm(request, reply, '/forgot-password?sent=true', ASKED);
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
          await resetPassword(parts, token_hash, password, clientOf(request.ip));
          if (isForm(request)) return reply.redirect('/login?reset=true', 303);
          return { message: RESET };
        },
      );
    });
  };
}
