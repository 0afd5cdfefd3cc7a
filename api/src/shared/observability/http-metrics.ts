import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics';

/** An answer as it is counted. */
export interface CountedAnswer {
  /** A feature of the API, or a kind of file: never an address, nor a pattern of one. */
  readonly area: string;
  readonly method: string;
  readonly status: number;
  /** Null for a stream, which lasts as long as its reader. */
  readonly durationMs: number | null;
}

export type CountAnswer = (answer: CountedAnswer) => void;

export const PAGES_AREA = 'pages';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const STATUSES = ['1xx', '2xx', '3xx', '4xx', '5xx'];
/** More than the API has features. */
const AREAS = { atMost: 40 };
/** Routes that the API's description does not name, by how their address begins. */
const UNDESCRIBED: readonly (readonly [string, string])[] = [
  ['/*', PAGES_AREA],
  ['/assets/', 'assets'],
  ['/favicon.', 'assets'],
  ['/releases/', 'releases'],
  ['/media/', 'media'],
  ['/sitemap', 'sitemap'],
];
const OTHER_AREA = 'other';

/** What a route belongs to: the tag under which the API's description has it. */
export function areaOf(url: string | undefined, schema: unknown): string {
  const { tags = [] } = (schema ?? {}) as { tags?: readonly string[] };
  const [tag] = tags;
  if (tag !== undefined) return tag;
  return UNDESCRIBED.find(([start]) => url?.startsWith(start))?.[1] ?? OTHER_AREA;
}

/** Counts answers by area, and times those that end by themselves. */
export function answerCounter(metrics: Metrics): CountAnswer {
  const count = metrics.counter({
    name: 'atoll_http_answers_total',
    help: 'Answers by what they belong to',
    labels: { area: AREAS, method: METHODS, status: STATUSES },
  });
  const time = metrics.durations({
    name: 'atoll_http_answer_seconds',
    help: 'From a request to the end of its answer, streams left out',
    labels: { area: AREAS },
  });
  return ({ area, method, status, durationMs }) => {
    count({ area, method, status: `${Math.floor(status / 100)}xx` });
    if (durationMs !== null) time({ area }, durationMs / 1_000);
  };
}

function areaOfRequest({ routeOptions: { url, schema } }: FastifyRequest): string {
  return areaOf(url, schema);
}

/** Counts every answer of the application, and the streams that are open. */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
  const count = answerCounter(metrics);
  const open = new Map<string, number>();
  const streams = metrics.gauge({
    name: 'atoll_streams_open',
    help: 'Event streams that are read now',
    labels: { area: AREAS },
  });
  const change = (area: string, by: number) => {
    const now = (open.get(area) ?? 0) + by;
    open.set(area, now);
    streams({ area }, now);
  };
  const isStream = (type: unknown) => String(type).startsWith('text/event-stream');
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isStream(reply.getHeader('content-type')) || reply.raw.destroyed) return payload;
    const area = areaOfRequest(request);
    change(area, 1);
    reply.raw.once('close', () => change(area, -1));
    return payload;
  });
  app.addHook('onResponse', (request, reply, next) => {
    const durationMs = isStream(reply.getHeader('content-type')) ? null : reply.elapsedTime;
    count({ area: areaOfRequest(request), method: request.method, status: reply.statusCode, durationMs });
    next();
  });
}
