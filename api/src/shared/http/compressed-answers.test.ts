import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { compressAnswers } from './compressed-answers';

const LONG = { words: 'atoll '.repeat(1_000) };
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await compressAnswers(app);
  app.get('/long', () => LONG);
  app.get('/short', () => ({ words: 'atoll' }));
  app.get('/file', (_request, reply) => reply.type('application/octet-stream').send('a'.repeat(5_000)));
});
afterAll(() => app.close());

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a long answer for who accepts %s travels as %s', async (accepted, encoding, decompress) => {
  const answer = await get('/long', accepted);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toContain('accept-encoding');
  expect(answer.rawPayload.length).toBeLessThan(500);
  expect(JSON.parse(decompress(answer.rawPayload).toString())).toEqual(LONG);
});

it('short answers, files, and answers for who accepts nothing travel as they are', async () => {
  for (const answer of [await get('/short', 'br'), await get('/file', 'br'), await get('/long')]) {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
  }
});
