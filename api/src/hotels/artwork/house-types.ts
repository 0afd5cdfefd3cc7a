/** What is known of a hotel that tells what kind of house it is. */
export interface House {
  readonly name: string;
  readonly rating?: number;
  readonly amenities: readonly string[];
}

export interface HouseTypes {
  /** Types of the library's scenes, any of which fits. */
  readonly types: readonly string[];
  /** True where the name says it so plainly that another picture would be wrong. */
  readonly isPlain: boolean;
}

/** Words in names without accents, and the types of scenes they stand for; the first match counts. */
const PLAIN_NAMES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/airport|aeroport|aeropuerto|aeroporto|flughafen|lufthavn|flygplats|havaliman/, ['Airport']],
  [/\bryokan\b|\bonsen\b|\bminshuku\b/, ['Ryokan']],
  [/\briad\b|^dar\b|\bkasbah\b/, ['Riad']],
  [/\bsafari\b|\bgame (lodge|reserve)\b|\bbush (camp|lodge)\b/, ['Safari']],
  [/\bcamp\b|\bglamping\b|\byurt\b/, ['Camp', 'Glamping']],
  [/\bchalet\b|\bski\b|\blodge\b|\bberghaus\b|\balpin/, ['Chalet', 'Ski', 'Lodge']],
  [
    /\bgites?\b|agriturismo|casa rural|\bquinta\b|landhotel|\bfarm|\bmasseria\b|\bfinca\b|\bgard\b/,
    ['Farm stay'],
  ],
  [/chateau|\bcastle\b|schloss|castello|castillo|\bmanor\b/, ['Castle']],
  [/bungalow/, ['Bungalow']],
  [/overwater|island resort|beach resort|reef resort/, ['Island', 'Beach']],
];

const HINTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bbeach\b|\breef\b|\blagoon\b|\bresort\b|\bisland\b|\bplaya\b|\bpraia\b/, ['Beach']],
  [/hostel|backpack|\bibis\b|b&b hotel|budget/, ['Hostel', 'Budget', 'Business', 'City']],
  [
    /guest ?house|\binn\b|pension|pensao|auberge|gasthof|hostal|posada|pousada|locanda|b&b|homestay|cottage|maison/,
    ['Guest house', 'Inn'],
  ],
  [/palace|palais|palazzo|royal|imperial|ritz|waldorf|regis|\bgrand\b/, ['Luxury', 'Historic']],
  [/apart|residen|suites|studio|\bflat\b/, ['City', 'Design', 'Family']],
];

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function matching(rules: typeof HINTS, name: string): readonly string[] | undefined {
  return rules.find(([pattern]) => pattern.test(name))?.[1];
}

/** What kind of house it is, by its name first, then by its amenities and stars. */
export function houseTypes({ name, rating = 3, amenities }: House): HouseTypes {
  const words = plain(name);
  const types = matching(PLAIN_NAMES, words);
  if (types) return { types, isPlain: true };
  const hinted = matching(HINTS, words) ?? (amenities.includes('BEACH') ? ['Beach'] : undefined);
  if (hinted) return { types: hinted, isPlain: false };
  return { types: cityTypes(rating), isPlain: false };
}

/** A house that says nothing of itself is one in a town, of its class. */
function cityTypes(rating: number): string[] {
  return rating >= 5 ? ['City', 'Luxury', 'Historic', 'Family'] : ['City', 'Boutique', 'Business', 'Family'];
}
