import { fullDay } from '@atoll/contracts/dates-in-words';
import type { PlanDescent } from '@atoll/contracts/trip-plan';

/** 'From the quote of an agent in Lisbon, version 2, 26 November 2026. Taken over on 27 November 2026.' */
export function descentText(descent: PlanDescent): string {
  const sentences = descent.map(({ kind, city, version, on }) =>
    kind === 'quote'
      ? `From the quote of an agent in ${city ?? 'another place'}, version ${version ?? 1}, ${fullDay(on)}.`
      : `Taken over on ${fullDay(on)}.`,
  );
  return sentences.join(' ');
}
