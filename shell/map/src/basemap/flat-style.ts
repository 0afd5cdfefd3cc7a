import type { FeatureLike } from 'ol/Feature.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { numberOf, textOf, zoomAt } from './features';
import type { MetreBox } from './ground';
import {
  AIRPORT_FROM_ZOOM,
  isCountryShown,
  isShownFrom,
  LAKE_NAME_FROM_ZOOM,
  MAP_FONT,
  MINOR_SIZE_PX,
  RIVER_FROM_ZOOM,
  RIVER_NAME_LATER,
  TOWN_FROM_ZOOM,
  townSizePx,
} from './label-rules';
import type { MapColours } from './map-colours';
import { countryName, pageLanguage } from './place-names';
import { REEF_LINE_PX, REEF_M, REEFS_TO_ZOOM, riverWidthPx } from './water-rules';

const AIRPORT_DOT_PX = 3.5;
/** The code stands under the airport's dot. */
const AIRPORT_TEXT_DOWN_PX = 13;

/** What lies under everything: land with what covers it, and borders. */
export function groundStyle(colours: MapColours): StyleFunction {
  const styles: Readonly<Record<string, Style>> = {
    land: fillStyle(colours.land, 0),
    urban: fillStyle(colours.urban, 1),
    glaciers: fillStyle(colours.ice, 2),
    borders: borderStyle(colours, 3),
  };
  return (feature) => styles[textOf(feature, 'layer') ?? ''];
}

/** Finer shores: water over the basemap's coarser land, then land with what covers it. */
export function shoreStyle(colours: MapColours): StyleFunction {
  const styles: Readonly<Record<string, Style>> = {
    sea: fillStyle(colours.water, 0),
    land: fillStyle(colours.land, 1),
    urban: fillStyle(colours.urban, 2),
    borders: borderStyle(colours, 3),
  };
  return (feature) => styles[textOf(feature, 'layer') ?? ''];
}

/** Rivers, lakes and reefs, which lie over the finer shores too. */
export function waterStyle(colours: MapColours): StyleFunction {
  const river = new Style({
    stroke: new Stroke({ color: colours.river, lineCap: 'round', lineJoin: 'round' }),
  });
  const reef = new Style({ stroke: new Stroke({ color: colours.river, width: REEF_LINE_PX }), zIndex: 0 });
  const lake = fillStyle(colours.water, 2);
  river.setZIndex(1);
  return (feature, resolution) => {
    const zoom = zoomAt(resolution);
    switch (textOf(feature, 'layer')) {
      case 'rivers': {
        const rank = rankOf(feature);
        if (!isShownFrom(RIVER_FROM_ZOOM, rank, zoom)) return undefined;
        river.getStroke()?.setWidth(riverWidthPx(rank, zoom));
        return river;
      }
      case 'lakes':
        return lake;
      case 'reefs':
        return zoom < REEFS_TO_ZOOM ? reef : undefined;
      default:
        return undefined;
    }
  };
}

/**
 * Names of countries, towns, airports, rivers and lakes; the first to be placed wins. Where `isKnownBetter` says that
 * streets are drawn, their own names stand.
 */
export function labelStyle(
  colours: MapColours,
  isKnownBetter: (box: MetreBox, zoom: number) => boolean = () => false,
): StyleFunction {
  const label = nameStyle(colours.label, colours.land);
  const water = nameStyle(colours.waterLabel, colours.land);
  const alongRiver = nameStyle(colours.waterLabel, colours.land);
  alongRiver.getText()?.setPlacement('line');
  const airport = nameStyle(colours.label, colours.land);
  airport.getText()?.setOffsetY(AIRPORT_TEXT_DOWN_PX);
  airport.setImage(
    new CircleStyle({
      radius: AIRPORT_DOT_PX,
      fill: new Fill({ color: colours.label }),
      stroke: new Stroke({ color: colours.land, width: 2 }),
    }),
  );
  const language = pageLanguage();
  const minorFont = `italic 550 ${MINOR_SIZE_PX}px ${MAP_FONT}`;

  const labelled = (style: Style, text: string, font: string, order: number) => {
    style.getText()?.setText(text);
    style.getText()?.setFont(font);
    // OpenLayers places the highest index first.
    style.setZIndex(-order);
    return style;
  };

  return (feature, resolution) => {
    const zoom = zoomAt(resolution);
    if (isKnownBetter(feature.getGeometry()?.getExtent() ?? [], zoom)) return undefined;
    const rank = rankOf(feature);
    const name = textOf(feature, 'name');
    switch (textOf(feature, 'layer')) {
      case 'countries': {
        if (!isCountryShown(rank, zoom)) return undefined;
        const translated = countryName(textOf(feature, 'code'), name ?? '', language);
        return labelled(label, translated, `650 ${rank <= 2 ? 16 : 14}px ${MAP_FONT}`, rank);
      }
      case 'towns':
        if (!isShownFrom(TOWN_FROM_ZOOM, rank - 1, zoom)) return undefined;
        return labelled(label, name ?? '', `600 ${townSizePx(rank)}px ${MAP_FONT}`, rank + 4);
      case 'airports':
        if (!isShownFrom(AIRPORT_FROM_ZOOM, rank, zoom)) return undefined;
        return labelled(airport, textOf(feature, 'code') ?? '', `650 ${MINOR_SIZE_PX}px ${MAP_FONT}`, 8);
      case 'lakenames':
        if (!name || !isShownFrom(LAKE_NAME_FROM_ZOOM, rank, zoom)) return undefined;
        return labelled(water, name, minorFont, 9);
      case 'rivers':
        if (!name || !isShownFrom(RIVER_FROM_ZOOM, rank, zoom - RIVER_NAME_LATER)) return undefined;
        return labelled(alongRiver, name, minorFont, 10);
      default:
        return undefined;
    }
  };
}

function nameStyle(colour: string, halo: string): Style {
  return new Style({
    text: new Text({
      fill: new Fill({ color: colour }),
      stroke: new Stroke({ color: halo, width: 3 }),
      padding: [6, 8, 6, 8],
    }),
  });
}

function fillStyle(color: string, zIndex: number): Style {
  return new Style({ fill: new Fill({ color }), zIndex });
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

function rankOf(feature: FeatureLike): number {
  return numberOf(feature, 'rank') ?? 1;
}
