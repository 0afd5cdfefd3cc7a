import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import mongoose from 'mongoose';
import { Type } from 'typebox';
import { ErrorEnvelope } from '@atoll/contracts/errors';
import { Value } from 'typebox/value';
import { buildBareApp } from '../../../test/bare-app';
import { AppError } from './app-error';

const Body = Type.Object({ name: Type.String({ minLength: 3 }), guests: Type.Integer() });

describe('every failing answer', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    app = await buildBareApp(async (routes) => {
      const schema = { response: { 200: Type.Object({ hotels: Type.Array(Type.String()) }) } };
      routes.post('/api/things', { schema: { body: Body } }, async () => 'ok');
      routes.get('/api/broken', async () => {
        throw new Error('password=hunter2 at /srv/atoll/secret.ts');
      });
      routes.get('/broken', async () => {
        throw new Error('password=hunter2 at /srv/atoll/secret.ts');
      });
      routes.get('/api/database', async () => {
        throw new mongoose.mongo.MongoNetworkError('connect ECONNREFUSED 10.0.0.7:27017');
      });
      routes.get('/api/full-database', async () => {
        throw new mongoose.mongo.MongoServerError({ message: '/srv/mongo is full', code: 14031 });
      });
      routes.get('/api/full-disk', async () => {
        const cause = Object.assign(new Error('ENOSPC: /srv/atoll/secret.ts'), { code: 'ENOSPC' });
        throw new Error('not written', { cause });
      });
      routes.get('/api/degraded', { schema }, async () => {
        throw new AppError('PROVIDER_TIMEOUT', { body: { hotels: [] }, retryAfterSeconds: 7 });
      });
    });
  });
  afterAll(() => app.close());

  it('carries the id of its request', async () => {
    const [first, second] = await Promise.all([app.inject('/api/none'), app.inject('/api/none')]);
    expect(first.json<ErrorEnvelope>().requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(first.json<ErrorEnvelope>().requestId).not.toBe(second.json<ErrorEnvelope>().requestId);
  });

  it('names each input that breaks its schema', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/things', payload: { name: 'ab' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST', fields: { guests: 'This is required.' } });
    expect(Object.keys(answer.json<ErrorEnvelope>().fields ?? {}).sort()).toEqual(['guests', 'name']);
  });

  it.each([
    ['an unknown route', { method: 'GET', url: '/api/none' }, 404, 'NOT_FOUND'],
    ['another method of a route', { method: 'DELETE', url: '/api/things' }, 405, 'METHOD_NOT_ALLOWED'],
    [
      'a body that is no JSON',
      { method: 'POST', url: '/api/things', payload: '{"a"', type: 'application/json' },
      400,
      'INVALID_REQUEST',
    ],
    [
      'an empty body',
      { method: 'POST', url: '/api/things', payload: '', type: 'application/json' },
      400,
      'INVALID_REQUEST',
    ],
    [
      'a body of another type',
      { method: 'POST', url: '/api/things', payload: 'a=1', type: 'application/x-www-form-urlencoded' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a body of one megabyte',
      { method: 'POST', url: '/api/things', payload: `"${'x'.repeat(1e6)}"`, type: 'application/json' },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['an address that cannot be decoded', { method: 'GET', url: '/api/%ZZ' }, 400, 'INVALID_REQUEST'],
    ['a database that is away', { method: 'GET', url: '/api/database' }, 503, 'OVERLOADED'],
    ['a database whose disk is full', { method: 'GET', url: '/api/full-database' }, 503, 'OVERLOADED'],
    ['a full disk', { method: 'GET', url: '/api/full-disk' }, 503, 'OVERLOADED'],
    ['a bug', { method: 'GET', url: '/api/broken' }, 500, 'INTERNAL'],
  ] as const)('is an envelope for %s', async (_name, request, status, code) => {
    const { method, url } = request;
    const headers = 'type' in request ? { 'content-type': request.type } : {};
    const payload = 'payload' in request ? request.payload : undefined;
    const answer = await app.inject({ method, url, headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(Value.Check(ErrorEnvelope, answer.json())).toBe(true);
    expect(answer.json<ErrorEnvelope>().code).toBe(code);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('never shows the text of a bug, a stack or a driver', async () => {
    for (const url of ['/api/broken', '/api/database', '/api/full-database', '/api/full-disk']) {
      const { body } = await app.inject(url);
      expect(body).not.toMatch(/hunter2|secret\.ts|ECONNREFUSED|Mongo|mongo|node_modules/);
    }
  });

  it('says which methods an address takes', async () => {
    const { headers } = await app.inject({ method: 'PUT', url: '/api/things' });
    expect(headers.allow).toBe('POST');
  });

  it('is a page for a browser that asked for one, with its style allowed and nothing of a bug', async () => {
    const answer = await app.inject({ url: '/broken', headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(answer.body).toContain('<h1>This page cannot be shown now</h1>');
    expect(answer.body).toContain('Something went wrong on our side.');
    expect(answer.body).not.toContain('hunter2');
    const style = /<style>(.*)<\/style>/.exec(answer.body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
    const data = await app.inject({ url: '/api/broken', headers: { accept: 'text/html' } });
    expect(Value.Check(ErrorEnvelope, data.json())).toBe(true);
  });

  it('keeps the shape of the list it stands for, and says when to come back', async () => {
    const answer = await app.inject('/api/degraded');
    expect(answer.statusCode).toBe(504);
    expect(answer.json()).toMatchObject({ code: 'PROVIDER_TIMEOUT', hotels: [] });
    expect(answer.headers['retry-after']).toBe('7');
  });
});
