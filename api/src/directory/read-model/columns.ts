/** One number per row for each of these, without an object per agent. */
const TYPES = {
  city: Uint32Array,
  country: Uint16Array,
  /** The names of city and country, which may differ between agents of one city. */
  place: Uint32Array,
  featured: Uint8Array,
  /** `ROW_FLAGS` of what else is true of an agent. */
  flags: Uint8Array,
  /** -1 where nobody has rated. */
  rating: Float32Array,
  ratingCount: Uint32Array,
  /** The rating weighted by how many ratings it is the mean of. */
  score: Float32Array,
  since: Uint16Array,
  specialities: Uint32Array,
  /** Two masks, because there are more than 32 languages. */
  languages: Uint32Array,
  moreLanguages: Uint32Array,
  lat: Float64Array,
  lng: Float64Array,
  nameSlugHash: Uint32Array,
  updatedMs: Float64Array,
} as const;

/** Bits of the column `flags`. */
export const ROW_FLAGS = { hidden: 1, sample: 2, owned: 4, littleText: 8 } as const;

type Name = keyof typeof TYPES;
export type Columns = { [Key in Name]: InstanceType<(typeof TYPES)[Key]> };

export function makeColumns(capacity: number, from?: Columns): Columns {
  const made = Object.entries(TYPES).map(([name, Type]) => {
    const column = new Type(capacity);
    if (from) column.set(from[name as Name]);
    return [name, column];
  });
  return Object.fromEntries(made) as Columns;
}
