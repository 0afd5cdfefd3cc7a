import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { EmailBody, Message } from '@atoll/contracts/account';
import { RequestMatches, RequestReceived } from '@atoll/contracts/quote-request';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import { AppError } from '../../shared/errors/app-error';
import { clientOf } from '../../shared/http/client-address';
import { sharedLimit } from '../../shared/limits/rate-limit';
import { TOO_MANY } from '../../shared/limits/too-many';
import { mailAllowance } from '../../shared/mail/mail-allowance';
import { normaliseEmail } from '../../shared/text/email-address';
import { findMatches, MatchesQuery } from '../matching/matches';
import type { RequestsParts } from '../requests-parts';
import { createReceive } from './receive-request';
import { SentRequest } from './sent-request';

const ASKED = 'If there are requests with this address, a mail with their links is on its way.';

/** `POST /api/quote-requests`, who would be asked, and links that are mailed again. */
export function formRoutes(parts: RequestsParts): FastifyPluginAsyncTypebox {
  const { config, database, mails, allMails } = parts;
  const perMinute = { most: config.QUOTE_REQUESTS_MAX, windowSeconds: 60 };
  const limit = sharedLimit(database, {
    ...perMinute,
    name: 'quote-requests',
    complaint: 'Too many requests were sent from this address',
  });
  const resendLimit = sharedLimit(database, {
    ...perMinute,
    name: 'request-links',
    complaint: 'Too many links were asked for from this address',
  });
  const receive = createReceive({ ...parts, limit, mayMail: mailAllowance(database, 'requests') });
  const mayMailLinks = mailAllowance(database, 'request-links');
  const tags = ['requests'];

  return async (app) => {
    app.post(
      REQUEST_PATHS.requests,
      {
        schema: {
          tags,
          summary: 'A request for quotes, by anybody; the same key again makes no second one',
          body: SentRequest,
          response: { 202: RequestReceived, ...TOO_MANY },
        },
      },
      async ({ body, principal, ip }, reply) =>
        reply.code(202).send(await receive(body, { principal, client: clientOf(ip) })),
    );
    app.get(
      REQUEST_PATHS.matches,
      {
        schema: {
          tags,
          summary: 'Which agents would be asked for a place, and why',
          querystring: MatchesQuery,
          response: { 200: RequestMatches },
        },
      },
      ({ query, principal }) =>
        findMatches(parts, query, principal?.role === 'traveler' ? principal.userId : null),
    );
    app.post(
      REQUEST_PATHS.resend,
      {
        schema: {
          tags,
          summary: 'Mails the links of an address’s requests; answered alike for every address',
          body: EmailBody,
          response: { 202: Message, ...TOO_MANY },
        },
      },
      async ({ body, ip }, reply) => {
        const client = clientOf(ip);
        const email = normaliseEmail(body.email);
        if (email === null)
          throw new AppError('INVALID_FIELDS', {
            fields: { email: 'Please write an e-mail address such as name@example.com.' },
          });
        await resendLimit.count(client);
        // Whether there are any is looked up when the mail is written: asking takes the same time for every address.
        if (await mayMailLinks({ client, email, isKnown: false })) await mails.askLinks(email, client);
        else await allMails.askForNothing(client);
        return reply.code(202).send({ message: ASKED });
      },
    );
  };
}
