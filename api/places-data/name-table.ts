import { NAME_USES, USE_SHIFT, type GazetteerColumns } from '../src/places/file/gazetteer-file';
import type { GazetteerPlace, PlaceName } from './gazetteer-place';
import { keysOf } from './spellings';

type NameColumns = Pick<
  GazetteerColumns,
  | 'keyStarts'
  | 'keys'
  | 'useStarts'
  | 'uses'
  | 'useSpellings'
  | 'spellingStarts'
  | 'spellings'
  | 'wordKeys'
  | 'wordStarts'
  | 'backwards'
>;

interface Use {
  readonly place: number;
  readonly name: PlaceName;
}

/** Text one after the other, each once, with where it starts. */
export class TextColumn {
  private readonly known = new Map<string, number>();
  private readonly parts: Buffer[] = [];
  private readonly starts = [0];
  private length = 0;

  /** The index of a text. */
  add(text: string): number {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    this.known.set(text, this.parts.length);
    return this.push(text);
  }

  /** The index of a text, which is written again even if it is there. */
  push(text: string): number {
    const bytes = Buffer.from(text);
    this.parts.push(bytes);
    this.length += bytes.length;
    this.starts.push(this.length);
    return this.parts.length - 1;
  }

  columns() {
    return { starts: Uint32Array.from(this.starts), bytes: Uint8Array.from(Buffer.concat(this.parts)) };
  }
}

const ACCENTED = /[^\x20-\x7e]/;
/** Where places' own names have no accents: 'Róma' is Hungarian for one. Elsewhere plain letters are a makeshift. */
const ACCENTLESS = 'IT GB IE NL ID MY PH US AU NZ ZA IN JP CN KR EG GR RU TH'.split(' ');

/** Uses of every key, each place once: by the use that comes first in `NAME_USES`, in the spelling with its accents. */
function usesByKey(places: readonly GazetteerPlace[]): Map<string, Use[]> {
  const byKey = new Map<string, Use[]>();
  places.forEach(({ names, countryCode }, place) => {
    const isAccentless = ACCENTLESS.includes(countryCode);
    const own = new Map<string, PlaceName>();
    for (const name of names) {
      for (const key of keysOf(name.text)) {
        const known = own.get(key);
        const isBetter =
          known &&
          NAME_USES.indexOf(name.use) <= NAME_USES.indexOf(known.use) &&
          known.use !== 'own' &&
          ACCENTED.test(name.text) === !isAccentless &&
          ACCENTED.test(known.text) === isAccentless;
        if (!known || isBetter) own.set(key, name);
      }
    }
    for (const [key, name] of own) {
      const list = byKey.get(key);
      if (list) list.push({ place, name });
      else byKey.set(key, [{ place, name }]);
    }
  });
  return byKey;
}

function wordColumns(keys: readonly string[]): Pick<NameColumns, 'wordKeys' | 'wordStarts'> {
  const words: { readonly rest: string; readonly key: number; readonly start: number }[] = [];
  let keyStart = 0;
  keys.forEach((text, key) => {
    for (let at = 0; at !== 0 || words.at(-1)?.key !== key; at = text.indexOf(' ', at) + 1) {
      words.push({ rest: text.slice(at), key, start: keyStart + at });
    }
    keyStart += text.length;
  });
  words.sort((a, b) => (a.rest < b.rest ? -1 : a.rest > b.rest ? 1 : a.key - b.key));
  return {
    wordKeys: Uint32Array.from(words, ({ key }) => key),
    wordStarts: Uint32Array.from(words, ({ start }) => start),
  };
}

function backwardOrder(keys: readonly string[]) {
  const turned = keys.map((text, key) => ({ text: text.split('').reverse().join(''), key }));
  turned.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  return Uint32Array.from(turned, ({ key }) => key);
}

/** The names of all places, sorted for a binary search. */
export function nameColumns(places: readonly GazetteerPlace[]): NameColumns {
  const byKey = usesByKey(places);
  const keys = [...byKey.keys()].sort();
  const spellings = new TextColumn();
  spellings.add('');
  const keyStarts = [0];
  const useStarts = [0];
  const uses: number[] = [];
  const useSpellings: number[] = [];
  for (const key of keys) {
    const sorted = (byKey.get(key) ?? []).sort(
      (a, b) => (places[b.place]?.weight ?? 0) - (places[a.place]?.weight ?? 0) || a.place - b.place,
    );
    for (const { place, name } of sorted) {
      uses.push(place + NAME_USES.indexOf(name.use) * 2 ** USE_SHIFT);
      useSpellings.push(name.use === 'other' ? spellings.add(name.text) : 0);
    }
    keyStarts.push((keyStarts.at(-1) ?? 0) + key.length);
    useStarts.push(uses.length);
  }
  const spelled = spellings.columns();
  const text = keys.join('');
  return {
    keyStarts: Uint32Array.from(keyStarts),
    keys: Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)),
    useStarts: Uint32Array.from(useStarts),
    uses: Uint32Array.from(uses),
    useSpellings: Uint32Array.from(useSpellings),
    spellingStarts: spelled.starts,
    spellings: spelled.bytes,
    ...wordColumns(keys),
    backwards: backwardOrder(keys),
  };
}
