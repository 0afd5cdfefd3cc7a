import type { MessageLanguage } from '../reading/read-message';

/** How a language marks that a word is a place. Folded, except where a sign would be lost. */
export interface PlaceMarks {
  /** Stand before a place and little else: 'in', 'near'. */
  readonly before: readonly string[];
  /** Stand before a place or something else: 'to Rome', 'to relax'. */
  readonly loose: readonly string[];
  /** May stand between the two: 'in the Algarve'. */
  readonly articles: readonly string[];
  /** Stand behind a place: Hindi and Japanese. */
  readonly behind?: readonly string[];
  /** Are joined to its end: Turkish cases. */
  readonly endings?: readonly string[];
  /** Are joined to its beginning: Arabic. */
  readonly beginnings?: readonly string[];
  /** Join a second place: 'Rome and Florence'. */
  readonly and: readonly string[];
  /** Say that what follows is not wanted. */
  readonly not: readonly string[];
  /** Stand before where somebody comes from: 'from Munich to Venice'. */
  readonly origin?: readonly string[];
  /** Say that what stands before them is not wanted: Japanese. */
  readonly notBehind?: readonly string[];
}

const words = (text: string): readonly string[] => text.split(' ');

export const PLACE_MARKS: Readonly<Record<MessageLanguage, PlaceMarks>> = {
  en: {
    before: words('in inn at near around visit visiting within'),
    loose: words('to for of about through between towards'),
    articles: words('the'),
    and: words('and or then & + / vs'),
    origin: words('from'),
    not: words('not except besides avoid skip instead but'),
  },
  de: {
    before: words('in im nach bei um nahe rund'),
    loose: words('fur zu am an auf uber durch'),
    articles: words('der die das den dem'),
    and: words('und oder dann & + /'),
    origin: words('von aus ab'),
    not: words('nicht ausser statt anstatt ohne'),
  },
  fr: {
    before: words('à en au aux vers dans près a pres sur'),
    loose: words('pour de du des par d'),
    articles: words('la le les l'),
    and: words('et ou puis & + /'),
    origin: words('depuis'),
    not: words('pas sauf plutot hormis'),
  },
  es: {
    before: words('en cerca hacia por a'),
    loose: words('para de del sobre'),
    articles: words('la el las los'),
    and: words('y e o luego & + /'),
    origin: words('desde'),
    not: words('no excepto salvo menos'),
  },
  it: {
    before: words('a ad in nel nella nei sul vicino verso presso'),
    loose: words('per di del della su'),
    articles: words('la il le i gli lo l'),
    and: words('e ed o poi & + /'),
    origin: words('da'),
    not: words('non tranne eccetto'),
  },
  pt: {
    before: words('em no na nos nas perto a ao'),
    loose: words('para de do da por sobre pra pro'),
    articles: words('o a os as'),
    and: words('e ou depois & + /'),
    not: words('nao exceto menos'),
  },
  tr: {
    before: [],
    loose: [],
    articles: [],
    behind: words('icin yakinlarinda yakininda civarinda cevresinde otelleri'),
    endings: words('daki deki taki teki dan den tan ten nda nde da de ta te ya ye yi yu nin nun in un a e'),
    and: words('ve veya ile & + /'),
    not: words('degil haric'),
  },
  hi: {
    before: [],
    loose: [],
    articles: [],
    behind: words('में मे के की का से को पर जाना घूमने'),
    and: words('और या & + /'),
    not: words('नहीं'),
  },
  ja: {
    before: [],
    loose: [],
    articles: [],
    endings: words('島 市 県 都 府 州'),
    and: words('と や & + /'),
    not: [],
    notBehind: words('以外'),
  },
  ar: {
    before: words('في الى قرب حول زيارة'),
    loose: words('ل عن من'),
    articles: [],
    beginnings: words('ب ل ال بال لل و وب ول'),
    and: words('و او ثم & + /'),
    not: words('ليس غير عدا'),
  },
};

/** Traveled cities that are called like an ordinary word: in small letters they need a word such as 'in' before them. */
export const LIKE_ORDINARY_WORDS: ReadonlySet<string> = new Set(
  words('nice split bath cork como marco victoria spring kabul كيف'),
);
