import { seededRandom } from '@atoll/contracts/seeded-random';
import type { Town } from '../world/town';
import { cityFacts, type CityFacts } from './city-facts';
import { sentencesOf } from './city-sentences';
import { rounded, theCountry, upperFirst } from './words';

export interface CityText {
  readonly description: string;
  readonly highlights: readonly string[];
}

const TRIES = 1_000;
const DAY_TRIP_KM = 120;

/** A choice of sentences that no other town of the country has. */
function paragraph(facts: CityFacts, taken: Set<string>): string {
  const parts = sentencesOf(facts);
  const random = seededRandom(`city ${facts.town.slug}`);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const chosen = parts.map((sentences) => sentences[Math.floor(random() * sentences.length)]);
    const texts = chosen.map((sentence) => sentence?.(facts) ?? '');
    const key = parts.map((sentences, part) => sentences.indexOf(chosen[part] ?? (() => ''))).join(' ');
    if (taken.has(key)) continue;
    taken.add(key);
    return texts.map(upperFirst).join(' ');
  }
  throw new Error(`There are not enough sentences for ${facts.town.slug}.`);
}

function highlights(facts: CityFacts): string[] {
  const { town, isCoastal, isHigh, nearest, main } = facts;
  const { name, country, region, elevation, rank, latitude } = town;
  return [
    ...(town.isCapital ? [`Capital of ${theCountry(country)}`] : []),
    ...(!town.isCapital && rank <= 10 ? [`One of the largest towns in ${theCountry(country)}`] : []),
    ...(isCoastal ? ['By the sea'] : []),
    ...(isHigh ? [`About ${rounded(elevation ?? 0)} m above sea level`] : []),
    ...(nearest && nearest.km <= DAY_TRIP_KM
      ? [`${nearest.town.name} is ${rounded(nearest.km)} km away`]
      : []),
    ...(main && main.town !== nearest?.town ? [`${rounded(main.km)} km from ${main.town.name}`] : []),
    ...(Math.abs(latitude) <= 23.4 && !isHigh ? ['Warm all year or nearly so'] : []),
    ...(region && region !== name ? [`Part of ${region}`] : []),
  ].slice(0, 4);
}

/** Descriptions and highlights of a country's towns, in their order: no two paragraphs of the same sentences. */
export function cityTexts(ofCountry: readonly Town[]): Map<string, CityText> {
  const taken = new Set<string>();
  return new Map(
    ofCountry.map((town) => {
      const facts = cityFacts(town, ofCountry);
      return [town.slug, { description: paragraph(facts, taken), highlights: highlights(facts) }];
    }),
  );
}
