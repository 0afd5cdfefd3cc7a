import type { HotelProfileBody, UserMetadata } from '@atoll/contracts/account';
import type { UserType } from '@atoll/contracts/account-words';
import type { Role } from '@atoll/contracts/pages/page';
import type { HotelState } from '@atoll/contracts/verification';

/** An account as features besides the one that signs in see it. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly userType: UserType;
  readonly role: Role;
  readonly metadata: UserMetadata;
}

/** Null for an id that no account has. */
export type FindAccount = (userId: string) => Promise<Account | null>;

/** Where the verification of a demo account's hotel stands. */
export type DemoHotelStatus = 'approved' | 'pending_approval';

/** What another feature keeps of an account, and has to hear of it. */
export interface AccountPart {
  /** Names it in the download of an account's data. */
  readonly name: string;
  /** Also after the first time; makes what is missing. Throws 42501 where that may not be written (AUT-17). */
  readonly onSignedIn?: (account: Account) => Promise<void>;
  readonly onEmailVerified?: (account: Account) => Promise<void>;
  /** What a demo account has of it, made where it is missing. */
  readonly onDemo?: (account: Account, hotelStatus: DemoHotelStatus | undefined) => Promise<void>;
  /** Removes all of it. */
  readonly onDeleted: (userId: string) => Promise<void>;
  /** All of it, for the account's owner. */
  readonly dataOf: (userId: string) => Promise<unknown>;
}

/** What is public of the house of a hotel's account; null where nothing was approved, and for every other account. */
export type FindHouse = (
  userId: string,
) => Promise<Pick<HotelProfileBody, 'name' | 'city' | 'country'> | null>;

/** The path of the public page of the house of a hotel's account; null without one. */
export type FindHousePage = (userId: string) => Promise<string | null>;

/** Null for a hotel without a profile row, and for every other account. */
export type FindHotelState = (userId: string) => Promise<HotelState | null>;
