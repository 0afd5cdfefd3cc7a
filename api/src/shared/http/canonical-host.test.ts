import Fastify from 'fastify';
import { redirectFromWww } from './canonical-host';

async function ask(host: string, url = '/hotels?city=Paris') {
  const app = Fastify();
  redirectFromWww(app, 'https://atoll.example');
  app.get('/*', async () => 'page');
  return app.inject({ url, headers: { host } });
}

it('SEO-09: www goes to the bare domain for good, path and query kept', async () => {
  const answer = await ask('WWW.atoll.example');
  expect(answer.statusCode).toBe(301);
  expect(answer.headers.location).toBe('https://atoll.example/hotels?city=Paris');
});

it('SEO-09: no other host is redirected, and never to where a Host header says', async () => {
  expect((await ask('atoll.example')).statusCode).toBe(200);
  expect((await ask('www.evil.example')).statusCode).toBe(200);
  expect((await ask('www.atoll.example', '//evil.example')).headers.location).toBe(
    'https://atoll.example//evil.example',
  );
});
