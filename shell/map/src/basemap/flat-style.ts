import type { FeatureLike } from 'ol/Feature.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { HOUSES_FROM_ZOOM } from '../view-rules';
import { isCountryShown, isTownShown, MAP_FONT, REEF_M, townSizePx } from './label-rules';
import type { MapColours } from './map-colours';
import { countryName, pageLanguage } from './place-names';

/** Metres per pixel at zoom 0 on the equator. */
const ZOOM_0_RESOLUTION = 156_543.033_928;

/** How OpenLayers draws the basemap's layers in the given colours. */
export function flatStyle(colours: MapColours): StyleFunction {
  const land = new Style({ fill: new Fill({ color: colours.land }), zIndex: 0 });
  const border = borderStyle(colours, 1);
  const label = new Style({
    text: new Text({
      fill: new Fill({ color: colours.label }),
      stroke: new Stroke({ color: colours.land, width: 3 }),
      padding: [6, 8, 6, 8],
    }),
    zIndex: 2,
  });
  const language = pageLanguage();

  const labelled = (text: string, font: string, rank: number) => {
    label.getText()?.setText(text);
    label.getText()?.setFont(font);
    // Decluttering places the lowest number first.
    label.setZIndex(rank);
    return label;
  };

  return (feature, resolution) => {
    const zoom = zoomAt(resolution);
    switch (textOf(feature, 'layer')) {
      case 'land':
        return land;
      case 'borders':
        return border;
      case 'countries': {
        const rank = rankOf(feature);
        if (!isCountryShown(rank, zoom)) return undefined;
        const name = countryName(textOf(feature, 'code'), textOf(feature, 'name') ?? '', language);
        return labelled(name, `650 ${rank <= 2 ? 16 : 14}px ${MAP_FONT}`, rank);
      }
      case 'towns': {
        const rank = rankOf(feature);
        if (!isTownShown(rank, zoom)) return undefined;
        return labelled(textOf(feature, 'name') ?? '', `600 ${townSizePx(rank)}px ${MAP_FONT}`, rank + 4);
      }
      default:
        return undefined;
    }
  };
}

/** Finer shores: water over the basemap's coarser land, then land, then borders. */
export function shoreStyle(colours: MapColours): StyleFunction {
  const styles: Readonly<Record<string, Style>> = {
    sea: new Style({ fill: new Fill({ color: colours.water }), zIndex: 0 }),
    land: new Style({ fill: new Fill({ color: colours.land }), zIndex: 1 }),
    borders: borderStyle(colours, 2),
  };
  return (feature) => styles[textOf(feature, 'layer') ?? ''];
}

function borderStyle(colours: MapColours, zIndex: number): Style {
  const stroke = new Stroke({ color: colours.border, width: 1, lineDash: [3, 3] });
  return new Style({ stroke, zIndex });
}

/** An island in its reef of shallow water. */
export function islandStyle(colours: MapColours): StyleFunction {
  const land = new Style({ fill: new Fill({ color: colours.land }), zIndex: 1 });
  const stroke = new Stroke({ color: colours.reef, lineJoin: 'round' });
  const reef = new Style({ stroke, zIndex: 0 });
  return (_island, resolution) => {
    stroke.setWidth((2 * REEF_M) / resolution);
    return [reef, land];
  };
}

/** Ground plans of illustrative houses, from where they read as houses; the hotel's own stands out. */
export function houseStyle(colours: MapColours): StyleFunction {
  const house = new Style({ fill: new Fill({ color: colours.building }) });
  const hotel = new Style({ fill: new Fill({ color: colours.hotel }) });
  return (feature, resolution) => {
    if (zoomAt(resolution) < HOUSES_FROM_ZOOM) return undefined;
    return feature.get('hotel') === true ? hotel : house;
  };
}

function zoomAt(resolution: number): number {
  return Math.log2(ZOOM_0_RESOLUTION / resolution);
}

function textOf(feature: FeatureLike, key: string): string | undefined {
  const value: unknown = feature.get(key);
  return typeof value === 'string' ? value : undefined;
}

function rankOf(feature: FeatureLike): number {
  const value: unknown = feature.get('rank');
  return typeof value === 'number' ? value : 1;
}
