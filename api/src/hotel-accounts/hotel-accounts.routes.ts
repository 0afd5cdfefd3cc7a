import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HotelProfile, HotelProfileBody, HotelQueue, Rejection } from '@atoll/contracts/account';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { VERIFICATION_STATUSES } from '@atoll/contracts/verification';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AuditLog } from '../platform/audit/audit-log';
import type { Account, FindAccount } from '../platform/auth/account';
import { requireAdmin, requireRole, signedIn } from '../platform/auth/principal';
import { AppError } from '../platform/errors/app-error';
import { clientOf } from '../platform/http/client-address';
import type { Mails } from '../platform/mail/mails';
import { mailAnswer } from './hotel-mails';
import type { HotelProfilesRepository } from './hotel-profiles.repository';
import { firstProfile, toProfile, type Verification } from './verification.service';

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
      async (request) => toProfile(await verification.save(await own(request), request.body)),
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
        return { hotels: found.map(toProfile), total, page };
      },
    );

    async function decide(
      request: FastifyRequest,
      id: string,
      event: 'approved' | 'rejected',
      reason: string | null,
    ) {
      const row = await verification.decide(id, event, reason);
      const { userId } = signedIn(request);
      // The account's address: the profile's is whatever the hotel has written there.
      const account = await findAccount(row.user_id);
      await audit.record({
        event: `hotel ${event}`,
        email: account?.email,
        userId,
        address: clientOf(request.ip),
      });
      if (account?.isEmailVerified) await mailAnswer(mails, event, account.email);
      return toProfile(row);
    }
    app.post(
      `${API_PATHS.hotelQueue}/:id/approve`,
      {
        ...ofAdmin,
        schema: {
          tags: ['administration'],
          summary: 'Lets a hotel into its area',
          params: Id,
          body: Type.Object({}, { additionalProperties: false }),
          response: { 200: HotelProfile },
        },
      },
      (request) => decide(request, request.params.id, 'approved', null),
    );
    app.post(
      `${API_PATHS.hotelQueue}/:id/reject`,
      {
        ...ofAdmin,
        schema: {
          tags: ['administration'],
          summary: 'Sends a hotel back, with a reason',
          params: Id,
          body: Rejection,
          response: { 200: HotelProfile },
        },
      },
      (request) => decide(request, request.params.id, 'rejected', request.body.reason),
    );
  };
}
