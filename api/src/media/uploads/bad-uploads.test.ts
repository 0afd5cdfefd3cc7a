import { CITY_IMAGE_MAX_BYTES, EVENT_IMAGE_MAX_BYTES } from '@atoll/contracts/constants';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import { testDatabase } from '../../../test/database';
import { fileForm } from '../../../test/file-form';
import { buildMediaApp, type MediaApp } from './testing/media-app';
import { emptyPng, plainPicture } from '../../../test/sample-pictures';

const NO_IMAGE = 'Please upload an image file';
const TOO_MANY_PIXELS = 'A picture has 24 megapixels at most. Please make it smaller.';

const picture = () => plainPicture(60, 40);
const SCRIPT = '<script>alert(1)</script>';
const SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`;
const after = async (text: string) => Buffer.concat([await picture(), Buffer.from(text, 'latin1')]);
/** A picture that is longer than it needs to be. */
const ofBytes = async (bytes: number) => {
  const small = await picture();
  return Buffer.concat([small, Buffer.alloc(bytes - small.length)]);
};

describe('a bad upload', () => {
  const database = testDatabase();
  let media: MediaApp;
  beforeAll(async () => {
    media = await buildMediaApp(database().connection);
  });
  afterEach(async () => expect(await media.kept()).toEqual({ files: 0, records: 0 }));
  afterAll(() => media.app.close());

  async function expectRefusal(bucket: string, file: Buffer, status: number, message: string, name?: string) {
    const answer = await media.upload(bucket, file, name);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<ErrorEnvelope>().message).toBe(message);
  }

  it.each(['city-images', 'expo-images'])(
    'POR-06, CON-06: text named as a picture is refused by %s',
    (bucket) => expectRefusal(bucket, Buffer.from('no picture at all'), 400, NO_IMAGE),
  );

  it('POR-06: a GIF is no picture of a city, and the answer says what is', async () => {
    const answer = await media.upload('city-images', await plainPicture(60, 40, 'gif'));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: NO_IMAGE,
      fields: { file: 'This takes JPEG, PNG, WebP.' },
    });
  });

  it.each([
    ['an SVG with a script', async () => Buffer.from(SVG)],
    ['a picture that is a page as well', () => after(`<html>${SCRIPT}</html>`)],
    ['a picture that is a program as well', () => after('<?php system($_GET["c"]);')],
    ['a picture that is an archive as well', () => after(`PK\x05\x06${'\0'.repeat(18)}`)],
    ['a picture that ends in the middle', async () => (await picture()).subarray(0, 200)],
    ['nothing', async () => Buffer.alloc(0)],
  ])('POR-06: %s is refused', async (_name, file) =>
    expectRefusal('home-slider', await file(), 400, NO_IMAGE),
  );

  it('POR-06: more than 10 MB are refused for a city', async () => {
    const complaint = 'Image size should be at most 10MB';
    await expectRefusal('city-images', await ofBytes(11 * 1_024 * 1_024), 413, complaint);
    await expectRefusal('city-images', await ofBytes(CITY_IMAGE_MAX_BYTES + 1), 413, complaint);
  });

  it('POR-06: 11 MB that arrive in pieces, as over the network, are refused for their size', async () => {
    const address = await media.app.listen({ host: '127.0.0.1', port: 0 });
    const body = new FormData();
    body.append('file', new Blob([Buffer.alloc(11 * 1_024 * 1_024)]), 'a.jpg');
    const answer = await fetch(`${address}/api/media/city-images`, { method: 'POST', body });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ message: 'Image size should be at most 10MB' });
  });

  it('CON-06, EXP-06: 5 MB and more are refused for an event', async () =>
    expectRefusal(
      'expo-images',
      await ofBytes(EVENT_IMAGE_MAX_BYTES + 1),
      400,
      'Image size should be less than 5MB',
    ));

  it('POR-09: 30 megapixels are refused', () =>
    expectRefusal('destinations', emptyPng(7_500, 4_000), 413, TOO_MANY_PIXELS));

  it('POR-09: what unpacks to a thousand times its size is refused', () =>
    expectRefusal('destinations', emptyPng(30_000, 30_000), 413, TOO_MANY_PIXELS));

  it.each(['../../outside.jpg', '/etc/passwd.jpg', 'C:\\pictures\\a.jpg'])(
    'POR-07: a path in the name is refused: %s',
    async (name) => expectRefusal('city-images', await picture(), 400, NO_IMAGE, name),
  );

  it('POR-07: a bucket that nobody made is none', async () =>
    expectRefusal('nowhere', await picture(), 404, 'There is no such bucket.'));

  const boundary = (name: string) => ({ 'content-type': `multipart/form-data${name}` });
  it.each([
    ['ends in the middle of the picture', -60, boundary('; boundary=atoll-form')],
    ['ends in its head', 40, boundary('; boundary=atoll-form')],
    ['names no boundary', undefined, boundary('')],
    ['names another boundary', undefined, boundary('; boundary=other')],
  ])('POR-06: a form that %s is refused, and is no error of the site', async (_name, end, headers) => {
    const payload = fileForm(await picture()).payload.subarray(0, end);
    const answer = await media.app.inject({
      method: 'POST',
      url: '/api/media/city-images',
      payload,
      headers,
    });
    expect([answer.statusCode, answer.json<ErrorEnvelope>().message]).toEqual([400, NO_IMAGE]);
  });

  it('POR-07: JSON is no upload, and neither is a form without a file', async () => {
    const post = { method: 'POST', url: '/api/media/city-images' } as const;
    const asJson = await media.app.inject({ ...post, payload: { file: 'x' } });
    expect([asJson.statusCode, asJson.json<ErrorEnvelope>().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const { headers } = fileForm(Buffer.alloc(0));
    const payload =
      '--atoll-form\r\ncontent-disposition: form-data; name="note"\r\n\r\nhello\r\n--atoll-form--\r\n';
    const without = await media.app.inject({ ...post, headers, payload });
    expect([without.statusCode, without.json<ErrorEnvelope>().message]).toEqual([400, NO_IMAGE]);
  });
});
