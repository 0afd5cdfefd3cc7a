/** A town that may have agents. All of it is known of the real place. */
export interface Town {
  /** The slug of its pages. */
  readonly slug: string;
  /** As the place search shows it. */
  readonly name: string;
  readonly country: string;
  readonly countrySlug: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** The part of its country, where it is known. */
  readonly region: string | null;
  /** In degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  readonly isCapital: boolean;
  /** Metres above the sea; null where nobody measured. */
  readonly elevation: number | null;
  /** Kilometers to the sea; null where it is more than about 50. */
  readonly seaKm: number | null;
  /** Its place among the towns that travelers ask for most, from 0; null for most. */
  readonly popularity: number | null;
  /** Its place among the towns of its country by size, from 1. */
  readonly rank: number;
}
