import type { MarcoIntent } from '@atoll/contracts/marco';
import type { Want } from '@atoll/contracts/marco-understanding';

/** The want that a message is counted by, the first of these that it has. */
const INTENTS: readonly (readonly [Want, MarcoIntent])[] = [
  ['plan', 'itinerary'],
  ['information', 'webSearch'],
  ['hotels', 'hotel'],
  ['activities', 'activity'],
];

/** What a message is about, by what is wanted: the same for every model (MAR-21). */
export function intentOf(wants: readonly Want[]): MarcoIntent {
  return INTENTS.find(([want]) => wants.includes(want))?.[1] ?? 'general';
}
