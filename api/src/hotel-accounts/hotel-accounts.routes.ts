import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HotelProfile, HotelProfileBody, Rejection } from '@atoll/contracts/account';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { HotelQueue, HotelRequest } from '@atoll/contracts/hotel-review';
import { VERIFICATION_STATUSES } from '@atoll/contracts/verification';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AuditLog } from '../shared/audit/audit-log';
import type { Account, FindAccount } from '../shared/auth/account';
import { ofDuty, requireRole, signedIn } from '../shared/auth/principal';
import type { EditLog } from '../shared/edits/edit-log';
import { AppError } from '../shared/errors/app-error';
import { clientOf } from '../shared/http/client-address';
import { changedVersion } from '../shared/http/if-match';
import type { Mails } from '../shared/mail/mails';
import { checkPhone } from '../shared/text/phone';
import { mailAnswer } from './hotel-mails';
import type { HotelProfileDocument } from './hotel-profile.model';
import type { HotelProfilesRepository } from './hotel-profiles.repository';
import { firstProfile, toProfile, toRequest } from './hotel-profile';
import type { Decision, Verification } from './verification.service';

export interface HotelAccountsRoutesDeps {
  readonly hotels: HotelProfilesRepository;
  readonly verification: Verification;
  readonly findAccount: FindAccount;
  readonly audit: AuditLog;
  readonly mails: Pick<Mails, 'ask'>;
  readonly edits: Pick<EditLog, 'note'>;
}

const Id = Type.Object({ id: Type.String({ maxLength: 100 }) });
const PAGE_MAX = 10_000;

/** A hotel's own row under `/api/auth/hotel` (HOT-13), and the administrator's queue under `/api/admin/hotels` (POR-16). */
export function hotelAccountsRoutes(deps: HotelAccountsRoutesDeps): FastifyPluginAsyncTypebox {
  const { hotels, verification, findAccount, audit, mails, edits } = deps;

  const answeredOf = ({
    verification_status,
    change_status,
    rejection_reason,
    answers,
  }: HotelProfileDocument) => ({
    ...{ verification_status, change_status, rejection_reason, answers },
  });

  async function own(request: FastifyRequest): Promise<Account> {
    const account = await findAccount(signedIn(request).userId);
    if (!account) throw new AppError('UNAUTHENTICATED', { message: 'No active session' });
    return account;
  }

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    const ofHotels = { onRequest: requireRole('hotel') };
    const moderation = ofDuty('moderation');
    const answering = ofDuty('moderation', { version: 'named' });
    app.get(
      API_PATHS.ownHotel,
      {
        ...ofHotels,
        schema: { tags: ['hotel area'], summary: 'The own profile', response: { 200: HotelProfile } },
      },
      async (request) => {
        const row = await hotels.findByUser(signedIn(request).userId);
        if (!row) throw new AppError('PGRST116');
        return toProfile(row);
      },
    );
    app.post(
      API_PATHS.ownHotel,
      {
        ...ofHotels,
        schema: {
          tags: ['hotel area'],
          summary: 'Makes the first profile row where there is none',
          body: Type.Object({}, { additionalProperties: false }),
          response: { 200: HotelProfile },
        },
      },
      async (request) => {
        const account = await own(request);
        return toProfile(await hotels.ensure(account.id, firstProfile(account)));
      },
    );
    app.put(
      API_PATHS.ownHotel,
      {
        ...ofHotels,
        schema: {
          tags: ['hotel area'],
          summary:
            'Saves the profile; a complete one starts the verification. Then `If-Match` names its version',
          body: HotelProfileBody,
          response: { 200: HotelProfile },
        },
      },
      async (request) => {
        checkPhone(request.body.phone);
        const version = request.headers['if-match'] === undefined ? undefined : changedVersion(request);
        return toProfile(await verification.save(await own(request), request.body, version));
      },
    );
    app.get(
      API_PATHS.hotelQueue,
      {
        ...moderation,
        schema: {
          tags: ['administration'],
          summary: 'Hotels of a status, the longest waiting first, 20 a page',
          querystring: Type.Object({
            status: Type.Optional(Type.Enum(VERIFICATION_STATUSES, { default: 'pending_approval' })),
            page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 })),
          }),
          response: { 200: HotelQueue },
        },
      },
      async ({ query: { status = 'pending_approval', page = 1 } }) => {
        const { hotels: found, total } = await hotels.queue(status, page);
        return { hotels: found.map(toRequest), total, page };
      },
    );

    async function decide(request: FastifyRequest, id: string, decision: Decision): Promise<HotelRequest> {
      const before = await hotels.find(id);
      const { row, answer } = await verification.decide(id, decision);
      await edits.note(request, {
        ...{ kind: 'hotel', record: id, title: row.name, what: answer },
        before: before && answeredOf(before),
        after: answeredOf(row),
      });
      const { userId } = signedIn(request);
      // The account's address: the profile's is whatever the hotel has written there.
      const account = await findAccount(row.user_id);
      await audit.record({
        event: `hotel ${answer}`,
        email: account?.email,
        userId,
        address: clientOf(request.ip),
      });
      if (account?.isEmailVerified) await mailAnswer(mails, answer, account);
      return toRequest(row);
    }
    app.post(
      `${API_PATHS.hotelQueue}/:id/approve`,
      {
        ...answering,
        schema: {
          tags: ['administration'],
          summary: 'Lets a hotel into its area, or a change of an approved one into the public',
          params: Id,
          body: Type.Object({}, { additionalProperties: false }),
          response: { 200: HotelRequest },
        },
      },
      (request) => {
        const version = changedVersion(request);
        return decide(request, request.params.id, { event: 'approved', reason: null, version });
      },
    );
    app.post(
      `${API_PATHS.hotelQueue}/:id/reject`,
      {
        ...answering,
        schema: {
          tags: ['administration'],
          summary: 'Sends a hotel back, or a change of an approved one, with a reason',
          params: Id,
          body: Rejection,
          response: { 200: HotelRequest },
        },
      },
      (request) => {
        const { params, body } = request;
        const version = changedVersion(request);
        return decide(request, params.id, { event: 'rejected', reason: body.reason, version });
      },
    );
  };
}
