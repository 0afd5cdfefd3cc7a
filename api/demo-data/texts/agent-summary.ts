import type { AgentLanguage, AgentSpeciality } from '@atoll/contracts/agent';
import { pick } from '@atoll/contracts/seeded-random';
import type { Town } from '../world/town';
import { countryInSentence } from '../../src/shared/countries/country-names';
import { listInWords as list } from '@atoll/contracts/words';

export interface SummaryFacts {
  readonly town: Town;
  readonly agency: string;
  readonly specialities: readonly AgentSpeciality[];
  readonly languages: readonly AgentLanguage[];
  readonly since: number;
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
const NAMES = new Map<string, string>();

function languageName(code: AgentLanguage): string {
  const known = NAMES.get(code) ?? languageNames.of(code) ?? code;
  NAMES.set(code, known);
  return known;
}

const OPENINGS: readonly [
  (facts: SummaryFacts, what: string) => string,
  ...((facts: SummaryFacts, what: string) => string)[],
] = [
  ({ town, since }, what) => `Has planned ${what} trips in and around ${town.name} since ${since}.`,
  ({ town, since }, what) => `Has arranged ${what} trips from ${town.name} since ${since}.`,
  ({ since, town }, what) =>
    `In the business since ${since}, with a focus on ${what} trips across ${countryInSentence(town.countryCode, town.country)}.`,
  ({ town, agency }, what) => `Runs ${agency} in ${town.name}, which plans ${what} trips.`,
  ({ town, languages }, what) =>
    `Plans ${what} trips across ${countryInSentence(town.countryCode, town.country)}, in ${list(languages.map(languageName))}.`,
  ({ town, since }, what) => `Started in ${town.name} in ${since} and has planned ${what} trips ever since.`,
  ({ town, agency, since }, what) => `With ${agency} since ${since}: ${what} trips, planned in ${town.name}.`,
  ({ town }, what) => `Your contact in ${town.name} for ${what} trips.`,
];

const ENDINGS = [
  'Answers within a working day and sends a first plan at no cost.',
  'Likes slow trips with a few good hotels better than long lists of sights.',
  'Good at trips where three generations travel together.',
  'Knows which guides are worth booking early.',
  'Builds every plan from scratch, and says what it costs line by line.',
  'Works with small hotels and local drivers.',
  'Often asked for trips at short notice.',
  'Plans around trains and ferries wherever they are the better way.',
  'Meets travelers in person or by video, as they prefer.',
  'Keeps a phone on for travelers while they are on the road.',
  'Takes care of visas, transfers and tables as well as rooms.',
  'Happy to plan one day or three weeks.',
  'Used to dietary needs, wheelchairs and nervous flyers.',
  'Suggests quiet months and tells you why.',
  'Books what you cannot easily book from home.',
  'Likes first visits as much as tenth ones.',
  'Sends a short list of choices instead of a catalog.',
  'Plans with children in mind, from travel cots to early dinners.',
  'Prefers two nights more in one place to one more stop.',
  'Small groups welcome, large ones with some notice.',
  'Handles the parts of a trip that go wrong, too.',
  'Asks many questions first, and books little before you have said yes.',
  'Knows the back roads and where to stop for lunch.',
  'Plans for travelers on their own, with company where they want it.',
] as const;

/** One or two sentences of an invented agent about itself. */
export function agentSummary(random: () => number, facts: SummaryFacts): string {
  const words = facts.specialities.slice(0, 2).map((each) => (each === 'groups' ? 'group' : each));
  const opening = pick(random, OPENINGS)(facts, list(words));
  return `${opening} ${pick(random, ENDINGS)}`;
}
