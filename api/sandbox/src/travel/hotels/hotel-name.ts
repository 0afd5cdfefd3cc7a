import type { SeededRandom } from '../../world/seeded-random';
import type { HouseKind } from '@atoll/contracts/sample-hotel';
import type { HotelBrand } from './hotel-chains';
import { nameStyleOf, type NameStyle } from './name-styles';

/** Where a hotel is, as far as its name is concerned. */
export interface NamingPlace {
  city: string;
  /** Name of the quarter it stands in, if that has one. */
  quarter: string | null;
  isCentral: boolean;
  language: string;
}

const centralDistricts = [
  'City Centre',
  'Central',
  'Old Town',
  'Central Station',
  'Downtown',
  'Market Square',
  'Grand Boulevard',
];
const outerDistricts = [
  'Airport',
  'Convention Centre',
  'Business Park',
  'University',
  'Exhibition Park',
  'Gateway',
  'Gardens',
];

/** Names of areas that tell one hotel from another, the most fitting first. */
function areasOf(place: NamingPlace, random: SeededRandom): string[] {
  const districts = place.isCentral ? centralDistricts : outerDistricts;
  const start = random.int(0, districts.length - 1);
  const around = [...districts.slice(start), ...districts.slice(0, start)];
  return place.quarter === null ? around : [place.quarter, ...around];
}

/** A chain's hotel: the brand, the city and, when there are several, the quarter. Adds the name to `taken`. */
export function brandedName(
  brand: HotelBrand,
  place: NamingPlace,
  random: SeededRandom,
  taken: Set<string>,
): string {
  const areas = areasOf(place, random);
  const names = [
    `${brand.name} ${place.city}`,
    ...areas.map((area) => `${brand.name} ${place.city} ${area}`),
  ];
  return claim(names, taken);
}

/** A house without a brand, called as houses are called in its country. Adds the name to `taken`. */
export function independentName(
  kind: HouseKind,
  place: NamingPlace,
  random: SeededRandom,
  taken: Set<string>,
): string {
  const style = nameStyleOf(place.language);
  const make = () => compose(kind, style, place, random);
  const names = [make(), make(), make(), make(), make(), make()];
  const last = names.at(-1) ?? place.city;
  return claim([...names, ...areasOf(place, random).map((area) => `${last}, ${area}`)], taken);
}

const resortPatterns = [
  '{x} Island Resort & Spa',
  '{c} {x} Resort',
  '{x} Beach Resort',
  'The {x} Reef Resort',
];
const hostelPatterns = ['{c} Backpackers {x}', 'Hostel {x}', '{x} Hostel {c}', 'Urban {x} Hostel'];

function compose(kind: HouseKind, style: NameStyle, place: NamingPlace, random: SeededRandom): string {
  const pattern = random.pick(patternsFor(kind, style));
  // French and German articles belong to the motif and read badly in an English pattern.
  const motif = random.pick(kind === 'resort' || kind === 'hostel' ? plainMotifs(style) : style.motifs);
  return pattern.replace('{x}', motif).replace('{c}', place.city);
}

function patternsFor(kind: HouseKind, style: NameStyle): readonly string[] {
  if (kind === 'resort') return resortPatterns;
  if (kind === 'hostel') return hostelPatterns;
  return style[kind];
}

function plainMotifs(style: NameStyle): readonly string[] {
  return style.motifs.filter((motif) => /^[A-Z]/.test(motif) && !/^(Am|Zum) /.test(motif));
}

/** The first name nobody has; the last one numbered when all are taken. */
function claim(names: readonly string[], taken: Set<string>): string {
  let name = names.find((candidate) => !taken.has(candidate));
  const last = names.at(-1) ?? 'Hotel';
  for (let number = 2; name === undefined; number += 1) {
    const numbered = `${last} ${number}`;
    if (!taken.has(numbered)) name = numbered;
  }
  taken.add(name);
  return name;
}
