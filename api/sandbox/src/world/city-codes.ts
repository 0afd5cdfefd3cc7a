import { famousCities } from './famous-cities';
import type { City, Gazetteer } from './gazetteer';

export interface CityCodes {
  /** Three letters; null for places too small to have a code. */
  codeOf(cityIndex: number): string | null;
  /** Index of the city that has this code, null when none has. */
  cityWith(code: string): number | null;
  /** The name travelers use, where it differs from the gazetteer's. */
  commonName(cityIndex: number): string | null;
  /** Whether it is one of the places every traveler knows. */
  isFamous(cityIndex: number): boolean;
  /** Every city with a code. */
  coded: readonly number[];
}

/** From this population a place has a code of its own. */
const codedPopulation = 100_000;

/** Gives well-known cities their published codes and other big ones a code made from their letters. */
export function createCityCodes(gazetteer: Gazetteer): CityCodes {
  const big = citiesByPopulation(gazetteer);
  const codes = new Map<number, string>();
  const cities = new Map<string, number>();
  const names = new Map<number, string>();
  const give = (index: number, code: string) => {
    codes.set(index, code);
    cities.set(code, index);
  };
  for (const { index, code, commonName } of findFamous(big)) {
    give(index, code);
    if (commonName !== undefined) names.set(index, commonName);
  }
  const famous = new Set(codes.keys());
  for (const city of big) {
    if (city.population < codedPopulation) break;
    // Quarters are sold under the code of their city.
    if (!codes.has(city.index) && !city.isQuarter) give(city.index, freeCode(city.name, cities));
  }
  return {
    codeOf: (index) => codes.get(index) ?? null,
    cityWith: (code) => cities.get(code) ?? null,
    commonName: (index) => names.get(index) ?? null,
    isFamous: (index) => famous.has(index),
    coded: [...codes.keys()],
  };
}

// The smallest famous place has ten thousand people, so smaller ones need not be looked at.
function citiesByPopulation(gazetteer: Gazetteer): City[] {
  const cities: City[] = [];
  for (let index = 0; index < gazetteer.size; index += 1) {
    if (gazetteer.population(index) < 10_000) continue;
    const city = gazetteer.city(index);
    if (city !== null) cities.push(city);
  }
  return cities.sort((a, b) => b.population - a.population || a.index - b.index);
}

function findFamous(byPopulation: City[]) {
  const wanted = new Map(famousCities.map((entry) => [`${entry[0]}|${entry[1]}`, entry]));
  const found: { index: number; code: string; commonName?: string }[] = [];
  for (const city of byPopulation) {
    const key = `${city.name}|${city.countryCode}`;
    const entry = wanted.get(key);
    if (entry === undefined) continue;
    // The biggest of several places of that name is meant.
    wanted.delete(key);
    found.push({ index: city.index, code: entry[2], commonName: entry[3] });
  }
  return found;
}

function freeCode(name: string, taken: Map<string, number>): string {
  for (const code of candidateCodes(name)) if (!taken.has(code)) return code;
  throw new Error(`No three-letter code is left for ${name}`);
}

/** Codes from the letters of the name in their order, then any code, alphabetically. */
function* candidateCodes(name: string): Generator<string> {
  const letters = plainLetters(name);
  const first = letters[0] ?? 'X';
  for (let second = 1; second < letters.length; second += 1) {
    for (let third = second + 1; third < letters.length; third += 1) {
      yield `${first}${letters[second] ?? ''}${letters[third] ?? ''}`;
    }
  }
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const lead of [first, ...alphabet]) {
    for (const second of alphabet) for (const third of alphabet) yield `${lead}${second}${third}`;
  }
}

function plainLetters(name: string): string[] {
  return [...name.normalize('NFD').toUpperCase()].filter((letter) => letter >= 'A' && letter <= 'Z');
}
