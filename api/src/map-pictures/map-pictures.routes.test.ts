import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mapPicturePath, type MapPictureKey } from '@atoll/contracts/map-picture';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { buildBareApp } from '../../test/bare-app';
import { testConfig } from '../../test/config';
import { ownLimit } from '../shared/limits/rate-limit';
import { mapPicturesFeature } from './map-pictures.feature';
import { mapPicturesRoutes } from './map-pictures.routes';
import { openTileArchive } from './tile-archive';

const shellDir = mkdtempSync(join(tmpdir(), 'atoll-map-pictures-'));
const BUILT = join(__dirname, '../../../shell/map/basemap/built');
mkdirSync(join(shellDir, 'assets'));
for (const name of ['basemap', 'shores']) {
  cpSync(join(BUILT, `${name}.pmtiles`), join(shellDir, `assets/${name}.0a1b2c3d.pmtiles`));
}
afterAll(() => rmSync(shellDir, { recursive: true }));

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildBareApp(mapPicturesFeature({ config: testConfig({ SHELL_DIR: shellDir }) }));
});
afterAll(() => app.close());

/** The picture that has a place near its middle. */
function around(latitude: number, longitude: number, z: number): MapPictureKey {
  const mercator = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / Math.PI;
  return {
    z,
    x: Math.round(((longitude + 180) / 360) * 2 ** (z + 1)),
    y: Math.round(((1 - mercator) / 2) * 2 ** (z + 1)),
  };
}

/** How much of a picture is water, from 0 to 1. */
async function waterShare(key: MapPictureKey): Promise<number> {
  const answer = await app.inject(mapPicturePath(key));
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp' });
  const { channels } = await sharp(answer.rawPayload).stats();
  return (channels[0]?.mean ?? NaN) / 255;
}

it('MAP-09: land is black, the sea white, and a town at the shore has both', async () => {
  expect(await waterShare(around(47.9, 106.9, 5))).toBeLessThan(0.05);
  expect(await waterShare(around(-40, -120, 5))).toBe(1);
  const lisbon = await waterShare(around(38.72, -9.14, 10));
  expect(lisbon).toBeGreaterThan(0.1);
  expect(lisbon).toBeLessThan(0.9);
});

it('draws a place deeper than the tiles are, and the edge of the world', async () => {
  expect(await waterShare(around(48.85, 2.35, 14))).toBeLessThan(0.2);
  expect(await waterShare({ z: 1, x: 0, y: 0 })).toBeGreaterThan(0);
});

it.each(['/media/map/15/1/1.webp', '/media/map/3/99/1.webp', '/media/map/0/0/0.webp'])(
  '%s is no picture',
  async (path) => {
    expect((await app.inject(path)).statusCode).toBe(404);
  },
);

it.each(['/media/map/3/-1/1.webp', '/media/map/3/a/1.webp', '/media/map/3/1/1.png'])(
  '%s is refused',
  async (path) => {
    expect([400, 404]).toContain((await app.inject(path)).statusCode);
  },
);

it('what one address may have drawn is limited; what is kept is free', async () => {
  const basemap = await openTileArchive(shellDir, 'basemap');
  const limit = ownLimit({ name: 'test', most: 2, windowSeconds: 60, complaint: 'Too much was drawn' });
  const limited = await buildBareApp(mapPicturesRoutes({ basemap, shores: null, limit }));
  const statusOf = async (x: number) => (await limited.inject(mapPicturePath({ z: 5, x, y: 20 }))).statusCode;
  expect([await statusOf(1), await statusOf(2), await statusOf(3), await statusOf(1)]).toEqual([
    200, 200, 429, 200,
  ]);
  await limited.close();
  await basemap?.close();
});
