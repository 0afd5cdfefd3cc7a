/*
 * Makes the files in `built` anew, which are committed: a clone has the map without a build.
 *
 *   npx -y pnpm@12 --filter @atoll/map basemap
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildBasemap } from './basemap';
import { writeArchive } from './pmtiles-writer';

const built = new URL('./built/', import.meta.url);
const started = Date.now();

const { basemap, shores, islands } = buildBasemap();
const files = {
  'basemap.pmtiles': writeArchive(basemap.tiles, basemap.facts),
  'shores.pmtiles': writeArchive(shores.tiles, shores.facts),
  'islands.json': Buffer.from(JSON.stringify(islands)),
};

mkdirSync(built, { recursive: true });
for (const [name, bytes] of Object.entries(files)) writeFileSync(new URL(name, built), bytes);
const sizes = Object.entries(files).map(([name, { length }]) => `${name} ${length} bytes`);
console.log(
  `${fileURLToPath(built)}: ${sizes.join(', ')}, ${basemap.tiles.length} tiles, ${Date.now() - started} ms`,
);
