import type { FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { AuditLog } from '../shared/audit/audit-log';
import type { AccountPart, FindAccount, FindHotelState } from '../shared/auth/account';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { Mails } from '../shared/mail/mails';
import { hotelAccountsRoutes } from './hotel-accounts.routes';
import { defineHotelMails } from './hotel-mails';
import { createHotelProfilesRepository } from './hotel-profiles.repository';
import { firstProfile, toProfile } from './hotel-profile';
import { createVerification } from './verification.service';

export interface HotelAccountsFeature {
  readonly plugin: FastifyPluginAsync;
  readonly part: AccountPart;
  readonly findHotelState: FindHotelState;
}

/** Profiles and verification of hotels that have an account. */
export function hotelAccountsFeature(deps: {
  readonly database: Connection;
  readonly findAccount: FindAccount;
  readonly audit: AuditLog;
  readonly mails: Pick<Mails, 'define' | 'ask'>;
  readonly config: Pick<PlatformConfig, 'PUBLIC_URL'>;
}): HotelAccountsFeature {
  defineHotelMails(deps.mails, deps.config.PUBLIC_URL);
  const hotels = createHotelProfilesRepository(deps.database);
  const verification = createVerification(hotels, deps.findAccount);
  return {
    plugin: hotelAccountsRoutes({ ...deps, hotels, verification }),
    findHotelState: async (userId) => {
      const row = await hotels.findByUser(userId);
      return (
        row && { profile_completed: row.profile_completed, verification_status: row.verification_status }
      );
    },
    part: {
      name: 'hotel',
      onSignedIn: async (account) => {
        if (account.userType === 'hotel') await hotels.ensure(account.id, firstProfile(account));
      },
      onEmailVerified: ({ id }) => verification.emailVerified(id),
      onDemo: async (account, status) => {
        if (!status || (await hotels.findByUser(account.id))) return;
        const row = await verification.save(account, firstProfile(account));
        if (status !== 'approved') return;
        await verification.decide(row._id, { event: 'approved', reason: null, version: row.version });
      },
      onDeleted: hotels.removeOf,
      dataOf: async (userId) => {
        const row = await hotels.findByUser(userId);
        return row && { ...toProfile(row), history: row.history };
      },
    },
  };
}
