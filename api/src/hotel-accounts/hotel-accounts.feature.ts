import type { FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { EditLog } from '../shared/edits/edit-log';
import type { AuditLog } from '../shared/audit/audit-log';
import type { AccountPart, FindAccount, FindHotelState, FindHouse } from '../shared/auth/account';
import type { Changes } from '../shared/changes/changes';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { Houses } from '../shared/houses/houses';
import type { Mails } from '../shared/mail/mails';
import { hotelAccountsRoutes } from './hotel-accounts.routes';
import { defineHotelMails } from './hotel-mails';
import { createHotelProfilesRepository } from './hotel-profiles.repository';
import { approvedOf, firstProfile, reviewVersionOf, toHouse, toProfile } from './hotel-profile';
import { createVerification } from './verification.service';

/** What houses of the demo say of themselves; the others show how a page looks without. */
const DEMO_WORDS: Readonly<Record<string, string>> = {
  'hotel@atoll.example':
    'A family house between the tram and the river; this house and these words are a sample.\n\nBreakfast is on the roof from April to October, and in the kitchen when it rains. There are forty steps from the street where taxis stop: we carry the bags up if you write ahead. No lift, and quiet after ten.',
};

export interface HotelAccountsFeature {
  readonly plugin: FastifyPluginAsync;
  readonly part: AccountPart;
  readonly findHotelState: FindHotelState;
  readonly findHouse: FindHouse;
  readonly houses: Houses;
  /** How many wait for an answer. */
  readonly waiting: () => Promise<number>;
}

/** Profiles and verification of hotels that have an account. */
export function hotelAccountsFeature(deps: {
  readonly database: Connection;
  readonly changes: Pick<Changes, 'around'>;
  readonly findAccount: FindAccount;
  readonly audit: AuditLog;
  readonly edits: Pick<EditLog, 'note'>;
  readonly mails: Pick<Mails, 'define' | 'ask'>;
  readonly config: Pick<PlatformConfig, 'PUBLIC_URL'>;
}): HotelAccountsFeature {
  defineHotelMails(deps.mails, deps.config.PUBLIC_URL);
  const hotels = createHotelProfilesRepository(deps.database, deps.changes);
  const verification = createVerification(hotels, deps.findAccount);
  return {
    plugin: hotelAccountsRoutes({ ...deps, hotels, verification }),
    findHotelState: async (userId) => {
      const row = await hotels.findByUser(userId);
      return (
        row && { profile_completed: row.profile_completed, verification_status: row.verification_status }
      );
    },
    findHouse: async (userId) => {
      const row = await hotels.findByUser(userId);
      return row && approvedOf(row);
    },
    houses: {
      ofAccount: async (userId) => {
        const row = await hotels.findByUser(userId);
        return row && toHouse(row);
      },
      find: async (houseId) => {
        const row = await hotels.find(houseId);
        return row && toHouse(row);
      },
      approved: async () => (await hotels.approved()).map(toHouse),
      approvedAmong: async (houseIds) => (await hotels.approvedAmong(houseIds)).map(toHouse),
    },
    waiting: async () => (await hotels.queue('pending_approval', 1)).total,
    part: {
      name: 'hotel',
      onSignedIn: async (account) => {
        if (account.userType === 'hotel') await hotels.ensure(account.id, firstProfile(account));
      },
      onEmailVerified: ({ id }) => verification.emailVerified(id),
      onDemo: async (account, status) => {
        if (!status || (await hotels.findByUser(account.id))) return;
        const description = DEMO_WORDS[account.email] ?? '';
        const row = await verification.save(account, { ...firstProfile(account), description });
        if (status !== 'approved') return;
        await verification.decide(row._id, {
          event: 'approved',
          reason: null,
          version: reviewVersionOf(row),
        });
      },
      onDeleted: hotels.removeOf,
      dataOf: async (userId) => {
        const row = await hotels.findByUser(userId);
        return row && { ...toProfile(row), history: row.history };
      },
    },
  };
}
