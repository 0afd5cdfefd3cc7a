import { cultureOf } from './cultures';
import { OWN_NAMES, type Names } from './own-names';
import { isPackaged, packagedNames } from './packaged-names';

export interface PersonName {
  readonly name: string;
  readonly family: string;
}

/** Invented by machines or by nobody: parts of names that no card should show. */
const IS_PLAIN = /^\p{Script=Latin}[\p{Script=Latin}'’-]+( \p{Script=Latin}[\p{Script=Latin}'’-]+)?$/u;

const kept = new Map<string, Names>();

function plain(names: readonly string[]): readonly string[] {
  return names.map((name) => name.replaceAll('‘', '’')).filter((name) => IS_PLAIN.test(name));
}

function namesIn(countryCode: string): Names {
  const known = kept.get(countryCode);
  if (known) return known;
  const culture = cultureOf(countryCode);
  const names: Names = isPackaged(culture) ? packagedNames(culture) : OWN_NAMES[culture];
  const usable: Names = {
    ...names,
    female: plain(names.female),
    male: plain(names.male),
    family: plain(names.family.map((name) => (culture === 'filipino' ? name.replace('-', ' ') : name))),
    familyOfWomen: names.familyOfWomen && plain(names.familyOfWomen),
  };
  kept.set(countryCode, usable);
  return usable;
}

function pickOf(random: () => number, list: readonly string[]): string {
  return list[Math.floor(random() * list.length)] ?? '';
}

/** A name that a person in this country may have, in Latin letters. */
export function personName(random: () => number, countryCode: string): PersonName {
  const names = namesIn(countryCode);
  const isWoman = random() < 0.5;
  const given = pickOf(random, isWoman ? names.female : names.male);
  const family = pickOf(random, isWoman ? (names.familyOfWomen ?? names.family) : names.family);
  return { name: names.isFamilyFirst ? `${family} ${given}` : `${given} ${family}`, family };
}
