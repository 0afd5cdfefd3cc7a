import { languagesOf } from '../people/languages';
import { specialitiesOf } from '../world/character';
import type { CityFacts } from './city-facts';
import { directionFrom, list, rounded, theCountry } from './words';

export type Sentence = (facts: CityFacts) => string;

const SMALL = 20_000;
const CITY = 100_000;
const TROPIC = 23.4;
/** Nearer to the equator the warmest months depend on the rain. */
const FOUR_SEASONS = 34;
const EVEN_DAYS = 10;

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

function kindOf({ town, isLarge }: CityFacts): string {
  if (town.population < SMALL) return 'small town';
  if (town.population < CITY) return 'town';
  return isLarge ? 'large city' : 'city';
}

function where({ town }: CityFacts): string {
  const { region, country, name } = town;
  return region && region !== name && region !== country ? `${region}, ${country}` : theCountry(country);
}

const people = ({ town }: CityFacts) => `${rounded(town.population)} people`;
const name = ({ town }: CityFacts) => town.name;
const country = ({ town }: CityFacts) => theCountry(town.country);

const CAPITAL: readonly Sentence[] = [
  (facts) => `${name(facts)} is the capital of ${country(facts)} and home to about ${people(facts)}.`,
  (facts) => `The capital of ${country(facts)}, ${name(facts)}, has about ${people(facts)}.`,
];
const INTRODUCTIONS: readonly Sentence[] = [
  (facts) => `${name(facts)} is a ${kindOf(facts)} of about ${people(facts)} in ${where(facts)}.`,
  (facts) => `About ${people(facts)} live in ${name(facts)}, a ${kindOf(facts)} in ${where(facts)}.`,
  (facts) => `With about ${people(facts)}, ${name(facts)} is a ${kindOf(facts)} in ${where(facts)}.`,
  (facts) => `${name(facts)} lies in ${where(facts)} and has about ${people(facts)}.`,
  (facts) => `In ${where(facts)}, ${name(facts)} is a ${kindOf(facts)} with about ${people(facts)}.`,
  (facts) => `${name(facts)}, in ${where(facts)}, counts about ${people(facts)}.`,
  (facts) => `Some ${people(facts)} call ${name(facts)} home, a ${kindOf(facts)} in ${where(facts)}.`,
  (facts) => `A ${kindOf(facts)} of some ${people(facts)}, ${name(facts)} is part of ${where(facts)}.`,
];
const UNCOUNTED: readonly Sentence[] = [
  (facts) => `${name(facts)} is a place in ${where(facts)}.`,
  (facts) => `${name(facts)} lies in ${where(facts)}.`,
];

function main({ town, main: other }: CityFacts) {
  if (!other) throw new Error(`${town.name} is the main town of its country.`);
  return { name: other.town.name, km: `${rounded(other.km)} km`, way: directionFrom(other.town, town) };
}
function larger({ town, larger: other }: CityFacts) {
  if (!other) throw new Error(`${town.name} is the largest town of its country.`);
  return { name: other.town.name, km: `${rounded(other.km)} km`, way: directionFrom(town, other.town) };
}

const FROM_MAIN: readonly Sentence[] = [
  (facts) => `It stands ${main(facts).km} ${main(facts).way} of ${main(facts).name}.`,
  (facts) => `From ${main(facts).name} it is ${main(facts).km} to the ${main(facts).way} in a straight line.`,
  (facts) => `${main(facts).name} is ${main(facts).km} away as the crow flies.`,
  (facts) => `Measured in a straight line, ${main(facts).name} is ${main(facts).km} away.`,
];
const FROM_LARGER: readonly Sentence[] = [
  (facts) =>
    `The nearest larger town is ${larger(facts).name}, ${larger(facts).km} to the ${larger(facts).way}.`,
  (facts) =>
    `${larger(facts).name}, the next larger town, is ${larger(facts).km} to the ${larger(facts).way}.`,
  (facts) => `For something larger there is ${larger(facts).name}, ${larger(facts).km} away.`,
  (facts) => `${larger(facts).name} is ${larger(facts).km} ${larger(facts).way} of here.`,
];
const ALONE: readonly Sentence[] = [
  (facts) => `No other town of ${country(facts)} is larger.`,
  (facts) => `It is the place where most trips to ${country(facts)} begin.`,
  (facts) => `Agents here plan trips to every part of ${country(facts)}.`,
];

const COAST: readonly Sentence[] = [
  () => 'The sea is close by.',
  (facts) => `${name(facts)} is on or near the coast.`,
  () => 'It is a place by the sea, so part of any stay can be spent on the water.',
  () => 'The coast is within a few kilometers.',
  () => 'You are never far from the sea here.',
];
const HIGH: readonly Sentence[] = [
  ({ town }) => `It lies about ${rounded(town.elevation ?? 0)} m above sea level.`,
  ({ town }) => `At about ${rounded(town.elevation ?? 0)} m, evenings are cooler than on the coast.`,
  ({ town }) =>
    `The altitude is about ${rounded(town.elevation ?? 0)} m, which the body may notice on the first day.`,
  ({ town }) => `Its height above the sea is about ${rounded(town.elevation ?? 0)} m.`,
];
const NEAR_SEA: readonly Sentence[] = [
  ({ town }) => `The sea is about ${rounded(town.seaKm ?? 0)} km away.`,
  ({ town }) => `To the coast it is about ${rounded(town.seaKm ?? 0)} km in a straight line.`,
  ({ town }) => `It lies about ${rounded(town.seaKm ?? 0)} km from the sea.`,
  ({ town }) => `A day by the sea is possible: the coast is about ${rounded(town.seaKm ?? 0)} km away.`,
];
const INLAND: readonly Sentence[] = [
  () => 'It lies inland, away from the sea.',
  () => 'The sea is not close: this is a place for land trips.',
  ({ town }) => `It is an inland place in the ${town.latitude >= 0 ? 'northern' : 'southern'} hemisphere.`,
  () => 'There is no coast nearby, and trips go over land.',
];

const warm = ({ town }: CityFacts) => (town.latitude >= 0 ? 'June to August' : 'December to February');
const cold = ({ town }: CityFacts) => (town.latitude >= 0 ? 'December to February' : 'June to August');
const SEASONS: readonly Sentence[] = [
  (facts) => `The warmest months are ${warm(facts)}.`,
  (facts) => `Winter here is from ${cold(facts)}.`,
  (facts) =>
    `Days are longest in ${facts.town.latitude >= 0 ? 'June' : 'December'} and shortest in ${facts.town.latitude >= 0 ? 'December' : 'June'}.`,
  (facts) => `Summer runs from ${warm(facts)}, winter from ${cold(facts)}.`,
  (facts) => `Pack for summer from ${warm(facts)} and for winter from ${cold(facts)}.`,
];
const degrees = ({ town }: CityFacts) =>
  `${Math.max(1, Math.round(Math.abs(town.latitude)))}° ${town.latitude >= 0 ? 'north' : 'south'}`;
const SUBTROPICS: readonly Sentence[] = [
  (facts) => `It lies outside the tropics, at about ${degrees(facts)}.`,
  (facts) => `Days are longest in ${facts.town.latitude >= 0 ? 'June' : 'December'}.`,
  (facts) => `Its latitude is about ${degrees(facts)}.`,
  (facts) => `At about ${degrees(facts)}, winter days are shorter, but not by much.`,
];
const TROPICS: readonly Sentence[] = [
  (facts) => `It lies in the tropics, at about ${degrees(facts)}.`,
  () => 'Seasons are told apart by rain here rather than by cold.',
  () => 'In the tropics as it is, the sun stands high all year.',
  (facts) => `At about ${degrees(facts)}, days keep much the same length all year.`,
];
const EQUATOR: readonly Sentence[] = [
  (facts) =>
    `At about ${degrees(facts)}, close to the equator, days and nights are about equally long all year.`,
  () => 'Close to the equator, the sun rises and sets at nearly the same time all year.',
  () => 'The equator is near, and a day has about twelve hours of light in every month.',
  () => 'This close to the equator there is no winter to plan around.',
];

const goodAt = ({ town }: CityFacts, from: number) =>
  list(
    specialitiesOf(town)
      .slice(from, from + 3)
      .map((each) => (each === 'groups' ? 'group' : each)),
  );
const spoken = ({ town }: CityFacts) => {
  const [first = 'en'] = languagesOf(town.countryCode);
  return languageNames.of(first) ?? first;
};
const ADVICE: readonly Sentence[] = [
  (facts) => `Agents here plan ${goodAt(facts, 0)} trips, among others.`,
  (facts) => `Ask an agent for ${goodAt(facts, 0)} trips.`,
  (facts) => `Local agents know most about ${goodAt(facts, 1)} trips.`,
  (facts) => `What agents are asked for here: ${goodAt(facts, 0)} trips.`,
  (facts) => `An agent on the spot can plan ${goodAt(facts, 1)} trips for you.`,
  (facts) => `Some agents plan ${goodAt(facts, 1)} trips, others what you have in mind.`,
  (facts) => `${spoken(facts)} is spoken, and most agents speak another language too.`,
  (facts) => `Agents answer in ${spoken(facts)} and often in other languages as well.`,
  (facts) => `A few words of ${spoken(facts)} help; agents can help with the rest.`,
  (facts) => `Say what you like and how long you have, and an agent suggests a plan around ${name(facts)}.`,
  () => 'Compare agents by what they are good at, their languages and their ratings.',
  (facts) => `Agents in ${name(facts)} can also plan the way here and the next stop.`,
];

/** The sentences that are true of a town, one list for each part of its paragraph. */
export function sentencesOf(facts: CityFacts): readonly (readonly Sentence[])[] {
  const { town } = facts;
  const latitude = Math.abs(town.latitude);
  const beside = [...(facts.main ? FROM_MAIN : []), ...(facts.larger ? FROM_LARGER : [])];
  const shore = facts.isCoastal ? COAST : NEAR_SEA;
  const land = [...(facts.isInland ? [] : shore), ...(facts.isHigh ? HIGH : [])];
  const season = [
    ...(latitude >= FOUR_SEASONS ? SEASONS : []),
    ...(latitude < FOUR_SEASONS && latitude > TROPIC ? SUBTROPICS : []),
    ...(latitude <= TROPIC && latitude > EVEN_DAYS ? TROPICS : []),
    ...(latitude <= EVEN_DAYS ? EQUATOR : []),
  ];
  const introductions = town.population === 0 ? UNCOUNTED : INTRODUCTIONS;
  return [
    town.isCapital && town.population > 0 ? CAPITAL : introductions,
    beside.length > 0 ? beside : ALONE,
    land.length > 0 ? land : INLAND,
    season,
    ADVICE,
  ];
}
