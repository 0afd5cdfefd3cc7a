import { SHORE_TILE_ZOOM } from '../src/view-rules';
import { maldives } from './islands';
import { airports, glaciers, lakes, reefs, rivers, urbanAreas } from './natural-earth';
import { countryFeatures, islandLabels, maldivianTowns, townLabels } from './places';
import type { ArchiveFacts, Tile } from './pmtiles-writer';
import { readShores, shoreTiles } from './shores';
import { cutTiles, MAX_TILE_ZOOM } from './tiles';
import { bordersOf, countryLabels, landOf, readWorld } from './world';

interface Archive {
  readonly tiles: readonly Tile[];
  readonly facts: ArchiveFacts;
}

interface BuiltBasemap {
  /** The world: its layers are in decision 10. */
  readonly basemap: Archive;
  /** Finer shores round larger towns. */
  readonly shores: Archive;
  readonly islands: ReturnType<typeof maldives>;
}

/** Everything that the map is drawn from, made of the packages and of the sources in `data`; tests want some tiles only. */
export function buildBasemap(isWanted?: (tile: Omit<Tile, 'bytes'>) => boolean): BuiltBasemap {
  const world = readWorld();
  const borders = bordersOf(world);
  const urban = urbanAreas();
  const water = lakes();
  const layers = {
    land: landOf(world),
    borders,
    urban,
    others: {
      glaciers: glaciers(),
      lakes: water.areas,
      rivers: rivers(),
      reefs: reefs(),
      countries: countryFeatures(countryLabels(world)),
      towns: [...townLabels(), ...islandLabels()],
      airports: airports(),
      lakenames: water.names,
    },
  };
  return {
    basemap: {
      tiles: cutTiles(layers, isWanted),
      facts: {
        minZoom: 0,
        maxZoom: MAX_TILE_ZOOM,
        metadata: { name: 'Atoll basemap', attribution: '© GeoNames CC BY 4.0, Natural Earth' },
      },
    },
    shores: {
      tiles: shoreTiles(readShores(), borders, urban, isWanted),
      facts: {
        minZoom: SHORE_TILE_ZOOM,
        maxZoom: SHORE_TILE_ZOOM,
        metadata: { name: 'Atoll shores', attribution: '© OpenStreetMap, Natural Earth' },
      },
    },
    islands: maldives(maldivianTowns()),
  };
}
