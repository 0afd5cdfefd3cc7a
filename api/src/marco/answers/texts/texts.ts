import { CHAT_DATE_MESSAGES } from '@atoll/contracts/marco-stay';
import { monthsInWords } from '@atoll/contracts/months-in-words';
import type { EmergencyNumbers } from '../../../shared/countries/emergency';
import type { MessageLanguage } from '../../understanding/reading/read-message';
import ar from './catalogs/ar.json';
import de from './catalogs/de.json';
import en from './catalogs/en.json';
import es from './catalogs/es.json';
import fr from './catalogs/fr.json';
import hi from './catalogs/hi.json';
import it from './catalogs/it.json';
import ja from './catalogs/ja.json';
import pt from './catalogs/pt.json';
import tr from './catalogs/tr.json';

/** The sentences of one language, with names in braces for what code puts in. */
type Catalog = Readonly<Record<keyof typeof en, string>>;

export const CATALOGS: Readonly<Record<MessageLanguage, Catalog>> = {
  ar,
  de,
  en,
  es,
  fr,
  hi,
  it,
  ja,
  pt,
  tr,
};

/** Said before a message is read, and where no answer came: the specification's words (MAR-45, MAR-58). */
export const TEXTS = {
  failed: "I'm sorry, I encountered an error processing that. Please try again.",
  shareSpent: 'Marco has answered all it can for you today. Please come back tomorrow.',
  budgetSpent: 'Marco has answered all it can for today. Please come back tomorrow.',
  off: 'Marco is taking a break. Hotels, tours and agents are there as always.',
} as const;

/** What is said where the day's tokens are used up, by whose they are. */
export const TEXT_OF_SPENT = { all: TEXTS.budgetSpent, client: TEXTS.shareSpent } as const;

type Values = Readonly<Record<string, string | number>>;

/** A pattern is ours and a value may be anybody's words, so each name in it is replaced once, by no second pattern. */
function filled(pattern: string, values: Values): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_all, name: string) => `${values[name] ?? ''}`);
}

function dayOf(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}

function monthsIn(locale: string, months: readonly number[]): string {
  if (locale.startsWith('en')) return monthsInWords(months);
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const names = [...months].sort((a, b) => a - b).map((month) => format.format(Date.UTC(2000, month - 1, 1)));
  return new Intl.ListFormat(locale).format(names);
}

const MINUTE_MS = 60_000;

function textsOf(catalog: Catalog) {
  const { locale } = catalog;
  const text = (name: keyof Catalog, values: Values = {}) => filled(catalog[name], values);
  const ofPlace = (name: keyof Catalog) => (place: string) => text(name, { place });
  const problems = Object.entries(CHAT_DATE_MESSAGES) as [keyof typeof CHAT_DATE_MESSAGES, string][];
  return {
    unknownPlace: (words: string) => text('unknownPlace', { words }),
    noHotels: ofPlace('noHotels'),
    overBudget: ofPlace('overBudget'),
    hotelError: ofPlace('hotelError'),
    noCoordinates: ofPlace('noCoordinates'),
    whichCity: text('whichCity'),
    whichPlace: text('whichPlace'),
    whereTo: text('whereTo'),
    /** Near a sight or an airport, in a town. */
    foundHotels: (count: number, place: string, isNear = false) =>
      text(count === 1 ? 'foundHotel' : isNear ? 'foundHotelsNear' : 'foundHotels', { count, place }),
    /** One of the sentences of `chatDateProblem`. */
    dateProblem: (problem: string) => {
      const [name] = problems.find(([, sentence]) => sentence === problem) ?? [];
      return name ? text(name) : problem;
    },
    /** Days are `yyyy-MM-dd`. */
    monthTaken: (from: string, to: string) =>
      text('monthTaken', { from: dayOf(from, locale), to: dayOf(to, locale) }),
    childrenAsGuests: (count: number) => text(count === 1 ? 'child' : 'children', { count }),
    otherTaste: text('otherTaste'),
    untold: text('untold'),
    noActivities: ofPlace('noActivities'),
    activityError: ofPlace('activityError'),
    foundActivities: ofPlace('foundActivities'),
    /** Names as the guide has them. */
    sights: (names: readonly string[]) =>
      text('sights', { names: new Intl.ListFormat(locale).format(names) }),
    /** Months from 1 to 12; in English in the words of the city's page. */
    bestMonths: (place: string, months: readonly number[]) =>
      text('bestMonths', { place, months: monthsIn(locale, months) }),
    planned: (days: number, place: string, isShortened: boolean) =>
      text(days === 1 ? 'plannedDay' : isShortened ? 'plannedShort' : 'planned', { days, place }),
    noPlan: ofPlace('noPlan'),
    noPlanInBudget: ofPlace('noPlanInBudget'),
    activitiesOverBudget: ofPlace('activitiesOverBudget'),
    planGap: (days: number, wanted: number) => text('planGap', { days, wanted }),
    /** Whole minutes, one at least. */
    limited: (ms: number) => {
      const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
      const options = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
      return text('limited', { wait: new Intl.NumberFormat(locale, options).format(minutes) });
    },
    askAgents: ofPlace('askAgents'),
    agentsLink: ofPlace('agentsLink'),
    emergencyIn: (country: string, { police, ambulance, fire }: EmergencyNumbers) =>
      text(police === ambulance && police === fire ? 'emergencyOne' : 'emergencyThree', {
        country: nameOfCountry(country, locale),
        ...{ police, ambulance, fire },
      }),
    emergencyAnywhere: text('emergencyAnywhere'),
    notAlone: text('notAlone'),
    embassy: text('embassy'),
    webDown: text('webDown'),
    noKnowledge: text('noKnowledge'),
    webFound: text('webFound'),
    ofEarlier: text('ofEarlier'),
    silent: text('silent'),
    whatIn: ofPlace('whatIn'),
  };
}

function nameOfCountry(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}

/** The sentences that code says, in one language. Names of places stand as the gazetteer has them. */
export type Texts = ReturnType<typeof textsOf>;

export function textsIn(language: MessageLanguage): Texts {
  return textsOf(CATALOGS[language]);
}
