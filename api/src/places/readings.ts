import type { AreaNames, AreaTest } from './area-names';
import { fold } from '@atoll/contracts/fold';

/** One way to read what was typed: a name, and the area that it is in. */
export interface Reading {
  readonly name: string;
  readonly area: AreaTest | null;
}

/** Words of an area's name at most: 'United States of America'. */
const AREA_WORDS = 5;

function cut(words: readonly string[], at: number): [string, string] {
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}

/**
 * 'Paris, Texas' is a name and an area; 'Paris Texas' and 'Texas Paris' likewise, unless a place has the whole as its
 * name. So the whole comes first, and last where a comma parts it.
 */
export function readingsOf(text: string, areas: AreaNames): Reading[] {
  const whole = fold(text);
  const comma = text.search(/[,،、，]/);
  const words = whole.split(' ');
  const cuts: [string, string][] = [];
  if (comma >= 0) {
    cuts.push([fold(text.slice(0, comma)), fold(text.slice(comma + 1))]);
    // 'Springfield, Illinois, United States'
    const [first = '', ...others] = text.split(/[,،、，]/).map(fold);
    for (const other of others) cuts.push([first, other]);
  }
  for (let at = words.length - 1; at > 0 && words.length - at <= AREA_WORDS; at -= 1)
    cuts.push(cut(words, at));
  for (let at = 1; at < words.length && at <= AREA_WORDS; at += 1) {
    const [area, name] = cut(words, at);
    cuts.push([name, area]);
  }
  const inAreas = cuts.flatMap(([name, area]): Reading[] => {
    const test = name !== '' && area !== '' ? areas.find(area) : null;
    return test ? [{ name, area: test }] : [];
  });
  const asWhole: Reading = { name: whole, area: null };
  return comma >= 0 ? [...inAreas, asWhole] : [asWhole, ...inAreas];
}
