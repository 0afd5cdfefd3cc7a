import { Type } from 'typebox';
import { buildBareApp } from '../../../test/bare-app';

/** A schema that stands in a query, in a body and in an answer. */
const PAGE = Type.Object({ page: Type.Integer() }, { additionalProperties: false });

const withPages = () =>
  buildBareApp(async (routes) => {
    const answer = { response: { 200: PAGE } };
    routes.get('/api/pages', { schema: { querystring: PAGE, ...answer } }, async () => ({
      page: 1,
      secret: 2,
    }));
    routes.post('/api/pages', { schema: { body: PAGE, ...answer } }, async () => ({ page: 1, secret: 2 }));
  });

it('a schema that several routes and sites share checks each part of a request in its own way', async () => {
  for (const app of [await withPages(), await withPages()]) {
    const send = async (payload: object) =>
      (await app.inject({ method: 'POST', url: '/api/pages', payload })).statusCode;
    expect((await app.inject('/api/pages?page=1')).statusCode).toBe(200);
    expect((await app.inject('/api/pages?page=x')).statusCode).toBe(400);
    expect([await send({ page: 1 }), await send({ page: '1' }), await send({})]).toEqual([200, 400, 400]);
    await app.close();
  }
});

it('an answer has what its schema has, and nothing else', async () => {
  for (const app of [await withPages(), await withPages()]) {
    expect((await app.inject('/api/pages?page=1')).json()).toEqual({ page: 1 });
    await app.close();
  }
});
