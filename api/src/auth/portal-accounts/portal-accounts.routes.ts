import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ACCOUNTS_PAGE_SIZE,
  PORTAL_ACCOUNT_PATHS,
  PortalAccountChange,
  PortalAccountDetails,
  PortalAccounts,
} from '@atoll/contracts/portal-accounts';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ofDuty } from '../../shared/auth/principal';
import { refuseForeignOrigin } from '../../shared/auth/same-origin';
import type { EditLog } from '../../shared/edits/edit-log';
import { AppError } from '../../shared/errors/app-error';
import { changedVersion } from '../../shared/http/if-match';
import { removeAccount } from '../account/remove-account';
import type { AuthParts } from '../auth-parts';
import { notify } from '../links/link-mails';
import type { UserDocument } from '../models/user.model';
import { portalRoleOf } from '../role';
import { accountView, fieldsOf, loggedOf, refuseChange } from './account-changes';
import type { PortalAccountsRepository } from './portal-accounts.repository';

interface PortalAccountsDeps {
  readonly parts: AuthParts;
  readonly accounts: PortalAccountsRepository;
  readonly edits: Pick<EditLog, 'note'>;
}

const Params = Type.Object({ accountId: Type.String({ maxLength: 100 }) });
const PAGE_MAX = 10_000;
const tags = ['administration'];

/** Everybody's accounts, for the portal's owner: roles, locks and sessions (POR-19, C61). */
export function portalAccountsRoutes({
  parts,
  accounts,
  edits,
}: PortalAccountsDeps): FastifyPluginAsyncTypebox {
  const { users, sessions, mails, portal, publicUrl } = parts;
  const { adminEmail } = portal;

  async function existing(id: string): Promise<UserDocument> {
    const user = await users.find(id);
    if (!user) throw new AppError('NOT_FOUND', { message: 'There is no such account.' });
    return user;
  }

  async function details(user: UserDocument): Promise<PortalAccountDetails> {
    const found = await sessions.list(user._id);
    return {
      account: accountView(user, adminEmail),
      sessions: found.map(({ device, created_at, used_at }) => ({
        device,
        created_at: created_at.toISOString(),
        used_at: used_at.toISOString(),
      })),
    };
  }

  /** Throws CONFLICT with what is there now, where it is another version. */
  async function changed(request: FastifyRequest, user: UserDocument, change: PortalAccountChange) {
    const after = await accounts.change(
      user._id,
      changedVersion(request),
      fieldsOf(user, change, new Date()),
    );
    if (after) return after;
    throw new AppError('CONFLICT', {
      message: 'This account was changed elsewhere meanwhile. Look at it again.',
      body: { current: await details(await existing(user._id)) },
    });
  }

  async function note(
    request: FastifyRequest,
    what: string,
    before: UserDocument,
    after: UserDocument | null,
  ) {
    await edits.note(request, {
      ...{ kind: 'account', record: before._id, title: before.email, what },
      before: loggedOf(before, adminEmail),
      after: after && loggedOf(after, adminEmail),
    });
  }

  async function tellOfLock(
    { _id, email, email_verified_at }: UserDocument,
    { isLocked, reason = '' }: PortalAccountChange,
  ) {
    // Nothing is mailed for an account whose address nobody has confirmed.
    if (isLocked === undefined || !email_verified_at) return;
    await mails.ask(isLocked ? 'account-locked' : 'account-opened', email, { reason }, _id);
  }

  return async (app) => {
    app.addHook('onRequest', async (request) => {
      if (request.method !== 'GET') await refuseForeignOrigin(publicUrl)(request);
    });
    app.get(
      PORTAL_ACCOUNT_PATHS.list,
      {
        ...ofDuty('accounts'),
        schema: {
          tags,
          summary: 'Accounts, the newest first, 50 a page',
          querystring: Type.Object({
            q: Type.Optional(Type.String({ maxLength: 200, default: '' })),
            staff: Type.Optional(Type.Boolean({ default: false })),
            page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 })),
          }),
          response: { 200: PortalAccounts },
        },
      },
      async ({ query: { q = '', staff = false, page = 1 } }) => {
        const { users: found, total } = await accounts.page(
          { q, staffOnly: staff },
          page,
          ACCOUNTS_PAGE_SIZE,
        );
        return { accounts: found.map((user) => accountView(user, adminEmail)), total, page };
      },
    );
    app.get(
      PORTAL_ACCOUNT_PATHS.one,
      {
        ...ofDuty('accounts'),
        schema: {
          tags,
          summary: 'An account and where it is signed in',
          params: Params,
          response: { 200: PortalAccountDetails },
        },
      },
      async ({ params }) => details(await existing(params.accountId)),
    );
    app.patch(
      PORTAL_ACCOUNT_PATHS.one,
      {
        ...ofDuty('accounts', { confirmed: true }),
        schema: {
          tags,
          summary: 'Locks an account, gives it a role in the portal, or turns its second factor off',
          params: Params,
          body: PortalAccountChange,
          response: { 200: PortalAccountDetails },
        },
      },
      async (request) => {
        const { body } = request;
        const before = await existing(request.params.accountId);
        refuseChange(before, body, adminEmail);
        const after = await changed(request, before, body);
        // Whoever is signed in there had other rights, or none any more.
        await sessions.endAll(before._id);
        await note(request, 'changed', before, after);
        await tellOfLock(after, body);
        return details(after);
      },
    );
    app.post(
      PORTAL_ACCOUNT_PATHS.signOut,
      {
        ...ofDuty('accounts', { version: 'named', confirmed: true }),
        schema: {
          tags,
          summary: 'Ends every session of an account',
          params: Params,
          body: Type.Object({}, { additionalProperties: false }),
          response: { 200: PortalAccountDetails },
        },
      },
      async (request) => {
        const after = await changed(request, await existing(request.params.accountId), {});
        await sessions.endAll(after._id);
        await edits.note(request, {
          ...{ kind: 'account', record: after._id, title: after.email, what: 'signed out' },
          ...{ before: { isSignedIn: true }, after: { isSignedIn: false } },
        });
        return details(after);
      },
    );
    app.delete(
      PORTAL_ACCOUNT_PATHS.one,
      {
        ...ofDuty('accounts', { confirmed: true }),
        schema: {
          tags,
          summary: 'Deletes an account with everything that is kept of it',
          params: Params,
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const user = await existing(request.params.accountId);
        if (portalRoleOf(user, adminEmail) === 'owner')
          throw new AppError('CONFLICT', {
            message: 'The owner of the portal deletes the own account, in its settings.',
          });
        await changed(request, user, {});
        await removeAccount(parts, user);
        if (user.email_verified_at) await mails.removeTo(user.email);
        await note(request, 'removed', user, null);
        await notify(mails, 'account-deleted', user);
        return reply.code(204).send(null);
      },
    );
  };
}
