/** How a town stands among those of its country or region by inhabitants; only where the counts leave no doubt. */
export interface Standing {
  /** 1 is the largest. */
  readonly place: number;
  readonly among: 'country' | 'region';
}

/** A town that may have agents. All of it is known of the real place. */
export interface Town {
  /** The slug of its pages. */
  readonly slug: string;
  /** As the place search shows it, or as its guide calls it. */
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
  /** 0 where nobody counted. */
  readonly population: number;
  /** Whether a text may tell how many people live there. */
  readonly isCountSure: boolean;
  /** The gazetteer's seat of government. */
  readonly isCapital: boolean;
  /** Metres above the sea; null where nobody measured. */
  readonly elevation: number | null;
  /** Kilometers to the nearest shore on the map, of wide rivers too: no claim. Null where it is more than about 50. */
  readonly shoreKm: number | null;
  /** On a sea or an ocean: its guide decides, else the map. */
  readonly isOnSea: boolean;
  /** Its place among the towns that travelers ask for most, from 0; null for most. */
  readonly popularity: number | null;
  /** Its place among the demo's towns of its country by size, from 1: no claim. */
  readonly rank: number;
  readonly standing: Standing | null;
  /** The key of the guide to it; null where nobody wrote one. */
  readonly guide: string | null;
}
