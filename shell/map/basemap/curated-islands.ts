/** An island of the specification's own table, drawn as an oval of its published size. */
export interface CuratedIsland {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly lengthM: number;
  readonly widthM: number;
  /** Direction of its long side, in degrees from north. */
  readonly bearing: number;
  /** Where position and size were read. */
  readonly sources: readonly string[];
}

/**
 * The five islands of specification 7.6. Maafushi and Thulusdhoo have two independent positions within 300 m, Dhiffushi
 * a position and a neighbour that fits. Fulidhoo and Gulhi have one position, which their published distance from Malé
 * confirms to about a kilometre. The directions of these three are estimates.
 */
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
    longitude: 73.4147,
    lengthM: 675,
    widthM: 200,
    bearing: 90,
    sources: ['Wikipedia (en): 3°40′50″N 73°24′53″E, 675 x 200 m, 55.7 km from Malé (56.0 km measured here)'],
  },
  {
    name: 'Gulhi',
    latitude: 3.9889,
    longitude: 73.5089,
    lengthM: 400,
    widthM: 225,
    bearing: 0,
    sources: [
      'Wikipedia (it): 3°59′20″N 73°30′32″E, 400 x 225 m, about 20 km from Malé',
      'kaaf.gov.mv: 12 miles from Malé (20.8 km measured here)',
    ],
  },
  {
    name: 'Dhiffushi',
    latitude: 4.442,
    longitude: 73.7128,
    lengthM: 950,
    widthM: 235,
    bearing: 15,
    sources: [
      'Wikipedia (de): 4°26′28″N 73°42′40″E (4.4411, 73.7111), 950 x 200 m, 200 m south of Meerufenfushi',
      'OpenStreetMap coastline (geo-maps 0.6): Meerufenfushi ends in the south at 4.4491, 73.7156',
      'kaaf.gov.mv: 933 x 237 m',
    ],
  },
];
