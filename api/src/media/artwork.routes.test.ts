import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import {
  ARTWORK_FORMATS,
  ARTWORK_SIZES,
  artworkUri,
  artworkVariant,
  TIMES_OF_DAY,
} from '@atoll/contracts/artwork';
import { buildBareApp } from '../../test/bare-app';
import { cropBox, croppedSvg } from './artwork-crop';
import { ARTWORK_DIR } from '../shared/artwork/artwork-folder';
import { SCENES } from '../shared/artwork/scenes';
import { artworkRoutes } from './artwork.routes';

describe('artwork', () => {
  let app: FastifyInstance;
  let cacheDir: string;
  beforeAll(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'atoll-artwork-'));
    app = await buildBareApp(artworkRoutes({ libraryDir: ARTWORK_DIR, cacheDir }));
  });
  afterAll(() => app.close());
  const get = (url: string) => app.inject({ url });

  it.each(ARTWORK_SIZES)('is served in %s, cacheable for ever', async (size) => {
    const answer = await get(artworkUri('paris', 'golden', size, 'webp'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect(`${width}x${height}`).toBe(size);
  });

  it('one client may have sixty new pictures waiting, and its next one does not stand before a stranger’s', async () => {
    const fresh = await mkdtemp(join(tmpdir(), 'atoll-artwork-'));
    const empty = await buildBareApp(artworkRoutes({ libraryDir: ARTWORK_DIR, cacheDir: fresh }));
    const urls = [...SCENES.keys()].flatMap((scene) =>
      TIMES_OF_DAY.map((time) => artworkUri(scene, time, '160x120', 'webp')),
    );
    const ended: string[] = [];
    const ask = async (url: string, remoteAddress: string) => {
      const { statusCode } = await empty.inject({ url, remoteAddress });
      ended.push(remoteAddress);
      return statusCode;
    };
    const [wanted = '', ...others] = urls.slice(0, 81);
    const flood = others.map((url) => ask(url, '192.0.2.7'));
    const modest = ask(wanted, '192.0.2.8');
    expect(await modest).toBe(200);
    // Two that were under way already, those that were refused, and few more: not the sixty that wait.
    expect(ended.filter((address) => address === '192.0.2.7').length).toBeLessThan(40);
    const codes = await Promise.all(flood);
    expect(codes.filter((code) => code === 200)).toHaveLength(62);
    expect(codes.filter((code) => code === 429)).toHaveLength(18);
    await empty.close();
  });

  it('who wants what waits in a stranger’s long line has the own turn', async () => {
    const fresh = await mkdtemp(join(tmpdir(), 'atoll-artwork-'));
    const empty = await buildBareApp(artworkRoutes({ libraryDir: ARTWORK_DIR, cacheDir: fresh }));
    const urls = [...SCENES.keys()]
      .map((scene) => artworkUri(scene, 'night', '160x120', 'webp'))
      .slice(0, 40);
    let floodEnded = 0;
    const flood = urls.map(async (url) => {
      await empty.inject({ url, remoteAddress: '192.0.2.7' });
      floodEnded += 1;
    });
    const answer = await empty.inject({ url: urls.at(-1) ?? '', remoteAddress: '192.0.2.8' });
    expect(answer.statusCode).toBe(200);
    expect(floodEnded).toBeLessThan(20);
    await Promise.all(flood);
    await empty.close();
  });

  it.each(ARTWORK_FORMATS)('is served as %s', async (format) => {
    const answer = await get(artworkVariant(artworkUri('lagoon', 'dusk'), '160x120', format));
    expect(answer.headers['content-type']).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`);
  });

  it('DES-08: pictures of cards are 800 × 600 with a quality of 85', async () => {
    const url = artworkUri('paris', 'golden', '800x600', 'jpg');
    const svg = await readFile(join(ARTWORK_DIR, 'paris.golden.svg'), 'utf8');
    const drawn = sharp(Buffer.from(croppedSvg(svg, 800, 600))).resize(800, 600);
    const expected = await drawn.jpeg({ quality: 85, mozjpeg: true }).toBuffer();
    expect((await get(url)).rawPayload.equals(expected)).toBe(true);
  });

  it('has every described motif at every time of day', async () => {
    const files = await readdir(ARTWORK_DIR);
    const missing = [...SCENES.keys()]
      .flatMap((scene) => TIMES_OF_DAY.map((time) => `${scene}.${time}.svg`))
      .filter((file) => !files.includes(file));
    expect(missing).toEqual([]);
    expect(SCENES.get('inside-spa')?.says).toContain('spa pool');
    expect((await get(artworkUri('hotel-desert-camp', 'night', '480x360'))).statusCode).toBe(200);
  });

  it.each([
    'paris.golden-801x600.webp',
    'paris.golden-800x600.png',
    'paris.midnight-800x600.webp',
    'nowhere.golden-800x600.webp',
    '..%2f..%2fpackage.json',
    'paris.golden-800x600.webp.svg',
  ])('answers 404 for %s, and renders nothing', async (file) => {
    const before = await readdir(cacheDir);
    expect((await get(`/media/artwork/${file}`)).statusCode).toBe(404);
    expect(await readdir(cacheDir)).toEqual(before);
  });

  it('is rendered once, however many ask for it first', async () => {
    const url = artworkUri('tokyo', 'night', '480x360', 'jpg');
    const answers = await Promise.all(Array.from({ length: 5 }, () => get(url)));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('hex'))).size).toBe(1);
    expect((await readdir(cacheDir)).filter((file) => file.startsWith('tokyo.night'))).toHaveLength(1);
  });

  it('new ones are drawn two at once at most, so that threads are left for every other answer', async () => {
    let most = 0;
    const note = (count: number) => (most = Math.max(most, count));
    sharp.queue.on('change', note);
    const scenes = [...SCENES.keys()].slice(0, 8);
    const answers = await Promise.all(
      scenes.map((scene) => get(artworkUri(scene, 'night', '160x120', 'webp'))),
    );
    sharp.queue.off('change', note);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(scenes.map(() => 200));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(2);
  });

  it('crops tall pictures around the focal point and wide ones around the middle', () => {
    expect(cropBox(800, 600, 560)).toBe('0 125 1000 750');
    expect(cropBox(500, 1_000, 560)).toBe('310 0 500 1000');
    expect(cropBox(500, 1_000, 950)).toBe('500 0 500 1000');
  });

  it('drops the grain where it cannot be seen', () => {
    const svg =
      '<svg width="800" height="600" viewBox="0 125 1000 750" data-fx="500"><path d="M0 0"/><path d="M1 1" filter="url(#n0)"/></svg>';
    expect(croppedSvg(svg, 160, 120)).not.toContain('filter=');
    expect(croppedSvg(svg, 800, 600)).toContain('filter=');
  });
});
