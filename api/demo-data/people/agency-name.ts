import { pick } from '@atoll/contracts/seeded-random';
import type { Town } from '../world/town';

const AFTER = [
  'Travel',
  'Voyages',
  'Journeys',
  'Tours',
  'Holidays',
  'Trips',
  'Travel Studio',
  'Travel Desk',
  'Travel & Tours',
  'Travel House',
  'Expeditions',
  'Getaways',
] as const;
const WORDS = [
  'Compass',
  'Horizon',
  'Meridian',
  'Lantern',
  'Blue Door',
  'Open Road',
  'Long Way',
  'Tailwind',
  'North Star',
  'Passport',
  'Harvest Moon',
  'Silver Gull',
  'Paper Map',
  'Two Suitcases',
  'Window Seat',
  'Second Spring',
  'Green Kite',
  'Milestone',
  'Juniper',
  'Swallow',
  'Signpost',
  'Daybreak',
  'Nightingale',
  'Far Field',
] as const;

/** The name of an invented agency: after its owner, its town, or a word. */
export function agencyName(random: () => number, town: Town, family: string): string {
  const after = pick(random, AFTER);
  const kind = random();
  if (kind < 0.4) return `${family} ${after}`;
  return kind < 0.65 ? `${town.name} ${pick(random, WORDS)} ${after}` : `${pick(random, WORDS)} ${after}`;
}
