import type { FastifyInstance } from 'fastify';
import { buildBareApp } from '../../../test/bare-app';
import { testConfig } from '../../../test/config';
import { buildAdminServer } from './admin-server';
import { createReadiness, type Readiness } from './readiness';

describe('the admin port', () => {
  let app: FastifyInstance;
  let admin: FastifyInstance;
  let readiness: Readiness;

  beforeEach(async () => {
    readiness = createReadiness();
    const feature = async (instance: FastifyInstance) => {
      instance.get('/api/anything', async () => ({}));
    };
    app = await buildBareApp(feature, { readiness, config: testConfig({ ADMIN_PORT: '4999' }) });
    admin = await buildAdminServer(app);
  });
  afterEach(async () => {
    await app.close();
    await admin.close();
  });

  it('answers the metrics to whoever reaches it, and the main port has none then', async () => {
    await app.inject('/api/anything');
    const fromProxy = {
      url: '/metrics',
      remoteAddress: '10.0.0.9',
      headers: { 'x-forwarded-for': '10.0.0.1' },
    };
    const answer = await admin.inject(fromProxy);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.body).toContain('atoll_http_answers_total{area="other",method="GET",status="2xx"} 1');
    expect((await app.inject('/metrics')).statusCode).toBe(404);
  });

  it('has nothing of the site', async () => {
    expect((await admin.inject('/api/anything')).statusCode).toBe(404);
    expect((await admin.inject('/')).statusCode).toBe(404);
  });

  it('says no to readiness from the moment the site is told to stop, and lives on while it drains', async () => {
    readiness.stop();
    expect((await admin.inject('/readyz')).json()).toMatchObject({ message: 'The API is stopping.' });
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/api/anything')).statusCode).toBe(200);
    await app.close();
    expect((await admin.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await admin.inject('/readyz')).statusCode).toBe(503);
    expect((await admin.inject('/metrics')).statusCode).toBe(200);
  });

  it('answers a browser as well', async () => {
    const answer = await admin.inject({ url: '/readyz', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(503);
  });
});
