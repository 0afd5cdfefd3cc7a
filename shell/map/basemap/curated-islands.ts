/** An island of the specification's own table, drawn as an oval of its published size. */
export interface CuratedIsland {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly lengthM: number;
  readonly widthM: number;
  /** Direction of its long side, in degrees from north. */
  readonly bearing: number;
  /** Where position and size were read; a second source agrees within 300 m. */
  readonly sources: readonly [string, string];
}

/** The five islands of specification 7.6. */
export const CURATED_ISLANDS: readonly CuratedIsland[] = [
  {
    name: 'Maafushi',
    latitude: 3.9423,
    longitude: 73.4903,
    lengthM: 1270,
    widthM: 270,
    bearing: 42,
    sources: ['GeoNames: 3.94231, 73.4907', 'OpenStreetMap coastline (geo-maps 0.6): middle 3.9424, 73.4900'],
  },
  {
    name: 'Thulusdhoo',
    latitude: 4.3739,
    longitude: 73.6507,
    lengthM: 880,
    widthM: 440,
    bearing: 75,
    sources: [
      'GeoNames: 4.37421, 73.65269',
      'OpenStreetMap coastline (geo-maps 0.6): middle 4.3737, 73.6503',
    ],
  },
  {
    name: 'Fulidhoo',
    latitude: 3.6806,
    longitude: 73.4149,
    lengthM: 675,
    widthM: 210,
    bearing: 90,
    sources: [
      'Wikipedia (en): 3°40′50″N 73°24′53″E, 675 x 200 m',
      'curated-places.ts of the API: 3.6805, 73.4151',
    ],
  },
  {
    name: 'Gulhi',
    latitude: 3.9894,
    longitude: 73.5088,
    lengthM: 440,
    widthM: 260,
    bearing: 0,
    sources: [
      'Wikipedia (it): 3°59′20″N 73°30′32″E, 400 x 225 m',
      'curated-places.ts of the API: 3.9902, 73.5086',
    ],
  },
  {
    name: 'Dhiffushi',
    latitude: 4.4413,
    longitude: 73.7128,
    lengthM: 950,
    widthM: 235,
    bearing: 15,
    sources: [
      'Wikipedia (de): 4°26′28″N 73°42′40″E, 950 x 200 m, 200 m south of Meerufenfushi',
      'kaaf.gov.mv: 933 x 237 m; OpenStreetMap has Meerufenfushi at 4.4539, 73.7167',
    ],
  },
];
