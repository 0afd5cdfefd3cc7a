import type { MarcoIntent } from '@atoll/contracts/marco';
import type { Want } from '@atoll/contracts/understanding-values';

/** The want that a message is counted by, the first of these that it has. */
const INTENTS: readonly (readonly [Want, MarcoIntent])[] = [
  ['plan', 'itinerary'],
  ['information', 'webSearch'],
  ['hotels', 'hotel'],
  ['activities', 'activity'],
];

/**
 * What a message is about, by what is wanted: the same for every model (MAR-21). What does not change from day to day
 * needs no look on the web and is talked about (MAR-38).
 */
export function intentOf(wants: readonly Want[], isTimeless = false): MarcoIntent {
  const intent = INTENTS.find(([want]) => wants.includes(want))?.[1] ?? 'general';
  return isTimeless && intent === 'webSearch' ? 'general' : intent;
}
