import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { buildBareApp } from '../../../test/bare-app';
import { eventually } from '../../../test/eventually';
import { addressOf } from '../../../test/open-stream';

describe('answers are counted', () => {
  let app: FastifyInstance;

  beforeEach(async () => {
    app = await buildBareApp(async (instance) => {
      const schema = { tags: ['requests'] };
      instance.get('/api/things/:id', { schema }, async () => ({}));
      instance.get('/api/broken', { schema }, () => Promise.reject(new Error('no')));
      instance.get('/api/stream', { schema }, async (_request, reply) =>
        reply.type('text/event-stream; charset=utf-8').send(
          Readable.from(
            (async function* () {
              yield 'data: first\n\n';
              await new Promise(() => undefined);
            })(),
          ),
        ),
      );
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  const series = async (name: string) => {
    const { body } = await app.metrics.page();
    return body.split('\n').filter((line) => line.startsWith(name) && line.includes('area="requests"'));
  };

  it('by what they belong to, method and class of status', async () => {
    await app.inject('/api/things/ada@example.com?q=secret');
    await app.inject('/api/things/another');
    await app.inject('/api/broken');
    expect((await series('atoll_http_answers_total')).sort()).toEqual([
      'atoll_http_answers_total{area="requests",method="GET",status="2xx"} 2',
      'atoll_http_answers_total{area="requests",method="GET",status="5xx"} 1',
    ]);
    expect(await series('atoll_http_answer_seconds_count')).toEqual([
      'atoll_http_answer_seconds_count{area="requests"} 3',
    ]);
  });

  it('a stream is open until its reader goes, and its length is no time that somebody waited', async () => {
    const leaving = new AbortController();
    const answer = await fetch(`${addressOf(app)}/api/stream`, { signal: leaving.signal });
    expect(answer.status).toBe(200);
    expect(await series('atoll_streams_open')).toEqual(['atoll_streams_open{area="requests"} 1']);
    leaving.abort();
    await eventually(async () =>
      expect(await series('atoll_streams_open')).toEqual(['atoll_streams_open{area="requests"} 0']),
    );
    expect(await series('atoll_http_answer_seconds_count')).toEqual([]);
  });
});
