import { isCompleteProfile, type HotelProfileBody } from '@atoll/contracts/account';
import {
  changesBetween,
  needsReview,
  profileOf,
  publicProfile,
  type HotelEvent,
} from '@atoll/contracts/hotel-review';
import { nextStatus, type VerificationEvent, type VerificationStatus } from '@atoll/contracts/verification';
import type { Account, FindAccount } from '../shared/auth/account';
import { AppError } from '../shared/errors/app-error';
import type { HotelProfileDocument } from './hotel-profile.model';
import type { HotelProfileChange, HotelProfilesRepository } from './hotel-profiles.repository';
import { approvedOf, firstProfile, reviewVersionOf, toProfile, withEvent } from './hotel-profile';

const CHANGED =
  'This hotel has changed its profile, or somebody has answered it, since you looked at it. Look at it again.';
const STALE = 'Your profile was changed elsewhere meanwhile. Look at both, and save again what you want.';
const NOT_WAITING = 'This hotel does not wait for a decision.';
/** Changes of one row at the same time, of two tabs for example, follow each other. */
const CHANGE_ATTEMPTS = 4;

/** An answer of the administrator. */
export interface Decision {
  readonly event: 'approved' | 'rejected';
  readonly reason: string | null;
  /** Which review version of the row was looked at. */
  readonly version: number;
}

export interface Verification {
  /** Saves a profile, and moves its verification on (HOT-14, HOT-03). */
  readonly save: (
    account: Account,
    profile: HotelProfileBody,
    /** The version that was changed; a profile that is complete must be named. Throws CONFLICT for another one. */
    version?: number,
  ) => Promise<HotelProfileDocument>;
  readonly emailVerified: (userId: string) => Promise<void>;
  /** Throws PGRST116 for an unknown id, CONFLICT where the row cannot be decided about now or is another version. */
  readonly decide: (id: string, decision: Decision) => Promise<Decided>;
}

export interface Decided {
  readonly row: HotelProfileDocument;
  /** What was answered: about a house, or about a change of an approved one. */
  readonly answer: Exclude<HotelEvent['event'], 'saved'>;
}

function conflict(message: string): AppError {
  return new AppError('CONFLICT', { message });
}

function statusAfter(
  status: VerificationStatus,
  event: VerificationEvent,
  isEmailVerified: boolean,
): VerificationStatus {
  const next = nextStatus(status, event, isEmailVerified);
  if (!next) throw conflict(NOT_WAITING);
  return next;
}

/** The row with another profile. What of an approved house is looked at stays public as it was approved. */
function saved(row: HotelProfileDocument, profile: HotelProfileBody, isEmailVerified: boolean) {
  const isComplete = isCompleteProfile(profile);
  const approved = approvedOf(row);
  const before = isComplete && approved ? 'approved' : row.verification_status;
  const changes = changesBetween(row, profile);
  const isNew = isComplete && (changes.length > 0 || !row.profile_completed);
  const version = row.version + (isNew ? 1 : 0);
  return {
    ...profile,
    version,
    profile_completed: isComplete,
    verification_status: statusAfter(
      before,
      isComplete ? 'saved-complete' : 'saved-incomplete',
      isEmailVerified,
    ),
    rejection_reason: isComplete ? null : row.rejection_reason,
    change_status: isComplete && approved && needsReview(approved, profile) ? 'pending_approval' : null,
    approved_profile: isComplete && approved ? publicProfile(approved, profile) : approved,
    history: withEvent(row, { event: 'saved', version, reason: null, changes }),
  } satisfies HotelProfileChange;
}

function answerTo(row: HotelProfileDocument, { event }: Decision): Decided['answer'] {
  const { change_status: change } = row;
  // What is refused after its change was refused is the house.
  return change === 'pending_approval' || (change && event === 'approved') ? `change ${event}` : event;
}

/** The row as answered: a change of an approved house is answered by itself, and the house stays what it is. */
function decided(row: HotelProfileDocument, decision: Decision, isEmailVerified: boolean) {
  const { event, reason } = decision;
  const answer = answerTo(row, decision);
  const answered_profile = profileOf(row);
  const approved_profile =
    event === 'approved' ? answered_profile : answer === 'rejected' ? null : approvedOf(row);
  return {
    verification_status:
      answer === event
        ? statusAfter(row.verification_status, event, isEmailVerified)
        : row.verification_status,
    rejection_reason: reason,
    change_status: answer === 'change rejected' ? 'rejected' : null,
    approved_profile,
    answered_profile,
    answers: row.answers + 1,
    history: withEvent(row, { event: answer, version: row.version, reason, changes: [] }),
  } satisfies HotelProfileChange;
}

/** Moves hotels through their verification, by the one function that says what follows what. */
export function createVerification(hotels: HotelProfilesRepository, findAccount: FindAccount): Verification {
  /** Changes a row, again where somebody else has changed it meanwhile; null where there is nothing to change. */
  async function change(
    find: () => Promise<HotelProfileDocument | null>,
    changeOf: (row: HotelProfileDocument) => HotelProfileChange | null,
  ): Promise<HotelProfileDocument | null> {
    for (let attempt = 0; attempt < CHANGE_ATTEMPTS; attempt += 1) {
      const row = await find();
      const wanted = row && changeOf(row);
      if (!row || !wanted) return null;
      const changed = await hotels.change(row, wanted);
      if (changed) return changed;
    }
    throw new AppError('CONFLICT');
  }

  return {
    save: async (account, profile, version) => {
      const row = await change(
        () => hotels.ensure(account.id, firstProfile(account)),
        (found) => {
          // Half a profile is nobody's yet: what comes later completes it.
          if (found.profile_completed && found.version !== version) {
            if (version === undefined) throw new AppError('PRECONDITION_REQUIRED');
            throw new AppError('CONFLICT', { message: STALE, body: { current: toProfile(found) } });
          }
          return saved(found, profile, account.isEmailVerified);
        },
      );
      if (!row) throw new Error(`the profile row of ${account.id} was not found`);
      return row;
    },
    emailVerified: async (userId) => {
      await change(
        () => hotels.findByUser(userId),
        ({ verification_status: status }) =>
          status === 'pending' || status === 'pending_email'
            ? { verification_status: statusAfter(status, 'email-verified', true) }
            : null,
      );
    },
    decide: async (id, decision) => {
      const row = await hotels.find(id);
      if (!row) throw new AppError('PGRST116');
      const account = await findAccount(row.user_id);
      const wanted = decided(row, decision, account?.isEmailVerified ?? false);
      const changed = reviewVersionOf(row) === decision.version && (await hotels.change(row, wanted));
      if (!changed) throw conflict(CHANGED);
      return { row: changed, answer: answerTo(row, decision) };
    },
  };
}
