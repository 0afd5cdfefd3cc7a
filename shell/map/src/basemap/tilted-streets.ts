import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { HOUSES_FROM_ZOOM } from '../view-rules';
import type { Streets } from './ground';
import type { MapColours } from './map-colours';
import {
  AREAS,
  EDGE_PX,
  HOUSE_HEIGHT_M,
  LABELS,
  LESSER_SHARE,
  LINES,
  nameKeys,
  TOWN_SIZES,
  TUNNEL_DASH,
  type AreaRule,
  type LabelRule,
  type LineRule,
} from './street-rules';

/** MapLibre counts zoom from a world of 512 px, the rules from 256. */
const ZOOM_OFFSET = 1;
const FONT = ['Atoll Text'];
const STREET_NAME_EVERY_PX = 420;
const LAST_ZOOM = 24;

type Expression = ExpressionSpecification;
const KIND: Expression = ['get', 'kind'];
const IS_TUNNEL: Expression = ['==', ['get', 'is_tunnel'], true];
const IS_BRIDGE: Expression = ['==', ['get', 'is_bridge'], true];

/** One archive of streets among a style's sources. */
export interface StreetSource {
  readonly id: string;
  readonly streets: Streets;
}

export function streetSource({ streets }: StreetSource, tiles: string): SourceSpecification {
  const { bounds, minZoom, maxZoom } = streets;
  const box: [number, number, number, number] = [bounds.west, bounds.south, bounds.east, bounds.north];
  return { type: 'vector', tiles: [tiles], minzoom: minZoom, maxzoom: maxZoom, bounds: box };
}

/** Ground, water, streets and houses, from below to above. */
export function streetLayers(source: StreetSource, colours: MapColours): LayerSpecification[] {
  const ground = LINES.filter(({ layer }) => layer !== 'roads');
  const roads = LINES.filter(({ layer }) => layer === 'roads');
  return [
    ...AREAS.map((rule) => areaLayer(rule, source, colours)),
    ...ground.map((rule) => lineLayer({ rule, source, colours, part: 'line', level: 'all' })),
    ...roads
      .filter(({ aboveGroundOnly }) => !aboveGroundOnly)
      .map((rule) => tunnelLayer(rule, source, colours)),
    ...roads.flatMap((rule) => roadLayers(rule, source, colours, 'ground')),
    ...roads.filter(({ edge }) => edge).flatMap((rule) => roadLayers(rule, source, colours, 'bridge')),
    houseLayer(source, colours),
  ];
}

export function streetLabelLayers(
  source: StreetSource,
  colours: MapColours,
  language: string,
): LayerSpecification[] {
  // The last layer is placed first.
  return LABELS.map((rule) => labelLayer(rule, source, colours, nameKeys(language))).reverse();
}

function inLayer({ id, layer }: { id: string; layer: string }, source: StreetSource) {
  return { id: `${source.id}-${id}`, source: source.id, 'source-layer': layer };
}

function isOfKinds(kinds: readonly string[]): Expression {
  return ['in', KIND, ['literal', [...kinds]]];
}

function isOfType(type: 'Polygon' | 'LineString' | 'Point'): Expression {
  return ['in', ['geometry-type'], ['literal', [type, `Multi${type}`]]];
}

function areaLayer(rule: AreaRule, source: StreetSource, colours: MapColours): LayerSpecification {
  const shapes = isOfType('Polygon');
  return {
    ...inLayer(rule, source),
    type: 'fill',
    maxzoom: rule.to === undefined ? LAST_ZOOM : rule.to - ZOOM_OFFSET,
    filter: rule.kinds ? ['all', shapes, isOfKinds(rule.kinds)] : shapes,
    paint: { 'fill-color': colours[rule.colour] },
  };
}

interface LinePart {
  readonly rule: LineRule;
  readonly source: StreetSource;
  readonly colours: MapColours;
  readonly part: 'edge' | 'line';
  readonly level: 'all' | 'ground' | 'bridge';
}

function roadLayers(
  rule: LineRule,
  source: StreetSource,
  colours: MapColours,
  level: 'ground' | 'bridge',
): LayerSpecification[] {
  const layer = (part: 'edge' | 'line') =>
    lineLayer({ rule, source, colours, part, level: rule.edge ? level : 'all' });
  return rule.edge ? [layer('edge'), layer('line')] : [layer('line')];
}

function lineLayer({ rule, source, colours, part, level }: LinePart): LayerSpecification {
  const isEdge = part === 'edge';
  const colour = isEdge && rule.edge ? rule.edge : rule.colour;
  return {
    ...inLayer({ id: [rule.id, level, part].join('-'), layer: rule.layer }, source),
    type: 'line',
    minzoom: (isEdge ? (rule.edgeFrom ?? rule.from) : rule.from) - ZOOM_OFFSET,
    filter: ['all', isDrawn(rule), ['!', IS_TUNNEL], ...ofLevel(level)],
    layout: { 'line-cap': rule.dash ? 'butt' : 'round', 'line-join': 'round' },
    paint: {
      'line-color': colours[colour],
      'line-width': widthOf(rule, isEdge ? 2 * EDGE_PX : 0),
      ...(rule.dash ? { 'line-dasharray': [...rule.dash] } : {}),
    },
  };
}

function ofLevel(level: LinePart['level']): Expression[] {
  if (level === 'all') return [];
  return [level === 'bridge' ? IS_BRIDGE : ['!', IS_BRIDGE]];
}

function tunnelLayer(rule: LineRule, source: StreetSource, colours: MapColours): LayerSpecification {
  return {
    ...inLayer({ id: `${rule.id}-tunnels`, layer: rule.layer }, source),
    type: 'line',
    minzoom: rule.from - ZOOM_OFFSET,
    filter: ['all', isDrawn(rule), IS_TUNNEL],
    paint: {
      'line-color': colours[rule.edge ?? rule.colour],
      'line-width': widthOf({ ...rule, widths: rule.widths.map(([zoom, px]) => [zoom, px / 2] as const) }, 0),
      'line-dasharray': [...TUNNEL_DASH],
    },
  };
}

/** The kinds of a rule; its lesser ones from a later zoom on. */
function isDrawn({ kinds, lesser, lesserFrom }: LineRule): Expression {
  const isKind: Expression = ['all', isOfType('LineString'), isOfKinds(kinds)];
  if (!lesser || lesserFrom === undefined) return isKind;
  return ['all', isKind, ['any', ['!', isLesser(lesser)], ['>=', ['zoom'], lesserFrom - ZOOM_OFFSET]]];
}

function isLesser(lesser: readonly string[]): Expression {
  return ['in', ['coalesce', ['get', 'kind_detail'], ''], ['literal', [...lesser]]];
}

function widthOf({ widths, lesser }: Pick<LineRule, 'widths' | 'lesser'>, more: number): Expression {
  const [first, ...others] = widths.map(([zoom, px]): [number, Expression | number] => [
    zoom - ZOOM_OFFSET,
    lesser ? ['case', isLesser(lesser), px * LESSER_SHARE + more, px + more] : px + more,
  ]);
  if (!first) throw new Error('A line has no width');
  return ['interpolate', ['linear'], ['zoom'], ...first, ...others.flat()];
}

/** Houses stand as high as the data say. */
function houseLayer(source: StreetSource, colours: MapColours): LayerSpecification {
  return {
    ...inLayer({ id: 'houses', layer: 'buildings' }, source),
    type: 'fill-extrusion',
    minzoom: HOUSES_FROM_ZOOM - ZOOM_OFFSET,
    filter: isOfType('Polygon'),
    paint: {
      'fill-extrusion-color': colours.house,
      'fill-extrusion-height': ['coalesce', ['get', 'height'], HOUSE_HEIGHT_M],
      'fill-extrusion-base': ['coalesce', ['get', 'min_height'], 0],
    },
  };
}

function labelLayer(
  rule: LabelRule,
  source: StreetSource,
  colours: MapColours,
  keys: readonly string[],
): LayerSpecification {
  const names = keys.map((key): Expression => ['get', key]);
  return {
    ...inLayer({ id: `names-${rule.id}`, layer: rule.layer }, source),
    type: 'symbol',
    minzoom: rule.from - ZOOM_OFFSET,
    maxzoom: rule.to === undefined ? LAST_ZOOM : rule.to - ZOOM_OFFSET,
    filter: [
      'all',
      isOfType(rule.alongLine ? 'LineString' : 'Point'),
      isOfKinds(rule.kinds),
      ['>=', ['zoom'], ['+', ['coalesce', ['get', 'min_zoom'], 0], rule.later ?? 0]],
      ...(rule.layer === 'water' ? [['!', IS_TUNNEL] satisfies Expression] : []),
    ],
    layout: {
      'text-field': ['coalesce', ...names, ''] as Expression,
      'text-font': FONT,
      'text-size': rule.id === 'towns' ? townSize() : rule.size,
      'text-max-width': 8,
      'text-padding': 5,
      'symbol-sort-key': ['-', 0, ['coalesce', ['get', 'population_rank'], 0]],
      ...(rule.alongLine
        ? {
            'symbol-placement': 'line',
            'symbol-spacing': STREET_NAME_EVERY_PX,
            'text-max-angle': 30,
            // Lying on the ground they would be squashed.
            'text-pitch-alignment': 'viewport',
          }
        : {}),
    },
    paint: {
      'text-color': colours[rule.colour],
      'text-halo-color': colours.land,
      'text-halo-width': 1.5,
    },
  };
}

function townSize(): Expression {
  const [[, smallest], ...larger] = TOWN_SIZES;
  return ['step', ['coalesce', ['get', 'population_rank'], 0], smallest, ...larger.flat()] as Expression;
}
