import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HotelProfile, HotelProfileBody } from '@atoll/contracts/account';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { HotelApproval, HotelQueue, HotelRejection, HotelRequest } from '@atoll/contracts/hotel-review';
import { VERIFICATION_STATUSES } from '@atoll/contracts/verification';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AuditLog } from '../shared/audit/audit-log';
import type { Account, FindAccount } from '../shared/auth/account';
import { requireAdmin, requireRole, signedIn } from '../shared/auth/principal';
import { AppError } from '../shared/errors/app-error';
import { clientOf } from '../shared/http/client-address';
import type { Mails } from '../shared/mail/mails';
import { checkPhone } from '../shared/text/phone';
import { mailAnswer } from './hotel-mails';
import type { HotelProfilesRepository } from './hotel-profiles.repository';
import { firstProfile, toProfile, toRequest } from './hotel-profile';
import type { Decision, Verification } from './verification.service';

export interface HotelAccountsRoutesDeps {
  readonly hotels: HotelProfilesRepository;
  readonly verification: Verification;
  readonly findAccount: FindAccount;
  readonly audit: AuditLog;
  readonly mails: Pick<Mails, 'ask'>;
}

const Id = Type.Object({ id: Type.String({ maxLength: 100 }) });
const PAGE_MAX = 10_000;

/** A hotel's own row under `/api/auth/hotel` (HOT-13), and the administrator's queue under `/api/admin/hotels` (POR-16). */
export function hotelAccountsRoutes(deps: HotelAccountsRoutesDeps): FastifyPluginAsyncTypebox {
  const { hotels, verification, findAccount, audit, mails } = deps;

  async function own(request: FastifyRequest): Promise<Account> {
    const account = await findAccount(signedIn(request).userId);
    if (!account) throw new AppError('UNAUTHENTICATED', { message: 'No active session' });
    return account;
  }

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    const ofHotels = { preHandler: requireRole('hotel') };
    const ofAdmin = { preHandler: requireAdmin };
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
          summary: 'Saves the profile; a complete one starts the verification',
          body: HotelProfileBody,
          response: { 200: HotelProfile },
        },
      },
      async (request) => {
        checkPhone(request.body.phone);
        return toProfile(await verification.save(await own(request), request.body));
      },
    );
    app.get(
      API_PATHS.hotelQueue,
      {
        ...ofAdmin,
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
      const { row, answer } = await verification.decide(id, decision);
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
        ...ofAdmin,
        schema: {
          tags: ['administration'],
          summary: 'Lets a hotel into its area, or a change of an approved one into the public',
          params: Id,
          body: HotelApproval,
          response: { 200: HotelRequest },
        },
      },
      (request) => {
        const { params, body } = request;
        return decide(request, params.id, { event: 'approved', reason: null, version: body.version ?? 1 });
      },
    );
    app.post(
      `${API_PATHS.hotelQueue}/:id/reject`,
      {
        ...ofAdmin,
        schema: {
          tags: ['administration'],
          summary: 'Sends a hotel back, or a change of an approved one, with a reason',
          params: Id,
          body: HotelRejection,
          response: { 200: HotelRequest },
        },
      },
      (request) => {
        const { params, body } = request;
        return decide(request, params.id, {
          event: 'rejected',
          reason: body.reason,
          version: body.version ?? 1,
        });
      },
    );
  };
}
