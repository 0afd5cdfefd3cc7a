import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, compressFurther, isUnchanged, pageBytes } from './page-bytes';

describe('the bytes of a page', () => {
  it('are the same text in every encoding', () => {
    const { plain, br, gzip } = pageBytes('<p>Atoll</p>');
    expect(plain.toString()).toBe('<p>Atoll</p>');
    expect(brotliDecompressSync(br)).toEqual(plain);
    expect(gunzipSync(gzip)).toEqual(plain);
  });

  it('compressed further are the same text in fewer bytes', async () => {
    const words = Array.from({ length: 5_000 }, (_each, at) => `<p class="word">${(at * 7_919) % 4_001}</p>`);
    const { plain, br } = pageBytes(words.join(''));
    const further = await compressFurther(plain);
    expect(brotliDecompressSync(further)).toEqual(plain);
    expect(further.length).toBeLessThan(br.length);
  });

  it('have a tag of their own', () => {
    expect(pageBytes('a').etag).not.toBe(pageBytes('b').etag);
    expect(pageBytes('a').etag).toBe(pageBytes('a').etag);
  });
});

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['deflate', null],
    ['', null],
    [undefined, null],
  ])('for Accept-Encoding %j it is %j', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('an answer is unchanged', () => {
  it.each([
    ['W/"abc"', true],
    ['"abc"', true],
    ['"x", W/"abc"', true],
    ['*', true],
    ['"abcd"', false],
    [undefined, false],
  ])('for If-None-Match %j: %j', (header, expected) => {
    expect(isUnchanged(header, 'W/"abc"')).toBe(expected);
  });
});
