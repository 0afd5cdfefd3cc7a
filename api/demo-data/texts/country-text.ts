import { fold } from '@atoll/contracts/fold';
import { countryAtStart } from '../../src/shared/countries/country-names';
import { landKind, type LandKind } from '../world/lands';
import type { Town } from '../world/town';
import { worldRegionInSentence } from '../world/world-regions';
import type { Said } from './claims';
import { isSureCapital } from './city-facts';
import { kindOf } from './city-sentences';
import { listInWords as list } from '@atoll/contracts/words';
import { rounded, roundedNumber } from './words';

const CALLED: Readonly<Record<LandKind, string>> = {
  'city-state': 'a city-state',
  'island country': 'an island country',
  island: 'an island',
  'island group': 'a group of islands',
  'landlocked country': 'a landlocked country',
  country: 'a country',
};
const NAMED_GUIDES = 3;
/** Names that are more than one thing: 'The Cayman Islands are'. */
const IS_PLURAL = /^the .*(Islands|Territories)$/i;
const isPlural = ({ country, countryCode }: Town) => IS_PLURAL.test(countryAtStart(countryCode, country));

/** What it is and where: 'The Netherlands is a country in Western Europe.' */
function place(town: Town): Said {
  const { country, countryCode } = town;
  const region = worldRegionInSentence(countryCode, country);
  const kind = landKind(countryCode);
  const name = countryAtStart(countryCode, country);
  if (kind === null) {
    return {
      text: `${name} ${isPlural(town) ? 'lie' : 'lies'} in ${region}.`,
      claims: [{ kind: 'world', region }],
    };
  }
  return {
    text: `${name} ${isPlural(town) ? 'are' : 'is'} ${CALLED[kind]} in ${region}.`,
    claims: [
      { kind: 'land', is: kind },
      { kind: 'world', region },
    ],
  };
}

const people = ({ population }: Town) => `about ${rounded(population)} people`;
const counted = ({ slug, population }: Town) =>
  ({ kind: 'population', of: slug, people: roundedNumber(population) }) as const;
const first = ({ slug, countrySlug }: Town) =>
  ({ kind: 'rank', of: slug, place: 1, among: countrySlug }) as const;

const isOther = ({ name, country }: Town) => fold(name) !== fold(country);

function capitalAndLargest(capital: Town, largest: Town | undefined, its: string): Said {
  const of = { kind: 'capital', of: capital.countrySlug } as const;
  if (!isOther(capital)) {
    return {
      text: `${its} capital has the same name and ${people(capital)}.`,
      claims: [of, counted(capital)],
    };
  }
  if (capital === largest) {
    return {
      text: `${its} capital and largest ${kindOf(capital)} is ${capital.name}, with ${people(capital)}.`,
      claims: [of, first(capital), counted(capital)],
    };
  }
  if (largest) {
    return {
      text: `${its} capital is ${capital.name}; the largest ${kindOf(largest)} is ${largest.name}, with ${people(largest)}.`,
      claims: [of, first(largest), counted(largest)],
    };
  }
  const isCounted = capital.isCountSure;
  return {
    text: `${its} capital is ${capital.name}${isCounted ? `, with ${people(capital)}` : ''}.`,
    claims: [of, ...(isCounted ? [counted(capital)] : [])],
  };
}

/** The capital and the largest town, as far as they are sure and not the country itself; null where neither is. */
function towns(ofCountry: readonly Town[]): Said | null {
  const capital = ofCountry.find(isSureCapital);
  const largest = ofCountry.find(
    ({ standing, isCountSure }) => standing?.among === 'country' && standing.place === 1 && isCountSure,
  );
  const its = ofCountry.some(isPlural) ? 'Their' : 'Its';
  if (capital) return capitalAndLargest(capital, largest, its);
  if (!largest || !isOther(largest)) return null;
  return {
    text: `${its} largest ${kindOf(largest)} is ${largest.name}, with ${people(largest)}.`,
    claims: [first(largest), counted(largest)],
  };
}

/** Where it has guides to; null where nobody wrote one, or only one to the place that is the country. */
function guides(guidedTowns: readonly Town[]): Said | null {
  const named = guidedTowns.filter(isOther);
  if (named.length === 0) return null;
  const others = named.length - NAMED_GUIDES;
  const more = others > 0 ? [`${others} other ${others > 1 ? 'places' : 'place'}`] : [];
  const names = named.slice(0, NAMED_GUIDES).map(({ name }) => name);
  return {
    text: `${named.length > 1 ? 'There are guides' : 'There is a guide'} to ${list([...names, ...more])}.`,
    claims: named.map(({ slug }) => ({ kind: 'guide', to: slug }) as const),
  };
}

/** One to three sentences about a country. Towns come by size. */
export function countryText(ofCountry: readonly Town[], guidedTowns: readonly Town[]): readonly Said[] {
  const [any] = ofCountry;
  if (!any) throw new Error('A country without towns.');
  return [place(any), towns(ofCountry), guides(guidedTowns)].filter((said) => said !== null);
}
