import type { ChatStay } from '@atoll/contracts/marco-stay';

/** Something that was found in a conversation, as claims about it are checked. Degrees: WGS 84. */
export interface Thing {
  /** How a model names it: 'h1' is the first hotel, 'a1' the first activity. */
  readonly ref: string;
  readonly name: string;
  /** What it costs: a hotel for the whole stay and all rooms, an activity for one person. */
  readonly price?: { readonly amount: number; readonly currency: string };
  /** Of a hotel, 1 to 5. */
  readonly stars?: number;
  /** Of an activity, 0 to 5. */
  readonly rating?: number;
  /** The provider's codes of what a hotel has. */
  readonly amenities?: readonly string[];
  /** ISO 8601, with the offset of the place. */
  readonly freeCancellationUntil?: string;
  readonly point?: { readonly latitude: number; readonly longitude: number };
  /** The town of its address. */
  readonly area?: string;
  readonly durationMinutes?: number;
  readonly isSample: boolean;
  /** A path of this site. */
  readonly href: string;
}

/** What one search brought: things are compared within it. */
export interface Finding {
  readonly kind: 'hotels' | 'activities';
  readonly place: { readonly name: string; readonly latitude: number; readonly longitude: number };
  /** Of hotels. */
  readonly stay?: ChatStay;
  /** The most that a hotel may cost for the whole stay, in the currency of the prices, where a budget was said. */
  readonly limit?: { readonly amount: number; readonly currency: string; readonly isConverted: boolean };
  /** Those that are shown as cards. */
  readonly things: readonly Thing[];
  /** All that had a price, the shown ones among them. */
  readonly compared: readonly { readonly name: string; readonly price: number }[];
  /** How many were found in all. */
  readonly found: number;
  readonly href: string;
}
