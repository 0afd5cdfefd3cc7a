import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { AppError } from '../../shared/errors/app-error';
import { TOO_MANY } from '../../shared/limits/too-many';
import { IncomingMail, MailTaken } from './incoming-mail';
import type { IncomingMails } from './incoming-mail.service';
import { isSignedMail } from './mail-signature';

const PATH = '/api/incoming-mail';
const MAIL_MAX_BYTES = 100 * 1_024;

const Signature = Type.Object({
  'x-atoll-timestamp': Type.String({ description: 'Seconds since 1970, at most five minutes from now' }),
  'x-atoll-signature': Type.String({
    description: '`sha256=` and the HMAC of `<timestamp>.<body>` in hexadecimal, under INCOMING_MAIL_SECRET',
  }),
});

export interface IncomingMailRoutesDeps {
  readonly mails: IncomingMails;
  readonly secret: string;
  readonly now: () => Date;
}

/** Where a mail provider hands on what is answered to mails. The signature stands for a session, so there is no other guard. */
export function incomingMailRoutes({
  mails,
  secret,
  now,
}: IncomingMailRoutesDeps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    // A body that is not signed is not read, and in no other type is there one.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
      const header = (name: string) => String(request.headers[name] ?? '');
      const mail = { timestamp: header('x-atoll-timestamp'), body };
      if (isSignedMail(secret, mail, header('x-atoll-signature'), now()))
        void parse(request, body.toString(), done);
      else done(new AppError('UNAUTHENTICATED', { message: 'This needs a good and recent signature.' }));
    });
    app.post(
      PATH,
      {
        bodyLimit: MAIL_MAX_BYTES,
        schema: {
          tags: ['requests'],
          summary:
            'Takes an answer to a mail about messages; what is not stored is 202 as well, with a reason',
          description:
            'Only mails whose sender the provider has proved (DMARC) may be handed on, at most 100 KB each.',
          headers: Signature,
          body: IncomingMail,
          response: { 202: MailTaken, ...TOO_MANY },
        },
      },
      async ({ body }, reply) => reply.code(202).send(await mails.receive(body)),
    );
  };
}
