import { pick } from '@atoll/contracts/seeded-random';
import { fold } from '@atoll/contracts/fold';
import { countryInSentence } from '../../src/shared/countries/country-names';
import type { Town } from '../world/town';
import type { Claim, Said } from './claims';
import type { CityFacts, Near } from './city-facts';
import { directionFrom, largest, rounded, roundedNumber } from './words';

const CITY = 100_000;
const TOWN = 2_000;

/** What a place of so many people is called. */
export function kindOf({ population }: Town): string {
  if (population >= CITY) return 'city';
  return population >= TOWN ? 'town' : 'place';
}

const theCountry = ({ countryCode, country }: Town) => countryInSentence(countryCode, country);
/** Singapore is not in Singapore, and Macau not in Macao. */
const isItsCountry = ({ name, country }: Town) =>
  fold(name) === fold(country) || (name === 'Macau' && country === 'Macao');

/** The part of the country, where that says more than the names of the town and the country. */
function regionOf({ region, name, country }: Town): string | null {
  return region && fold(region) !== fold(name) && fold(region) !== fold(country) ? region : null;
}

function where(town: Town): string {
  const region = regionOf(town);
  return region ? `${region}, ${theCountry(town)}` : theCountry(town);
}

const lies = (town: Town): Claim => ({ kind: 'in', region: regionOf(town), country: town.countrySlug });
const counted = ({ slug, population }: Town): Claim => ({
  kind: 'population',
  of: slug,
  people: roundedNumber(population),
});
const people = ({ population }: Town) => `about ${rounded(population)} people`;

/** 'largest city', 'third-largest town', with what it is one of; null where the counts leave a doubt. */
function ranked(town: Town): { words: string; among: string; claim: Claim } | null {
  const { standing, slug, countrySlug } = town;
  if (!standing || isItsCountry(town)) return null;
  const region = regionOf(town);
  if (standing.among === 'region' && !region) return null;
  const isOfCountry = standing.among === 'country';
  return {
    words: `${largest(standing.place)} ${kindOf(town)}`,
    among: isOfCountry ? theCountry(town) : `${region}, ${theCountry(town)}`,
    claim: {
      kind: 'rank',
      of: slug,
      place: standing.place,
      among: isOfCountry ? countrySlug : `${countrySlug}/${region}`,
    },
  };
}

function capital(town: Town): Said {
  const { name, countrySlug } = town;
  const claim: Claim = { kind: 'capital', of: countrySlug };
  if (!town.isCountSure) return { text: `${name} is the capital of ${theCountry(town)}.`, claims: [claim] };
  const rank = town.standing?.among === 'country' ? ranked(town) : null;
  return {
    text: `${name} is the capital${rank ? ` and ${rank.words}` : ''} of ${theCountry(town)}, with ${people(town)}.`,
    claims: [claim, counted(town), ...(rank ? [rank.claim] : [])],
  };
}

/** What it is, where it is, and how large. */
export function identity({ town, isCapital }: CityFacts, random: () => number): Said {
  const { name } = town;
  if (isItsCountry(town) && town.isCountSure)
    return { text: `${name} has ${people(town)}.`, claims: [counted(town)] };
  if (isCapital) return capital(town);
  if (!town.isCountSure) return { text: `${name} lies in ${where(town)}.`, claims: [lies(town)] };
  const rank = ranked(town);
  if (rank) {
    return {
      text: `${name} is the ${rank.words} in ${rank.among}, with ${people(town)}.`,
      claims: [rank.claim, counted(town)],
    };
  }
  // Neither a city nor a town: which of them it is, is not for its size to say.
  const claims = [lies(town), counted(town)];
  return pick<Said>(random, [
    { text: `${name} lies in ${where(town)}, and has ${people(town)}.`, claims },
    { text: `${name}, in ${where(town)}, has ${people(town)}.`, claims },
  ]);
}

const seenFrom = ({ town: to, km }: Near, town: Town): Claim => ({
  kind: 'distance',
  to: to.slug,
  km: roundedNumber(km),
  direction: directionFrom(to, town),
});

/** The sea, the height, and the way from the nearest larger town; null where there is none of them. */
export function situation({ town, larger, height }: CityFacts): Said | null {
  const land = height === null ? [] : [`at about ${rounded(height)} m above sea level`];
  const way = larger
    ? [`about ${rounded(larger.km)} km ${directionFrom(larger.town, town)} of ${larger.town.name}`]
    : [];
  const parts = [...(town.isOnSea ? ['on the sea'] : land), ...way];
  if (parts.length === 0) return null;
  const claims: Claim[] = [
    ...(town.isOnSea ? [{ kind: 'coast' } as const] : []),
    ...(height === null ? [] : [{ kind: 'height', metres: roundedNumber(height) } as const]),
    ...(larger ? [seenFrom(larger, town)] : []),
  ];
  // A sentence names something of its own: the other town, or this one.
  return { text: `${larger ? 'It' : town.name} lies ${parts.join(', ')}.`, claims };
}

/** The nearest place with a guide; null where there is none, or where it has been named already. */
export function nextGuide({ town, larger, guided }: CityFacts): Said | null {
  if (!guided || guided.town === larger?.town) return null;
  const direction = directionFrom(town, guided.town);
  return {
    text: `The nearest place with a guide is ${guided.town.name}, about ${rounded(guided.km)} km to the ${direction}.`,
    claims: [{ kind: 'guide', to: guided.town.slug }, seenFrom(guided, town)],
  };
}
