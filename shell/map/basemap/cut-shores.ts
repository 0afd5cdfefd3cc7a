/*
 * Makes `data/shores.json` anew, which is rarely needed: the shores of OpenStreetMap round the world's larger towns.
 *
 *   npm pack @geo-maps/earth-lands-10m@0.6.0   (ODbL 1.0, 33 MB; not a dependency)
 *   npx -y pnpm@12 --filter @atoll/map cut-shores /path/of/package/map.geo.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GeometryCollection, MultiPolygon } from 'geojson';
import { cutShores, tilesNearTowns, withoutPonds } from './shores';

const MIN_INHABITANTS = 75_000;
const TOWN_KM = 10;

const [source] = process.argv.slice(2);
if (!source) throw new Error('Which file? Give the path of map.geo.json of @geo-maps/earth-lands-10m');
const { geometries } = JSON.parse(readFileSync(source, 'utf8')) as GeometryCollection<MultiPolygon>;
const land = geometries
  .flatMap(({ coordinates }) => coordinates)
  .flatMap((rings) => {
    const kept = withoutPonds(rings);
    return kept ? [kept] : [];
  });
const shores = cutShores(land, tilesNearTowns(MIN_INHABITANTS, TOWN_KM));
const lines = Object.entries(shores).map(([key, tile]) => `${JSON.stringify(key)}:${JSON.stringify(tile)}`);
const target = fileURLToPath(new URL('./data/shores.json', import.meta.url));
writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${target}: ${lines.length} tiles, ${lines.join().length} bytes`);
