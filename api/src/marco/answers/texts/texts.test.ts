import { CHAT_DATE_MESSAGES } from '@atoll/contracts/marco-stay';
import { CATALOGS, textsIn } from './texts';

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const LANGUAGES = Object.keys(CATALOGS) as (keyof typeof CATALOGS)[];

it.each(LANGUAGES)('MAR-64: the catalog of %s has every sentence, with the same names in it', (language) => {
  const { locale: _locale, ...english } = CATALOGS.en;
  const { locale: _other, ...catalog } = CATALOGS[language];
  const names = (sentences: Readonly<Record<string, string>>) =>
    Object.entries(sentences).map(([key, text]) => [key, namesIn(text).join(' ')]);
  expect(names(catalog)).toEqual(names(english));
});

it('MAR-64: sentences come in the language of the message, days and countries as well', () => {
  const german = textsIn('de');
  expect(german.foundHotels(3, 'Rome')).toBe('Hier sind 3 Hotels in Rome für Ihre Reisedaten.');
  expect(german.monthTaken('2021-03-01', '2021-03-03')).toContain('1. März bis 3. März');
  expect(german.emergencyIn('IT', { police: '112', ambulance: '112', fire: '112' })).toContain('Italien');
  expect(german.dateProblem(CHAT_DATE_MESSAGES.past)).toContain('Vergangenheit');
  expect(textsIn('en').dateProblem(CHAT_DATE_MESSAGES.past)).toBe(CHAT_DATE_MESSAGES.past);
});

it('MAR-64: words of a visitor are put in as they are', () => {
  expect(textsIn('en').unknownPlace('{place} $& <b>')).toContain("couldn't find {place} $& <b> as");
});
