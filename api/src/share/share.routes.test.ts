import type { FastifyInstance } from 'fastify';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import type { SharedPost } from '@atoll/contracts/shared-post';
import { buildBareApp } from '../../test/bare-app';
import { testDatabase } from '../../test/database';
import { shareFeature } from './share.feature';

const database = testDatabase();
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildBareApp(shareFeature({ database: database().connection }));
});
afterEach(() => app.close());
const share = (payload: object) => app.inject({ method: 'POST', url: '/api/share', payload });
const city = { kind: 'city', path: '/travel-agents/lisbon?featured=true', title: 'Agents in Lisbon' };

it('DIR-15: what is shared is kept under a random id and shown to whoever has it', async () => {
  const answer = await share(city);
  expect(answer.statusCode).toBe(201);
  const { logId, ...post } = answer.json<SharedPost>();
  expect(logId).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(post).toEqual(city);
  const shown = await app.inject(`/api/share/${logId}`);
  expect(shown.json()).toEqual({ logId, ...city });
  expect((await share(city)).json<SharedPost>().logId).not.toBe(logId);
});

it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'short', '$gt', '%00'])(
  'DIR-15: nothing is shared under %s',
  async (id) => {
    const answer = await app.inject(`/api/share/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json<ErrorEnvelope>().code).toBe('PGRST116');
  },
);

it.each([
  '/nowhere/at/all/really',
  '//evil.example/travel-agents',
  '/api/agents',
  'https://evil.example/',
  'javascript:alert(1)',
])('DIR-15: %s is no page of this site and is not kept', async (path) => {
  const answer = await share({ ...city, path });
  expect(answer.statusCode).toBe(400);
});

it.each([
  '/tours?mfe-override=mfe-tours@0123456789abcdef',
  '/tours?mfe%2Doverride=mfe-tours@0123456789abcdef',
  '/tours?mfe-over\tride=mfe-tours@0123456789abcdef',
  '/login?next=%2Ftours%3Fmfe-override%3Dx',
  '/travel-agents/%E2%80%AElisbon',
])('DIR-15: %s would run another build, or reads otherwise than it is, and is not kept', async (path) => {
  const answer = await share({ ...city, path });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<ErrorEnvelope>().fields).toHaveProperty('path');
});

it.each(['%E2%80%AE', '%E2%81%A6', '%E2%80%8F'].map((mark) => `Agents in ${decodeURIComponent(mark)}nobsiL`))(
  'DIR-15: %j turns its direction, and is refused',
  async (title) => {
    expect((await share({ ...city, title })).statusCode).toBe(400);
  },
);

it('DIR-15: a kind that nobody knows is refused', async () => {
  expect((await share({ ...city, kind: 'virus' })).statusCode).toBe(400);
});

it.each(['', '   ', '\u200b', '…', 'Lisbon\0', 'Lis\nbon'])(
  'DIR-15: %j is no title, and is refused',
  async (title) => {
    expect((await share({ ...city, title })).statusCode).toBe(400);
  },
);

it.each(['7', '東京', 'São Tomé & Príncipe (“the islands”)'])('DIR-15: %j is a title', async (title) => {
  expect((await share({ ...city, title })).json<SharedPost>().title).toBe(title);
});

it('one address shares so much in a minute and no more', async () => {
  const statuses: number[] = [];
  for (let shared = 0; shared < 21; shared += 1) statuses.push((await share(city)).statusCode);
  expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true);
  expect(statuses[20]).toBe(429);
});
