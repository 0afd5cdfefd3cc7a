import type { FeatureLike } from 'ol/Feature.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { HOUSES_FROM_ZOOM } from '../view-rules';
import { numberOf, textOf, typeOf, zoomAt } from './features';
import { MAP_FONT } from './label-rules';
import type { MapColours } from './map-colours';
import {
  AREAS,
  EDGE_PX,
  LABELS,
  LESSER_SHARE,
  LINES,
  nameKeys,
  TOWN_SIZES,
  TUNNEL_DASH,
  widthAt,
  type AreaRule,
  type LabelRule,
  type LineRule,
} from './street-rules';
import { countryName } from './place-names';

/** Bridges lie over everything that is no bridge. */
const BRIDGE_LIFT = LINES.length * 2;
const FIRST_LINE = AREAS.length + 1;
const STREET_NAME_EVERY_PX = 420;

type Draw = (feature: FeatureLike, zoom: number) => Style | Style[] | undefined;

/** Ground, water, houses and streets of the Protomaps basemap. */
export function streetStyle(colours: MapColours): StyleFunction {
  const areas = byKind(AREAS, (rule, index) => areaDraw(rule, colours, index));
  const lines = byKind(LINES, (rule, index) => lineDraw(rule, colours, FIRST_LINE + index * 2));
  const house = new Style({
    fill: new Fill({ color: colours.building }),
    stroke: new Stroke({ color: colours.buildingEdge, width: 0.7 }),
    zIndex: AREAS.length,
  });
  return (feature, resolution) => {
    const zoom = zoomAt(resolution);
    const isArea = typeOf(feature).endsWith('Polygon');
    if (textOf(feature, 'layer') === 'buildings') {
      return isArea && isHouse(feature) && zoom >= HOUSES_FROM_ZOOM ? house : undefined;
    }
    if (typeOf(feature).endsWith('Point')) return undefined;
    return found(isArea ? areas : lines, feature)?.(feature, zoom);
  };
}

/** Parts of a house lie inside its own outline. */
function isHouse(feature: FeatureLike): boolean {
  return textOf(feature, 'kind') === 'building';
}

/** Names of places, streets, waters and sights in the visitor's language where the data have it. */
export function streetLabelStyle(colours: MapColours, language: string): StyleFunction {
  const keys = nameKeys(language);
  const rules = LABELS.map((rule, index) => ({
    ...rule,
    draw: labelDraw(rule, colours, index, keys, language),
  }));
  const points = byKind(
    rules.filter(({ alongLine }) => !alongLine),
    ({ draw }) => draw,
  );
  const lines = byKind(
    rules.filter(({ alongLine }) => alongLine),
    ({ draw }) => draw,
  );
  return (feature, resolution) => {
    const type = typeOf(feature);
    if (type.endsWith('Polygon')) return undefined;
    return found(type.endsWith('Point') ? points : lines, feature)?.(feature, zoomAt(resolution));
  };
}

/** Looked up for each of some thousand shapes: by layer and kind, or by layer for rules of every kind. */
function byKind<Rule extends { readonly layer: string; readonly kinds?: readonly string[] }>(
  rules: readonly Rule[],
  drawOf: (rule: Rule, index: number) => Draw,
): ReadonlyMap<string, Draw> {
  return new Map(
    rules.flatMap((rule, index) => {
      const draw = drawOf(rule, index);
      const keys = rule.kinds?.map((kind) => `${rule.layer} ${kind}`) ?? [rule.layer];
      return keys.map((key) => [key, draw] as const);
    }),
  );
}

function found(draws: ReadonlyMap<string, Draw>, feature: FeatureLike): Draw | undefined {
  const layer = textOf(feature, 'layer') ?? '';
  return draws.get(`${layer} ${textOf(feature, 'kind') ?? ''}`) ?? draws.get(layer);
}

function areaDraw({ colour, to = Infinity }: AreaRule, colours: MapColours, zIndex: number): Draw {
  const style = new Style({ fill: new Fill({ color: colours[colour] }), zIndex });
  return (_shape, zoom) => (zoom < to ? style : undefined);
}

/** Two styles of a road, its edge below it; each is used again for the next shape, as OpenLayers reads it at once. */
function lineDraw(rule: LineRule, colours: MapColours, zIndex: number): Draw {
  const line = strokeStyle(colours[rule.colour], rule.dash);
  const edge = rule.edge ? strokeStyle(colours[rule.edge]) : null;
  const tunnel = strokeStyle(colours[rule.edge ?? rule.colour], TUNNEL_DASH);
  return (feature, zoom) => {
    const isLesser = rule.lesser?.includes(textOf(feature, 'kind_detail') ?? '') ?? false;
    if (zoom < (isLesser ? (rule.lesserFrom ?? rule.from) : rule.from)) return undefined;
    const width = widthAt(rule.widths, zoom) * (isLesser ? LESSER_SHARE : 1);
    if (feature.get('is_tunnel') === true) {
      if (rule.aboveGroundOnly) return undefined;
      return drawnWith(tunnel, width / 2, zIndex);
    }
    const level = zIndex + (feature.get('is_bridge') === true ? BRIDGE_LIFT : 0);
    const over = drawnWith(line, width, level + 1);
    return edge && zoom >= (rule.edgeFrom ?? rule.from)
      ? [drawnWith(edge, width + 2 * EDGE_PX, level), over]
      : over;
  };
}

function strokeStyle(color: string, dash?: readonly number[]): Style {
  const lineCap = dash ? 'butt' : 'round';
  return new Style({
    stroke: new Stroke({ color, lineCap, lineJoin: 'round', ...(dash ? { lineDash: [...dash] } : {}) }),
  });
}

function drawnWith(style: Style, width: number, zIndex: number): Style {
  style.getStroke()?.setWidth(width);
  style.setZIndex(zIndex);
  return style;
}

function labelDraw(
  rule: LabelRule,
  colours: MapColours,
  index: number,
  keys: readonly string[],
  language: string,
): Draw {
  const text = new Text({
    fill: new Fill({ color: colours[rule.colour] }),
    stroke: new Stroke({ color: colours.land, width: 3 }),
    padding: [4, 6, 4, 6],
    ...(rule.alongLine ? { placement: 'line', repeat: STREET_NAME_EVERY_PX, maxAngle: Math.PI / 6 } : {}),
  });
  const style = new Style({ text });
  return (feature, zoom) => {
    if (!isNamedAt(rule, feature, zoom) || isBuried(rule, feature)) return undefined;
    const name = nameOf(feature, keys, language, rule.id === 'countries');
    if (name === undefined) return undefined;
    const rank = numberOf(feature, 'population_rank') ?? 0;
    text.setText(rule.alongLine ? name : inLines(name));
    text.setFont(`${rule.weight} ${rule.id === 'towns' ? townSize(rank) : rule.size}px ${MAP_FONT}`);
    // OpenLayers places the highest index first.
    style.setZIndex(-index * 20 + rank);
    return style;
  };
}

/** A stream under the ground is not drawn, so it has no name either. */
function isBuried({ layer }: LabelRule, feature: FeatureLike): boolean {
  return layer === 'water' && feature.get('is_tunnel') === true;
}

function isNamedAt(
  { from, to = Infinity, later = 0 }: LabelRule,
  feature: FeatureLike,
  zoom: number,
): boolean {
  const own = numberOf(feature, 'min_zoom') ?? 0;
  return zoom >= from && zoom < to && zoom >= own + 1 + later;
}

function nameOf(
  feature: FeatureLike,
  keys: readonly string[],
  language: string,
  isCountry: boolean,
): string | undefined {
  const name = keys.map((key) => textOf(feature, key)).find((value) => value !== undefined);
  const code = isCountry ? textOf(feature, 'iso_a2') : undefined;
  return code ? countryName(code, name ?? '', language) : name;
}

function townSize(rank: number): number {
  return TOWN_SIZES.filter(([from]) => rank >= from).at(-1)?.[1] ?? TOWN_SIZES[0][1];
}

/** Long names of places take two lines or more, about as wide as MapLibre's. */
function inLines(name: string): string {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE_LETTERS)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

const LINE_LETTERS = 16;
