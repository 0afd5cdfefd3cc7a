import { seededRandom } from '@atoll/contracts/seeded-random';
import type { Town } from '../world/town';
import type { PlaceText } from './claims';
import { cityFacts } from './city-facts';
import { identity, nextGuide, situation } from './city-sentences';

/** What is told of a country's towns that have no guide, by their slugs. `guidedTowns` are those that have one. */
export function cityTexts(
  ofCountry: readonly Town[],
  guidedTowns: readonly Town[],
): ReadonlyMap<string, PlaceText> {
  return new Map(
    ofCountry
      .filter(({ guide }) => guide === null)
      .map((town) => {
        const facts = cityFacts(town, ofCountry, guidedTowns);
        const random = seededRandom(`city ${town.slug}`);
        const sentences = [identity(facts, random), situation(facts), nextGuide(facts)];
        return [town.slug, { sentences: sentences.filter((said) => said !== null) }];
      }),
  );
}
