import type { LandKind } from '../world/lands';
import type { Direction } from './words';

/** What a sentence says of a place, so that a test can ask the data whether it is so. */
export type Claim =
  | { readonly kind: 'capital'; readonly of: string }
  /** Rounded, as the sentence has it. */
  | { readonly kind: 'population'; readonly of: string; readonly people: number }
  | { readonly kind: 'rank'; readonly of: string; readonly place: number; readonly among: string }
  /** It lies in a part of its country, or in its country. */
  | { readonly kind: 'in'; readonly region: string | null; readonly country: string }
  | { readonly kind: 'coast' }
  | { readonly kind: 'height'; readonly metres: number }
  /** In a straight line; the direction is the one that one goes from `to`. */
  | {
      readonly kind: 'distance';
      readonly to: string;
      readonly km: number;
      readonly direction: Direction | null;
    }
  | { readonly kind: 'guide'; readonly to: string }
  | { readonly kind: 'land'; readonly is: LandKind }
  | { readonly kind: 'world'; readonly region: string };

/** A sentence together with what it claims. */
export interface Said {
  readonly text: string;
  readonly claims: readonly Claim[];
}

/** What is told of a place, sentence by sentence. */
export interface PlaceText {
  readonly sentences: readonly Said[];
}

/** The sentences as one paragraph. */
export function paragraph(sentences: readonly Said[]): string {
  return sentences.map(({ text }) => text).join(' ');
}
