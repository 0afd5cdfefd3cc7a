import { fold } from '@atoll/contracts/fold';
import type { MessageLanguage, MessageReading } from './reading/read-message';

/** How each language says 'the first', 'the second', 'the third'. */
const ORDINALS: Readonly<Record<MessageLanguage, readonly (readonly string[])[]>> = {
  en: [
    ['first', '1st'],
    ['second', '2nd'],
    ['third', '3rd'],
  ],
  de: [
    ['erste', 'ersten', 'erstes', 'erster'],
    ['zweite', 'zweiten', 'zweites', 'zweiter'],
    ['dritte', 'dritten', 'drittes', 'dritter'],
  ],
  fr: [
    ['premier', 'première', '1er'],
    ['deuxième', 'second', 'seconde', '2e'],
    ['troisième', '3e'],
  ],
  es: [
    ['primero', 'primera', 'primer'],
    ['segundo', 'segunda'],
    ['tercero', 'tercera', 'tercer'],
  ],
  it: [
    ['primo', 'prima'],
    ['secondo', 'seconda'],
    ['terzo', 'terza'],
  ],
  pt: [
    ['primeiro', 'primeira'],
    ['segundo', 'segunda'],
    ['terceiro', 'terceira'],
  ],
  tr: [['birinci', 'ilk'], ['ikinci'], ['üçüncü']],
  hi: [
    ['पहला', 'पहले', 'पहली'],
    ['दूसरा', 'दूसरे', 'दूसरी'],
    ['तीसरा', 'तीसरे', 'तीसरी'],
  ],
  ja: [
    ['一番目', '1番目', '最初', '一つ目', '1つ目'],
    ['二番目', '2番目', '二つ目', '2つ目'],
    ['三番目', '3番目', '三つ目', '3つ目'],
  ],
  ar: [
    ['الأول', 'الأولى'],
    ['الثاني', 'الثانية'],
    ['الثالث', 'الثالثة'],
  ],
};

const plain = (text: string) => fold(text) || text;
/** A language without spaces has an ordinal wherever it stands. */
const WITHOUT_SPACES: readonly MessageLanguage[] = ['ja'];

/** Which of the cards that were shown a message speaks of, from 0; undefined where it points at none, or says more of a trip. */
export function pointedAt(text: string, reading: MessageReading): number | undefined {
  const { language, checkIn, checkOut, month, nights, days, adults, childrenAges, rooms, budget } = reading;
  const ofTrip = [checkIn, checkOut, month, nights, days, adults, childrenAges, rooms, budget];
  if (ofTrip.some((value) => value !== undefined)) return undefined;
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu)?.map(plain) ?? [];
  const isSaid = (ordinal: string) =>
    WITHOUT_SPACES.includes(language) ? text.includes(ordinal) : words.includes(plain(ordinal));
  const at = ORDINALS[language].findIndex((ordinals) => ordinals.some(isSaid));
  return at < 0 ? undefined : at;
}
