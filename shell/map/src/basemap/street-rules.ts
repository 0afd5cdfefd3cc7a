import type { MapColours } from './map-colours';

/*
 * How the Protomaps basemap (version 4) is drawn, in one table for both engines. Zooms are OpenLayers'; widths are
 * pairs of zoom and pixels, between which lines grow evenly.
 */

type Colour = keyof MapColours;
export type Widths = readonly (readonly [zoom: number, px: number])[];

/** Filled shapes of some kinds of a layer, in the order in which they lie over each other. */
export interface AreaRule {
  readonly id: string;
  readonly layer: string;
  /** Every kind where there are none. */
  readonly kinds?: readonly string[];
  readonly colour: Colour;
  /** From here on it is plain land. */
  readonly to?: number;
}

export interface LineRule {
  readonly id: string;
  readonly layer: string;
  readonly kinds: readonly string[];
  readonly colour: Colour;
  readonly from: number;
  readonly widths: Widths;
  /** A darker line along both sides, from where it would not be all there is to see. */
  readonly edge?: Colour;
  readonly edgeFrom?: number;
  readonly dash?: readonly number[];
  /** Hidden where it runs under the ground; roads are shown as dashes there. */
  readonly aboveGroundOnly?: boolean;
  /** `kind_detail` of what is drawn later and narrower, such as driveways, or not at all. */
  readonly lesser?: readonly string[];
  readonly lesserFrom?: number;
}

export interface LabelRule {
  readonly id: string;
  readonly layer: string;
  readonly kinds: readonly string[];
  readonly colour: Colour;
  readonly from: number;
  /** From here on the name is too large a thing to be said. */
  readonly to?: number;
  /** Names show a zoom after the data's own `min_zoom`, and so many more. */
  readonly later?: number;
  readonly size: number;
  readonly weight: number;
  readonly alongLine?: boolean;
}

const PARKS = [
  'park',
  'garden',
  'grass',
  'grassland',
  'meadow',
  'golf_course',
  'village_green',
  'recreation_ground',
  'pitch',
  'playground',
  'dog_park',
  'cemetery',
  'allotments',
  'zoo',
  'wetland',
  'nature_reserve',
  'national_park',
  'protected_area',
  'forest',
  'wood',
  'scrub',
] as const;
const WOODS = ['forest', 'wood', 'scrub'];
const CIVIC = ['hospital', 'school', 'university', 'college', 'kindergarten', 'military', 'aerodrome'];
const PAVED = ['pedestrian', 'platform', 'commercial', 'industrial', 'railway', 'urban_area'];
const SAND = ['beach', 'sand', 'barren'];

export const AREAS: readonly AreaRule[] = [
  { id: 'earth', layer: 'earth', colour: 'land' },
  { id: 'cover-green', layer: 'landcover', kinds: ['grassland', 'scrub', 'farmland'], colour: 'land' },
  { id: 'cover-wood', layer: 'landcover', kinds: ['forest'], colour: 'park' },
  { id: 'cover-sand', layer: 'landcover', kinds: SAND, colour: 'sand' },
  { id: 'cover-ice', layer: 'landcover', kinds: ['glacier'], colour: 'ice' },
  { id: 'cover-urban', layer: 'landcover', kinds: ['urban_area'], colour: 'urban' },
  // As the simplified world around an extract has it.
  { id: 'residential', layer: 'landuse', kinds: ['residential'], colour: 'urban', to: 12.6 },
  { id: 'paved', layer: 'landuse', kinds: PAVED, colour: 'urban' },
  { id: 'civic', layer: 'landuse', kinds: CIVIC, colour: 'civic' },
  { id: 'parks', layer: 'landuse', kinds: PARKS.filter((kind) => !WOODS.includes(kind)), colour: 'park' },
  { id: 'woods', layer: 'landuse', kinds: WOODS, colour: 'wood' },
  { id: 'sand', layer: 'landuse', kinds: SAND, colour: 'sand' },
  { id: 'ice', layer: 'landuse', kinds: ['glacier'], colour: 'ice' },
  { id: 'water', layer: 'water', colour: 'water' },
  { id: 'piers', layer: 'landuse', kinds: ['pier'], colour: 'land' },
];

/** From below to above. */
export const LINES: readonly LineRule[] = [
  {
    ...{ id: 'streams', layer: 'water', kinds: ['stream'], colour: 'river', from: 14 },
    widths: [
      [14, 0.8],
      [18, 3],
    ],
    aboveGroundOnly: true,
  },
  {
    ...{ id: 'rivers', layer: 'water', kinds: ['river', 'canal'], colour: 'river', from: 9 },
    widths: [
      [9, 0.8],
      [14, 2.5],
      [18, 8],
    ],
    aboveGroundOnly: true,
  },
  {
    ...{ id: 'boundaries', layer: 'boundaries', kinds: ['country', 'region'], colour: 'border', from: 2 },
    widths: [
      [2, 0.8],
      [12, 1.5],
    ],
    dash: [3, 3],
  },
  {
    ...{ id: 'ferries', layer: 'roads', kinds: ['ferry'], colour: 'river', from: 12 },
    widths: [
      [12, 1],
      [16, 1.5],
    ],
    dash: [5, 4],
  },
  {
    ...{ id: 'runways', layer: 'roads', kinds: ['aeroway'], colour: 'road', from: 10.5 },
    widths: [
      [10.5, 1],
      [14, 9],
      [18, 70],
    ],
    lesser: ['taxiway'],
    lesserFrom: 13,
  },
  {
    ...{ id: 'paths', layer: 'roads', kinds: ['path'], colour: 'path', from: 15 },
    widths: [
      [15, 0.8],
      [18, 2.2],
    ],
    dash: [4, 2.5],
    aboveGroundOnly: true,
    lesser: ['sidewalk', 'crossing', 'corridor'],
    lesserFrom: 17,
  },
  {
    ...{ id: 'rails', layer: 'roads', kinds: ['rail', 'aerialway'], colour: 'rail', from: 11.5 },
    widths: [
      [11.5, 0.7],
      [15, 1.5],
      [18, 2.5],
    ],
    aboveGroundOnly: true,
    lesser: ['yard', 'turntable', 'miniature', 'tram', 'subway'],
    lesserFrom: 15,
  },
  {
    ...{ id: 'minor', layer: 'roads', kinds: ['minor_road', 'other'], colour: 'road', edge: 'roadEdge' },
    from: 12.6,
    edgeFrom: 14,
    widths: [
      [12.6, 0.6],
      [14, 2],
      [15, 4],
      [16, 8],
      [18, 22],
    ],
    lesser: ['service', 'alley', 'platform', 'bus_stop', 'living_street'],
    lesserFrom: 15,
  },
  {
    ...{ id: 'major', layer: 'roads', kinds: ['major_road'], colour: 'road', edge: 'roadEdge', from: 9 },
    edgeFrom: 13,
    widths: [
      [9, 0.6],
      [12, 2],
      [14, 4.5],
      [16, 11],
      [18, 26],
    ],
    lesser: ['primary_link', 'secondary_link', 'tertiary_link', 'trunk_link'],
    lesserFrom: 13,
  },
  {
    id: 'highways',
    layer: 'roads',
    kinds: ['highway'],
    colour: 'majorRoad',
    edge: 'majorRoadEdge',
    edgeFrom: 12,
    from: 5,
    widths: [
      [5, 0.6],
      [9, 1.4],
      [12, 3],
      [14, 5.5],
      [16, 12],
      [18, 28],
    ],
    lesser: ['motorway_link'],
    lesserFrom: 12.5,
  },
];

/** What `lesser` is drawn with of a line's width. */
export const LESSER_SHARE = 0.55;
export const EDGE_PX = 1;
/** A road under the ground. */
export const TUNNEL_DASH = [3, 3] as const;
/** What a house without a height is given, in metres: two floors. */
export const HOUSE_HEIGHT_M = 7;

const SIGHTS = ['museum', 'attraction', 'landmark', 'stadium', 'zoo', 'theatre', 'castle', 'aquarium'];
const GREENS = [
  'park',
  'national_park',
  'nature_reserve',
  'garden',
  'golf_course',
  'beach',
  'cemetery',
  'peak',
];
const PUBLIC = ['station', 'aerodrome', 'hospital', 'university', 'ferry_terminal', 'marina', 'library'];
const LAKES = ['water', 'lake', 'reservoir', 'pond', 'basin', 'lagoon'];

/** The first to be placed wins, so the most important stand first. */
export const LABELS: readonly LabelRule[] = [
  {
    ...{ id: 'countries', layer: 'places', kinds: ['country'], colour: 'label', from: 2, to: 7.5 },
    ...{ size: 15, weight: 650 },
  },
  {
    ...{ id: 'regions', layer: 'places', kinds: ['region'], colour: 'label', from: 5, to: 8 },
    ...{ size: 12, weight: 550 },
  },
  {
    ...{ id: 'towns', layer: 'places', kinds: ['locality'], colour: 'label', from: 3, to: 15.5 },
    ...{ size: 14, weight: 650 },
  },
  {
    ...{ id: 'quarters', layer: 'places', kinds: ['macrohood'], colour: 'label', from: 11, to: 17 },
    ...{ later: 0.5, size: 12.5, weight: 600 },
  },
  {
    ...{ id: 'hoods', layer: 'places', kinds: ['neighbourhood', 'borough'], colour: 'label', from: 12 },
    ...{ to: 17, later: 0.5, size: 12, weight: 550 },
  },
  {
    ...{
      id: 'seas',
      layer: 'water',
      kinds: ['ocean', 'sea', 'bay', 'strait', 'fjord'],
      colour: 'waterLabel',
    },
    ...{ from: 3, size: 12, weight: 550 },
  },
  {
    ...{ id: 'lakes', layer: 'water', kinds: LAKES, colour: 'waterLabel', from: 12 },
    ...{ size: 11.5, weight: 550 },
  },
  {
    ...{ id: 'greens', layer: 'pois', kinds: GREENS, colour: 'parkLabel', from: 13, later: 1 },
    ...{ size: 11.5, weight: 600 },
  },
  {
    ...{ id: 'public', layer: 'pois', kinds: PUBLIC, colour: 'label', from: 14.5, later: 1 },
    ...{ size: 11.5, weight: 600 },
  },
  {
    ...{ id: 'sights', layer: 'pois', kinds: SIGHTS, colour: 'label', from: 15, later: 1.2 },
    ...{ size: 11.5, weight: 600 },
  },
  {
    ...{ id: 'river-names', layer: 'water', kinds: ['river', 'canal', 'stream'], colour: 'waterLabel' },
    ...{ from: 12, later: 2, size: 11.5, weight: 550, alongLine: true },
  },
  {
    ...{ id: 'highway-names', layer: 'roads', kinds: ['highway'], colour: 'label', from: 14 },
    ...{ size: 11.5, weight: 600, alongLine: true },
  },
  {
    ...{ id: 'major-names', layer: 'roads', kinds: ['major_road'], colour: 'label', from: 14 },
    ...{ size: 11.5, weight: 600, alongLine: true },
  },
  {
    ...{ id: 'street-names', layer: 'roads', kinds: ['minor_road', 'other'], colour: 'label', from: 15.5 },
    ...{ size: 11, weight: 550, alongLine: true },
  },
  {
    ...{ id: 'path-names', layer: 'roads', kinds: ['path'], colour: 'label', from: 17 },
    ...{ size: 10.5, weight: 500, alongLine: true },
  },
];

/** Large towns are set larger: pixels by the first `population_rank` that has them. */
export const TOWN_SIZES = [
  [0, 12],
  [8, 13.5],
  [11, 16],
] as const;

/** Pixels at a zoom, between the pairs of a rule. */
export function widthAt(widths: Widths, zoom: number): number {
  const before = widths.filter(([stop]) => stop <= zoom).at(-1);
  const after = widths.find(([stop]) => stop > zoom);
  if (!before || !after) return (before ?? after)?.[1] ?? 1;
  return before[1] + ((zoom - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
}

/** The keys under which a name is looked for: the page's language, its base, then the place's own. */
export function nameKeys(language: string): readonly string[] {
  const base = language.split('-')[0] ?? language;
  return [...new Set([`name:${language}`, `name:${base}`, 'name'])];
}
