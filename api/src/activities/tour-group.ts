import type { Tour } from '@atoll/contracts/tour';

/** How many people a tour is for. */
export type TourGroup = Pick<Tour, 'minimumParticipants' | 'maximumParticipants'>;

/** What the specification assumes where a description says nothing (TOU-33). */
const ANY_GROUP: TourGroup = { minimumParticipants: 1, maximumParticipants: 20 };

const NUMBER_WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const NUMBER = `(\\d{1,2}|${NUMBER_WORDS.join('|')})`;
const PEOPLE = '(?:guests|people|persons|participants|travell?ers|visitors)';
const AT_MOST = '(?:at most|up to|no more than|limited to|(?:a )?maximum(?: of)?|only)';
const AT_LEAST = '(?:at least|(?:a )?minimum(?: of)?)';

/** A number counts only where the sentence is about the people of a group: 'at most ten minutes' says nothing of them. */
const LARGEST = [
  new RegExp(`\\b${AT_MOST} ${NUMBER} ${PEOPLE}\\b`, 'i'),
  new RegExp(`\\bgroups? of ${AT_MOST} ${NUMBER}\\b`, 'i'),
];
const SMALLEST = [
  new RegExp(`\\b${AT_LEAST} ${NUMBER} ${PEOPLE}\\b`, 'i'),
  new RegExp(`\\bgroups? of ${AT_LEAST} ${NUMBER}\\b`, 'i'),
];

/** 'six' and '6' are 6; undefined where no pattern is found. */
function numberAfter(patterns: readonly RegExp[], words: string): number | undefined {
  const found = patterns.map((pattern) => pattern.exec(words)?.[1]?.toLowerCase()).find(Boolean);
  if (found === undefined) return undefined;
  const word = NUMBER_WORDS.indexOf(found);
  const number = word < 0 ? Number(found) : word + 1;
  return number > 0 ? number : undefined;
}

/** The sizes of group that a description speaks of (TOU-28); the provider has no field for them. */
export function groupOf(description: string): TourGroup {
  const minimumParticipants = numberAfter(SMALLEST, description) ?? ANY_GROUP.minimumParticipants;
  const largest = numberAfter(LARGEST, description);
  const maximumParticipants = largest ?? Math.max(minimumParticipants, ANY_GROUP.maximumParticipants);
  return minimumParticipants > maximumParticipants ? ANY_GROUP : { minimumParticipants, maximumParticipants };
}
