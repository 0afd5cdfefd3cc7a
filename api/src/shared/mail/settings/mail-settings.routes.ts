import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  MAIL_PATHS,
  MAIL_SETTING_KEYS,
  MAIL_SETTINGS,
  MailSettingsBody,
  OwnMailSettings,
} from '@atoll/contracts/mail-settings';
import { Type } from 'typebox';
import type { FindAccount } from '../../auth/account';
import { requireSignedIn, signedIn } from '../../auth/principal';
import { AppError } from '../../errors/app-error';
import type { MailSettings } from './mail-settings';

const Token = Type.Object({ token: Type.String({ maxLength: 200 }) });
const TokenAndSetting = Type.Object({ ...Token.properties, setting: Type.Enum(MAIL_SETTING_KEYS) });
/** 'List-Unsubscribe=One-Click', in whichever form a mail provider sends it. */
const ONE_CLICK_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const ONE_CLICK_MAX = 4_096;

export interface MailSettingsRoutesDeps {
  readonly settings: MailSettings;
  readonly findAccount: FindAccount;
}

/** Which mails an address gets, by the link that stands below them: it is the secret, and needs no session. */
export function mailSettingsRoutes({
  settings,
  findAccount,
}: MailSettingsRoutesDeps): FastifyPluginAsyncTypebox {
  const tags = ['mails'];

  async function mailboxOf(token: string): Promise<string> {
    const mailbox = await settings.mailboxOfToken(token);
    if (mailbox === null) throw new AppError('NOT_FOUND', { message: 'There is no such page.' });
    return mailbox;
  }

  return async (app) => {
    // What it says is known: the address says which kind is meant.
    app.addContentTypeParser(
      ONE_CLICK_TYPES,
      { parseAs: 'string', bodyLimit: ONE_CLICK_MAX },
      (_request, _body, done) => done(null, {}),
    );
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.get(
      MAIL_PATHS.settings,
      {
        schema: {
          tags,
          summary: 'The kinds of mail that an address does not want',
          params: Token,
          response: { 200: MailSettingsBody },
        },
      },
      async ({ params }) => ({ off: [...(await settings.offOf(await mailboxOf(params.token)))] }),
    );
    app.put(
      MAIL_PATHS.settings,
      {
        schema: {
          tags,
          summary: 'Says which kinds of mail an address does not want',
          params: Token,
          body: MailSettingsBody,
          response: { 200: MailSettingsBody },
        },
      },
      async ({ params, body }) => {
        await settings.setOff(await mailboxOf(params.token), body.off);
        return body;
      },
    );
    app.post(
      MAIL_PATHS.off,
      {
        schema: {
          tags,
          summary: 'Turns one kind of mail off, as mail programs do by one click (RFC 8058)',
          params: TokenAndSetting,
          response: { 204: Type.Null() },
        },
      },
      async ({ params }, reply) => {
        await settings.turnOff(await mailboxOf(params.token), params.setting);
        return reply.code(204).send(null);
      },
    );
    app.get(
      MAIL_PATHS.off,
      { schema: { tags, summary: 'Leads to the page; changes nothing', params: TokenAndSetting } },
      async ({ params }, reply) => {
        await mailboxOf(params.token);
        const { side } = MAIL_SETTINGS[params.setting];
        const as = side === 'traveler' ? '' : `?as=${side}`;
        return reply.redirect(`/mails/${params.token}${as}`, 303);
      },
    );
    app.get(
      MAIL_PATHS.own,
      {
        onRequest: requireSignedIn,
        schema: {
          tags,
          summary: 'Where the account that is signed in says which mails it gets',
          response: { 200: OwnMailSettings },
        },
      },
      async (request) => {
        const account = await findAccount(signedIn(request).userId);
        // What an unconfirmed address gets is for its owner to say.
        if (!account?.isEmailVerified) throw new AppError('42501');
        return { page: await settings.pathOf(account.email) };
      },
    );
  };
}
