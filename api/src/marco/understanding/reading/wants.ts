import { TASTES, WANTS, type Taste, type Want } from '@atoll/contracts/understanding-values';
import type { Sign, SignLine } from './signs';

/** What a message asks for, likes and refuses. */
export interface ReadWants {
  readonly wants: readonly Want[];
  readonly tastes: readonly Taste[];
  readonly refused: readonly (Want | Taste)[];
}

interface Said {
  readonly word: Want | Taste;
  readonly at: number;
  readonly clause: number;
  readonly isRefused: boolean;
}

const isWant = (word: string): word is Want => (WANTS as readonly string[]).includes(word);
const REFUSED_BEFORE = /![c_1fposi#-]{0,3}(?:[VR]\|[c_1]{0,2})*$/;
const REFUSED_BEHIND = /^[c_1ifopFUSZ-]{0,3}\?/;
/** 'Hotel no queremos': what refuses what follows it refuses what stands before it where its clause ends. */
const REFUSED_AT_END = /^[c_1Z]{0,2}!c{0,3}(?:[&,.|Z]|$)/;
const BREAK = /[&,.|Z]/;

function wordsOf(sign: Sign, isStay: boolean): readonly (Want | Taste)[] {
  if (sign.letter === 'R') return ['hotels'];
  const words = sign.values ?? [];
  // 'Restaurants in Rome' is something to do, 'a hotel with a restaurant' a taste.
  const isBoth = words.includes('activities') && words.some((word) => !isWant(word));
  return isBoth ? words.filter((word) => isWant(word) !== isStay) : words;
}

/** In one clause weather, help and a plan are what is asked, and not the hotel or the museum that they are about. */
function isAbout(want: Want, { at, clause }: Said, all: readonly Said[]): boolean {
  const others = all.filter((each) => each.at !== at && !each.isRefused && each.clause === clause);
  const has = (word: Want, isEarlier = false) =>
    others.some((each) => each.word === word && (!isEarlier || each.at < at));
  if (want === 'hotels') return has('help') || has('information') || has('activities', true);
  if (want === 'activities') return has('help') || has('information') || has('plan') || has('hotels', true);
  if (want === 'agents') return has('request');
  return want === 'information' && has('help');
}

/** Reads wants and tastes, and which of them are refused. */
export function readWants(line: SignLine): ReadWants {
  const { letters, signs } = line;
  const isStay = signs.some(({ letter, values }) => letter === 'R' || values?.includes('hotels'));
  const said = new Map<string, Said>();
  const tastes = new Set<Taste>();
  line.take(/(?:#(?:[-|U&]#)?[c-]{0,2}S|S{2,5})/g, (found) => {
    const counts = found.filter(({ letter }) => letter === '#').map(({ value }) => Number(value));
    for (const count of counts.length > 0 ? counts : [found.length])
      for (const taste of TASTES) if (taste === `stars:${String(count)}`) tastes.add(taste);
    return true;
  });
  let clause = 0;
  signs.forEach((sign, at) => {
    const isNoun = !sign.values?.every((word) => !isWant(word)) || letters[at + 1] !== 'V';
    const isRefused =
      REFUSED_BEHIND.test(letters.slice(at + 1, at + 6)) ||
      REFUSED_AT_END.test(letters.slice(at + 1, at + 9)) ||
      (REFUSED_BEFORE.test(letters.slice(Math.max(0, at - 12), at)) && (isNoun || letters[at - 1] !== 'V'));
    if (BREAK.test(sign.letter)) clause += 1;
    for (const word of wordsOf(sign, isStay)) {
      const key = `${word} ${String(clause)} ${String(isRefused)}`;
      if (!said.has(key)) said.set(key, { word, at, clause, isRefused });
    }
  });
  line.take(/[!]?V\??|R\?/g, () => true);

  const all = [...said.values()];
  const refused = new Set<Want | Taste>();
  for (const { word } of all) {
    const isAlsoLiked = all.some((each) => each.word === word && !each.isRefused);
    // 'A hotel, but no hostel' is no hotel refused.
    if (!isAlsoLiked) refused.add(word);
    else if (!isWant(word)) tastes.add(word);
  }
  const wanted = all.filter((each) => !each.isRefused && isWant(each.word) && !isAbout(each.word, each, all));
  // 'Un presupuesto de una agencia' is no budget.
  const isQuote =
    letters.includes('b') && !letters.includes('$') && wanted.some(({ word }) => word === 'agents');
  const isWanted = (want: Want) =>
    isQuote && (want === 'agents' || want === 'request')
      ? want === 'request'
      : wanted.some(({ word }) => word === want) && !refused.has(want);
  return {
    wants: WANTS.filter(isWanted),
    tastes: TASTES.filter((taste) => tastes.has(taste) && !refused.has(taste)),
    refused: [...refused],
  };
}
