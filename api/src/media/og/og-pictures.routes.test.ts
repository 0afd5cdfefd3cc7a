import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { CityCard } from '@atoll/contracts/destination';
import { ogPicturePath } from '@atoll/contracts/og-picture';
import { buildBareApp } from '../../../test/bare-app';
import { ARTWORK_DIR } from '../../shared/artwork/artwork-folder';
import type { DirectoryPages } from '../../shared/directory/directory-pages';
import { ogLettering } from './og-lettering';
import { ogPicturesRoutes } from './og-pictures.routes';

const lisbon = {
  city: 'Lisbon',
  slug: 'lisbon',
  country: 'Portugal',
  image: '/media/artwork/harbour.dusk-800x600.webp',
} as CityCard;

describe('pictures for links that are shared', () => {
  let app: FastifyInstance;
  let asked: string[];
  let city: CityCard;
  let anyCity: boolean;
  beforeEach(async () => {
    [asked, city, anyCity] = [[], lisbon, false];
    const pages: DirectoryPages = {
      countries: async () => [],
      cities: async () => [],
      agentRows: async () => 0,
      agentsIn: async () => [],
      agent: async () => null,
      city: async (slug) => {
        asked.push(slug);
        if (anyCity) return { ...lisbon, slug, city: slug };
        return slug === 'lisbon' ? city : null;
      },
      country: async () => null,
    };
    app = await buildBareApp(ogPicturesRoutes({ pages, libraryDir: ARTWORK_DIR }));
  });
  afterEach(() => app.close());

  it('are drawn for the page, 1200 × 630, and kept for ever under their address', async () => {
    const answer = await app.inject(ogPicturePath('city', 'lisbon', 'Lisbon'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'png',
    });
    expect(asked).toEqual(['lisbon']);
  });

  it('say what the directory says: another name is another picture under another address', async () => {
    const before = await app.inject(ogPicturePath('city', 'lisbon', 'Lisbon'));
    city = { ...lisbon, city: 'Lisboa', image: 'https://uploads.example/lisbon.jpg' };
    const after = await app.inject(ogPicturePath('city', 'lisbon', 'Lisboa'));
    expect(after.statusCode).toBe(200);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
    expect(ogPicturePath('city', 'lisbon', 'Lisboa')).not.toBe(ogPicturePath('city', 'lisbon', 'Lisbon'));
  });

  it.each([
    '/media/og/city/nowhere.png',
    '/media/og/hotel/lisbon.png',
    '/media/og/city/lisbon.jpg',
    '/media/og/agent/a70110000000000000000007.png',
    '/media/og/country/..%2f..%2fsecret.png',
  ])('there is none at %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  it('are drawn for the clients in turn, and one client has eight places to wait', async () => {
    // Async, because an injected request begins only when it is waited for.
    const ask = async (slug: string, remoteAddress: string) =>
      await app.inject({ url: `/media/og/city/${slug}.png`, remoteAddress });
    anyCity = true;
    const flood = Array.from({ length: 14 }, (_, index) => ask(`lisbon-${index}`, '192.0.2.1'));
    const other = await ask('lisbon-of-another', '192.0.2.2');
    expect(other.statusCode).toBe(200);
    const codes = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(10);
    expect(codes.filter((code) => code === 429)).toHaveLength(4);
  });

  it('of one client, thirty new ones are drawn in a minute; those that are kept are free', async () => {
    anyCity = true;
    const codes: number[] = [];
    for (let index = 0; index < 31; index += 1) {
      const url = `/media/og/city/${index < 30 ? 'lisbon' : 'porto'}-${index}.png`;
      codes.push((await app.inject({ url, remoteAddress: '192.0.2.1' })).statusCode);
    }
    expect(codes).toEqual([...Array<number>(30).fill(200), 429]);
    const kept = { url: '/media/og/city/lisbon-3.png', remoteAddress: '192.0.2.1' };
    expect((await app.inject(kept)).statusCode).toBe(200);
    const another = { url: '/media/og/city/porto-30.png', remoteAddress: '192.0.2.2' };
    expect((await app.inject(another)).statusCode).toBe(200);
  });

  it('have a letter for every name of the directory', async () => {
    // Letters that are missing are all drawn as the same empty box.
    const letters = [...'ałđễışž'];
    const drawn = await Promise.all(letters.map((title) => ogLettering({ title, line: 'x' })));
    expect(new Set(drawn).size).toBe(letters.length);
  });
});
