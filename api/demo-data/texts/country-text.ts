import { countries } from 'countries-list';
import { pick, seededRandom } from '@atoll/contracts/seeded-random';
import type { Town } from '../world/town';
import { isLandlocked, worldRegionOf } from '../world/world-regions';
import { mainTown } from '../world/world';
import { list, rounded, theCountry, upperFirst } from './words';

const facts: Readonly<Record<string, { readonly languages: readonly string[] } | undefined>> = countries;
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

interface CountryFacts {
  readonly name: string;
  readonly region: string;
  readonly main: Town;
  readonly towns: readonly Town[];
  readonly languages: readonly string[];
  readonly isLandlocked: boolean;
}

type Sentence = (facts: CountryFacts) => string;
type Sentences = readonly [Sentence, ...Sentence[]];

const PLACES: Sentences = [
  ({ name, region }) => `A destination in ${theRegion(region)}, with agents who live there: ${name}.`,
  ({ name, region }) => `Trips to ${name}, in ${theRegion(region)}, planned by agents who live there.`,
  ({ name, region }) => `Plan a trip to ${name}, in ${theRegion(region)}, with an agent on the spot.`,
];
/** 'the Caribbean'; New Zealand is not in Australia and New Zealand. */
function theRegion(region: string): string {
  if (region.includes(' and ')) return 'Oceania';
  return region === 'Caribbean' ? 'the Caribbean' : region;
}

const isCapitalOf = ({ isCapital, name, country }: Town) => isCapital && name !== country;

const MAIN: Sentences = [
  ({ main }) =>
    isCapitalOf(main)
      ? `Its capital, ${main.name}, has about ${rounded(main.population)} people.`
      : `Its largest town is ${main.name}.`,
  ({ main }) =>
    isCapitalOf(main)
      ? `The capital is ${main.name}, with about ${rounded(main.population)} people.`
      : `${main.name} is its largest town.`,
];
const LAND: Sentences = [
  ({ isLandlocked: isInland }) =>
    isInland ? 'It has no coast of its own, so trips go over land.' : 'It has a coast of its own.',
  ({ isLandlocked: isInland }) => (isInland ? 'It is landlocked.' : 'It borders the sea.'),
];
const AGENTS: Sentences = [
  ({ towns, languages }) =>
    towns.length > 1
      ? `Agents work in ${list(towns.slice(0, 3).map(({ name }) => name))}${towns.length > 3 ? ' and other places' : ''}${languages.length > 0 ? `; ${list(languages)} ${languages.length > 1 ? 'are' : 'is'} spoken` : ''}.`
      : `Agents work in ${list(towns.map(({ name }) => name))}.`,
];

/** Three or four sentences about a country, from what is known of it. */
export function countryText(towns: readonly Town[]): string {
  const main = mainTown(towns);
  const random = seededRandom(`country ${main.countrySlug}`);
  const languages = (facts[main.countryCode]?.languages ?? [])
    .slice(0, 3)
    .map((code) => languageNames.of(code) ?? code);
  const known: CountryFacts = {
    name: theCountry(main.country),
    region: worldRegionOf(main.countryCode),
    main,
    towns,
    languages,
    isLandlocked: isLandlocked(main.countryCode),
  };
  return [PLACES, MAIN, LAND, AGENTS].map((part) => upperFirst(pick(random, part)(known))).join(' ');
}
