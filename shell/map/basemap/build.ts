import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SHORE_TILE_ZOOM } from '../src/view-rules';
import { maldives } from './islands';
import { countryFeatures, islandLabels, maldivianTowns, townLabels } from './places';
import { writeArchive } from './pmtiles-writer';
import { readShores, shoreTiles } from './shores';
import { cutTiles, MAX_TILE_ZOOM } from './tiles';
import { bordersOf, countryLabels, landOf, readWorld } from './world';

const dist = new URL('../dist/', import.meta.url);
const started = Date.now();

const world = readWorld();
const borders = bordersOf(world);
const tiles = cutTiles({
  land: landOf(world),
  borders,
  countries: countryFeatures(countryLabels(world)),
  towns: [...townLabels(), ...islandLabels()],
});
const archive = writeArchive(tiles, {
  minZoom: 0,
  maxZoom: MAX_TILE_ZOOM,
  metadata: { name: 'Atoll basemap', attribution: '© GeoNames CC BY 4.0, Natural Earth' },
});
const shores = writeArchive(shoreTiles(readShores(), borders), {
  minZoom: SHORE_TILE_ZOOM,
  maxZoom: SHORE_TILE_ZOOM,
  metadata: { name: 'Atoll shores', attribution: '© OpenStreetMap' },
});
const islands = JSON.stringify(maldives(maldivianTowns()));

mkdirSync(dist, { recursive: true });
writeFileSync(new URL('basemap.pmtiles', dist), archive);
writeFileSync(new URL('shores.pmtiles', dist), shores);
writeFileSync(new URL('islands.json', dist), islands);
console.log(
  `${fileURLToPath(dist)}: ${tiles.length} tiles in ${archive.length} bytes, shores in ${shores.length} bytes, islands in ${islands.length} bytes, ${Date.now() - started} ms`,
);
