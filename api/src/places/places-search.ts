import { fold } from './fold';
import { countryNameOf, type PlaceRecord } from './place-record';

export interface PlacesSearch {
  /** Places whose name begins with the text, best first; a part after a comma narrows by country or state. */
  find(text: string, limit: number): PlaceRecord[];
}

interface Key {
  readonly text: string;
  readonly record: PlaceRecord;
}

function keysOf(records: readonly PlaceRecord[]): Key[] {
  const keys = records.flatMap((record) =>
    [record.name, ...record.otherNames].map((name) => ({ text: fold(name), record })),
  );
  return keys.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
}

/** Index of the first key that is not before `text`. */
function lowerBound(keys: readonly Key[], text: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle]?.text ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isInArea(record: PlaceRecord, area: string): boolean {
  if (area === '') return true;
  const names = [countryNameOf(record.countryCode) ?? '', record.region ?? ''];
  const codes = [record.countryCode, record.countryCode === 'US' ? record.adminCode : ''];
  return (
    names.some((name) => fold(name).startsWith(area)) || codes.some((code) => code.toLowerCase() === area)
  );
}

/** Exact names before mere beginnings, then the larger place, then the alphabet. */
function isBetter(a: Key, b: Key, text: string): boolean {
  const exactA = a.text === text;
  const exactB = b.text === text;
  if (exactA !== exactB) return exactA;
  if (a.record.weight !== b.record.weight) return a.record.weight > b.record.weight;
  return a.text < b.text;
}

/** Keeps the best `limit` keys while walking over all that begin with `text`: no sorting of thousands. */
function bestKeys(keys: readonly Key[], text: string, area: string, limit: number): Key[] {
  const best: Key[] = [];
  for (let index = lowerBound(keys, text); index < keys.length; index += 1) {
    const key = keys[index];
    if (!key?.text.startsWith(text)) break;
    const last = best[best.length - 1];
    if (best.length >= limit && last && !isBetter(key, last, text)) continue;
    if (!isInArea(key.record, area)) continue;
    const same = best.findIndex((other) => other.record === key.record);
    if (same >= 0) {
      if (!isBetter(key, best[same] ?? key, text)) continue;
      best.splice(same, 1);
    }
    const at = best.findIndex((other) => isBetter(key, other, text));
    best.splice(at < 0 ? best.length : at, 0, key);
    if (best.length > limit) best.pop();
  }
  return best;
}

/** 'Paris, France' → name and area; 'Paris France' likewise, where no place has the whole as its name. */
function readings(query: string): { name: string; area: string }[] {
  const comma = query.indexOf(',');
  if (comma >= 0) return [{ name: fold(query.slice(0, comma)), area: fold(query.slice(comma + 1)) }];
  const words = fold(query).split(' ');
  return words.map((_, cut) => ({
    name: words.slice(0, words.length - cut).join(' '),
    area: words.slice(words.length - cut).join(' '),
  }));
}

/** A prefix index over the places: sorted keys and a binary search, under a millisecond for a usual query. */
export function createPlacesSearch(records: readonly PlaceRecord[]): PlacesSearch {
  const keys = keysOf(records);
  return {
    find: (query, limit) => {
      for (const { name, area } of readings(query)) {
        if (name === '') continue;
        const found = bestKeys(keys, name, area, limit);
        if (found.length > 0) return found.map((key) => key.record);
      }
      return [];
    },
  };
}
