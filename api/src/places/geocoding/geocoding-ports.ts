import type { CityOption } from '@atoll/contracts/place';

/** Degrees, WGS 84. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** What map search offers for a text; where it is only says retrieving it (MAP-21). */
export interface Suggestion {
  readonly name: string;
  /** Opaque (C8). */
  readonly mapboxId: string;
  readonly featureType: string;
  /** 0 to 1, where the vendor states it. */
  readonly relevance?: number;
}

/** One search: its suggestions and what is retrieved of them belong to the same session. */
export interface SearchSession {
  readonly token: string;
}

/** Map search with suggestions (MAP-20 to MAP-23). Every call fails with a ProviderError. */
export interface MapSearch {
  readonly name: string;
  /** Five at most. */
  suggest(text: string, session: SearchSession): Promise<readonly Suggestion[]>;
  /** Null where the place lacks name, country or position. */
  retrieve(suggestion: Suggestion, session: SearchSession): Promise<CityOption | null>;
}

/** Places by an address or a name, five at most. Fails with a ProviderError. */
export interface Geocoder {
  readonly name: string;
  search(text: string): Promise<readonly CityOption[]>;
}

/** Names of a point; null where it has none. */
export interface PointNames {
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
}

/** Names of a point (MAP-14). Throws 'Geocoding failed' where the vendor refuses, else a ProviderError (MAP-16). */
export interface ReverseGeocoder {
  readonly name: string;
  reverse(point: Position): Promise<PointNames>;
}
