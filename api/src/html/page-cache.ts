import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { EarlyResponse } from '../shared/http/early-response';
import { isAmbiguous } from '../shared/http/request-target';
import type { RecordEarlyResponse } from '../shared/observability/early-response-metrics';
import type { HtmlService } from './html.service';
import type { Page } from './page-composer';
import { answerOf, wantsHtml, type Form, type PageAnswer } from './page-answer';
import { mayBeRedirected } from './page-routes';

type Headers = Readonly<Record<string, number | string | string[] | undefined>>;

export interface PageCacheDeps {
  readonly kept: HtmlService['kept'];
  /** True while visitors do not all get the same. */
  readonly hasCanary: () => boolean;
  /** True of a Host header that is not simply the site's: Fastify redirects or refuses it. */
  readonly isElsewhere: (host: string | undefined) => boolean;
  /** True of who gets other headers than everybody does. */
  readonly isBypassed: (headers: IncomingHttpHeaders) => boolean;
  /** True while requests may have to be refused. */
  readonly isBehind: () => boolean;
  readonly record: RecordEarlyResponse;
}

export interface PageCache {
  /** Remembers the headers with which Fastify answers anybody who gets this page in this form. */
  readonly remember: (page: Page, form: Form, headers: Headers) => void;
  /** Answers what Fastify has answered in the same form before; leaves everything else to Fastify. */
  readonly answer: EarlyResponse;
  /** From now on Fastify answers everything: it ends the connections of those who ask. */
  readonly stop: () => void;
}

/** Names and values in turn, as Node writes them fastest; without the length of the body. */
type Head = readonly string[];

/** A request that waits for its turn of the event loop to end: all of one turn share a look at the registry. */
interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly leave: () => void;
  readonly fromMs: number;
}

/** A read without a body that is made in nobody's name. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.authorization === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.upgrade === undefined
  );
}

/** Headers that say the same to everybody. An answer with any other is for the one who asked. */
const SHARED_HEADERS = new Set([
  'cache-control',
  'cache-tag',
  'cdn-cache-control',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'etag',
  'origin-agent-cluster',
  'referrer-policy',
  'strict-transport-security',
  'vary',
  'x-content-type-options',
  'x-frame-options',
]);

/** Whether an answer with these headers may be sent to anybody. */
function isForEverybody(headers: Headers): boolean {
  const names = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const isShared = names.every((name) => SHARED_HEADERS.has(name.toLowerCase()));
  const rules = [headers['cache-control'], headers['cdn-cache-control']].join();
  return isShared && !/private|no-store/.test(rules);
}

function headOf(headers: Headers): Head {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [name, String(value)],
  );
}

function send(response: ServerResponse, { status, body }: PageAnswer, head: Head): void {
  if (body) response.writeHead(status, [...head, 'content-length', String(body.length)]).end(body);
  else response.writeHead(status, [...head]).end();
}

/**
 * The page cache: answers in front of Fastify, whose objects, hooks and logger were most of what such an answer cost. Each
 * page is answered by Fastify first, and what is sent after that has the very same headers. They depend on the page,
 * its form and nothing else; answers for one visitor are never remembered.
 */
export function createPageCache({
  kept,
  hasCanary,
  isElsewhere,
  isBypassed,
  isBehind,
  record,
}: PageCacheDeps): PageCache {
  const heads = new WeakMap<Page, Map<Form, Head>>();
  const waiting: Asked[] = [];
  let isStopped = false;

  function mayBeKept(request: IncomingMessage): boolean {
    const { url = '', headers } = request;
    return (
      !isStopped &&
      isPlainRead(request) &&
      wantsHtml(headers) &&
      !mayBeRedirected(url) &&
      !isAmbiguous(request) &&
      !isElsewhere(headers.host) &&
      !isBypassed(headers) &&
      !isBehind()
    );
  }

  function isSent(page: Page | null, { request, response, fromMs }: Asked): boolean {
    if (!page?.isKeepable || isStopped || response.destroyed) return false;
    const answer = answerOf(page, request.headers);
    const head = heads.get(page)?.get(answer.form);
    if (!head) return false;
    response.on('finish', () => record(request, answer.status, performance.now() - fromMs));
    send(response, answer, head);
    return true;
  }

  async function answerAll(asked: readonly Asked[]): Promise<void> {
    // Fastify meets the same failure, and has a way to answer it.
    const pageAt = await kept().catch(() => () => null);
    const isSharedNow = !hasCanary();
    for (const each of asked) {
      if (!(isSharedNow && isSent(pageAt(each.request.url ?? ''), each))) each.leave();
    }
  }

  return {
    remember: (page, form, headers) => {
      if (!page.isKeepable || !isForEverybody(headers)) return;
      const forms = heads.get(page) ?? new Map<Form, Head>();
      heads.set(page, forms.set(form, headOf(headers)));
    },
    answer: (request, response, leave) => {
      if (!mayBeKept(request)) return leave();
      if (waiting.length === 0) setImmediate(() => void answerAll(waiting.splice(0)));
      waiting.push({ request, response, leave, fromMs: performance.now() });
    },
    stop: () => {
      isStopped = true;
    },
  };
}
