import type { HotelProfileBody } from '@atoll/contracts/account';
import { slugify } from '@atoll/contracts/slug';
import type { Change } from '../changes/changes';

/** The house of a hotel's account, as features besides the one that verifies it see it. */
export interface House {
  readonly id: string;
  readonly userId: string;
  /** What is public of it; null where nothing was approved. */
  readonly approved: HotelProfileBody | null;
  /** When the administrator answered about it, of those times that are remembered, the newest first. */
  readonly answeredAt: readonly Date[];
}

/** Houses that have an account. The feature of hotel accounts answers it. */
export interface Houses {
  /** Null for an account without a house. */
  readonly ofAccount: (userId: string) => Promise<House | null>;
  readonly find: (houseId: string) => Promise<House | null>;
  /** All that are approved. */
  readonly approved: () => Promise<House[]>;
  /** Those of these ids that are approved. */
  readonly approvedAmong: (houseIds: readonly string[]) => Promise<House[]>;
}

/** What ends the address of a house's public page: the beginning of its id, which no renaming changes. */
export function pageIdOf(houseId: string): string {
  return houseId.replaceAll('-', '').slice(0, 12);
}

/** A change of what is public of a house: its page, and the lists of the cities that it was and is in. */
export function houseChange(houseId: string, approved: readonly (HotelProfileBody | null)[]): Change {
  const cities = new Set(approved.flatMap((profile) => (profile ? [slugify(profile.city)] : [])));
  return {
    kind: 'house',
    key: houseId,
    subjects: [`house:${pageIdOf(houseId)}`, ...[...cities].map((city) => `houses-in:${city}` as const)],
  };
}
