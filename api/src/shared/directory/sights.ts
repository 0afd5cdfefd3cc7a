import type { Sight } from '@atoll/contracts/city-guide';
import type { Position } from '@atoll/contracts/distance';

/** The sights that a city's guide tells of. */
export interface CitySights {
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly population: number;
  readonly sights: readonly Sight[];
  /** 1 to 12; none where its guide says none. */
  readonly bestMonths: readonly number[];
}

/** A sight, and the city whose guide tells of it. */
export interface PlacedSight {
  readonly sight: Sight;
  readonly city: Omit<CitySights, 'sights'>;
}

/** What there is to see, of visible countries only. The directory answers it, from memory: nothing until it is loaded. */
export interface Sights {
  /** By city. The same array until something changed: what is made from it may be kept as long. */
  readonly all: () => readonly CitySights[];
  /** Those within so many kilometers in a straight line, the nearest first. */
  readonly near: (point: Position, km: number) => readonly PlacedSight[];
}
