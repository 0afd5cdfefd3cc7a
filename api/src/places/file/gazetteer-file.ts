import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PACKAGE_DIR } from '../../shared/config/package-folder';

/** Made from the packages by `api/places-data/build.ts`. */
export const GAZETTEER_FILE = join(PACKAGE_DIR, 'places-data', 'dist', 'gazetteer.bin');

/**
 * How a name belongs to a place; it decides how much the place weighs when it is found by that name. A phrase is what
 * people type for it and nobody calls it: 'Paris airport'. An area's name stands for its largest places.
 */
export const NAME_USES = ['own', 'other', 'phrase', 'airportCode', 'cityCode', 'area'] as const;
export type NameUse = (typeof NAME_USES)[number];

/** A use is one number: the place in the lower bits, above them the index of its kind. */
export const USE_SHIFT = 24;
export const PLACE_MASK = 2 ** USE_SHIFT - 1;

export const IS_CAPITAL = 1;
export const IS_QUARTER = 2;
/** Another place has its name and country. */
export const SHOWS_REGION = 4;

/** What is rare about a place. */
export interface PlaceExtra {
  readonly iataCode?: string;
  readonly description?: string;
  /** A region's largest places, the largest first. */
  readonly offers?: readonly number[];
}

/** The part of the file that is text for machines. */
export interface GazetteerLists {
  /** ISO 3166-1 alpha-2. */
  readonly countryCodes: readonly string[];
  /** First-level divisions; the first is none. */
  readonly divisionNames: readonly string[];
  /** Folded names of countries in many languages, and the country's index. */
  readonly countryKeys: readonly (readonly [name: string, country: number])[];
  readonly divisionKeys: readonly (readonly [name: string, division: number])[];
  readonly extras: Readonly<Record<string, PlaceExtra>>;
}

/** Columns of the file by name; those that end in `Starts` have one entry more, the end of the last. */
export const COLUMNS = {
  /** Of places, in 1e-5 degrees. */
  latitudes: Int32Array,
  longitudes: Int32Array,
  /** Inhabitants, or what counts like them. */
  weights: Uint32Array,
  kinds: Uint8Array,
  flags: Uint8Array,
  countries: Uint8Array,
  divisions: Uint16Array,
  /** Shown names, as UTF-8. */
  nameStarts: Uint32Array,
  names: Uint8Array,
  /** Folded names of all places, sorted, each once, as UTF-16. */
  keyStarts: Uint32Array,
  keys: Uint16Array,
  /** Uses of the keys, the weightiest first, and how each is spelled; 0 is the shown name. */
  useStarts: Uint32Array,
  uses: Uint32Array,
  useSpellings: Uint32Array,
  spellingStarts: Uint32Array,
  spellings: Uint8Array,
  /** Every word of every key, sorted by what follows: its key, and where in `keys` it begins. */
  wordKeys: Uint32Array,
  wordStarts: Uint32Array,
  /** The keys in the order of their letters from the last to the first. */
  backwards: Uint32Array,
} as const;

export type ColumnName = keyof typeof COLUMNS;
export type GazetteerColumns = {
  readonly [Name in ColumnName]: ReturnType<(typeof COLUMNS)[Name]['from']>;
};
export type GazetteerFile = GazetteerColumns & GazetteerLists;

interface Header {
  readonly columns: Readonly<Record<ColumnName, { readonly at: number; readonly length: number }>>;
  readonly lists: GazetteerLists;
}

const ALIGNMENT = 8;
const LENGTH_BYTES = 4;

function aligned(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
}

/** The bytes of a file: length of the header, the header as JSON, the columns. */
export function writeGazetteer(columns: GazetteerColumns, lists: GazetteerLists): Buffer {
  const names = Object.keys(COLUMNS) as ColumnName[];
  let at = 0;
  const places = names.map((name) => {
    const place = { at, length: columns[name].length };
    at = aligned(at + columns[name].byteLength);
    return [name, place] as const;
  });
  const header: Header = { columns: Object.fromEntries(places) as Header['columns'], lists };
  const json = Buffer.from(JSON.stringify(header));
  const start = aligned(LENGTH_BYTES + json.length);
  const file = Buffer.alloc(start + at);
  file.writeUInt32LE(json.length);
  json.copy(file, LENGTH_BYTES);
  for (const [name, place] of places) {
    const { buffer, byteOffset, byteLength } = columns[name];
    Buffer.from(buffer, byteOffset, byteLength).copy(file, start + place.at);
  }
  return file;
}

/** A file's columns as views of its bytes, which are not copied. */
function parseGazetteer(file: Buffer): GazetteerFile {
  const jsonLength = file.readUInt32LE();
  const { columns, lists } = JSON.parse(
    file.toString('utf8', LENGTH_BYTES, LENGTH_BYTES + jsonLength),
  ) as Header;
  // Columns begin where their numbers may, which a file inside a larger buffer need not.
  const { buffer, byteOffset } =
    file.byteOffset % ALIGNMENT === 0 ? file : Buffer.from(new Uint8Array(file).buffer);
  const start = byteOffset + aligned(LENGTH_BYTES + jsonLength);
  const views = Object.entries(COLUMNS).map(([name, Column]) => {
    const { at, length } = columns[name as ColumnName];
    return [name, new Column(buffer as ArrayBuffer, start + at, length)];
  });
  return { ...(Object.fromEntries(views) as GazetteerColumns), ...lists };
}

/** Reads the built gazetteer. */
export async function readGazetteer(): Promise<GazetteerFile> {
  try {
    return parseGazetteer(await readFile(GAZETTEER_FILE));
  } catch (error) {
    throw new Error(`${GAZETTEER_FILE} cannot be read: 'pnpm build' makes it`, { cause: error });
  }
}
