import type { MessageLanguage } from '../understanding/reading/read-message';
import type { AmenityTaste } from '../travel/hotel-tastes';
import ar from './texts/ar.json';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import hi from './texts/hi.json';
import it from './texts/it.json';
import ja from './texts/ja.json';
import pt from './texts/pt.json';
import tr from './texts/tr.json';

type Catalog = typeof en;

/** Sentences of claims and of their evidence, with names in braces for what code puts in. */
export const CLAIM_CATALOGS: Readonly<Record<MessageLanguage, Catalog>> = {
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

type Sentence = Exclude<keyof Catalog, 'locale' | 'amenities'>;
type Money = { readonly amount: number; readonly currency: string };

const MINUTES_PER_HOUR = 60;

/** Words, amounts and days of claims in one language. */
export function claimTextsIn(language: MessageLanguage) {
  const catalog = CLAIM_CATALOGS[language];
  const { locale } = catalog;
  const number = (value: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(locale, options).format(value);
  const unit = (value: number, name: string) =>
    number(value, { style: 'unit', unit: name, unitDisplay: 'long' });
  return {
    /** Each name in braces is replaced once, so that no name of a house is read as a pattern. */
    say: (sentence: Sentence, values: Readonly<Record<string, string>> = {}) =>
      catalog[sentence].replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? ''),
    amenity: (taste: AmenityTaste) => catalog.amenities[taste],
    number,
    /** As the cards show it: in English a dollar is '$'. */
    money: ({ amount, currency }: Money) =>
      new Intl.NumberFormat(language === 'en' ? 'en-US' : locale, { style: 'currency', currency }).format(
        amount,
      ),
    /** `yyyy-MM-dd`. */
    day: (date: string) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
        new Date(date),
      ),
    /** ISO 8601, as the clock of the place shows it: the offset of the moment is left out. */
    moment: (moment: string) => {
      const [date = '', time] = moment.split('T');
      const options: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' };
      if (time) options.timeStyle = 'short';
      const clock = time ? `T${time.slice(0, 'HH:mm'.length)}Z` : '';
      return new Intl.DateTimeFormat(locale, options).format(new Date(`${date}${clock}`));
    },
    km: (km: number) => number(km, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }),
    length: (minutes: number) => {
      const [hours, rest] = [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR];
      const parts = [...(hours ? [unit(hours, 'hour')] : []), ...(rest ? [unit(rest, 'minute')] : [])];
      return new Intl.ListFormat(locale, { type: 'unit' }).format(parts);
    },
  };
}

export type ClaimTexts = ReturnType<typeof claimTextsIn>;
