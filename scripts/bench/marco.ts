import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { steadyLoad } from './load';
import { median } from './medians';
import type { Measured } from './measured';
import type { BenchSite } from './sites';

const SENTENCE = 'Light clothes that dry quickly are the best choice for warm and rainy days.';
const SENTENCE_RUNS = 15;
const STREAMS = 200;
/** Between two pieces of an answer that goes on: a word each, as a model in the field writes. */
const PIECE_MS = 250;
/** From one piece to the next of a quick model. */
const NEXT_PIECE_MS = 20;
/** After the first sentence the model says nothing for this long, so that the sentence cannot come with the next one. */
const SILENCE_MS = 1_500;
/** Until 200 answers that were asked for at once have begun: that burst is none of what is measured. */
const SETTLE_MS = 2_000;
const SEARCHES_PER_SECOND = 40;
const QUESTION = 'What should I pack for rainy days?';
const ENDLESS_QUESTION = 'What should I pack for rainy days, and why?';

/** A language model in OpenAI's shape, which says when it had ended its first sentence. */
export interface BenchModel {
  readonly url: string;
  /** Times of `performance.now()`, in milliseconds, one for each answer, in order. */
  readonly endedMs: readonly number[];
  /** Ends the answers that go on. */
  readonly endAll: () => void;
  readonly stop: () => Promise<void>;
}

function send(response: ServerResponse, content: string): void {
  const chunk = { id: 'bench', object: 'chat.completion.chunk', created: 0, model: 'bench' };
  const choices = [{ index: 0, delta: { content }, finish_reason: null }];
  response.write(`data: ${JSON.stringify({ ...chunk, choices })}\n\n`);
}

function end(response: ServerResponse): void {
  response.end('data: [DONE]\n\n');
}

/** Starts the model on a free port. */
export async function startBenchModel(): Promise<BenchModel> {
  const endedMs: number[] = [];
  const goingOn = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (Buffer.concat(pieces).toString().includes(ENDLESS_QUESTION)) {
      goingOn.add(response);
      const writing = setInterval(() => send(response, 'and '), PIECE_MS);
      response.once('close', () => clearInterval(writing));
      return;
    }
    send(response, SENTENCE);
    endedMs.push(performance.now());
    // That a full stop ended a sentence is known when the next word begins.
    await setTimeout(NEXT_PIECE_MS);
    send(response, ' They');
    await setTimeout(SILENCE_MS);
    end(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    endedMs,
    endAll: () => goingOn.forEach(end),
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function ask(origin: string, text: string): Promise<Response> {
  return fetch(`${origin}/api/marco/messages`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ messageId: randomUUID(), text }),
  });
}

/** Reads a stream until it holds the text. @returns the time of `performance.now()` at which it did, in milliseconds */
async function readUntil(response: Response, text: string): Promise<number> {
  if (!response.ok || !response.body) throw new Error(`Marco answered ${response.status}`);
  let read = '';
  const decoder = new TextDecoder();
  for await (const piece of response.body as AsyncIterable<Uint8Array>) {
    read += decoder.decode(piece, { stream: true });
    if (read.includes(text)) return performance.now();
  }
  throw new Error(`Marco did not say "${text}":\n${read}`);
}

/**
 * Measures a site whose language model is the given one: how long the first sentence takes to come through, and what a
 * search takes while 200 answers are being written, at 40 searches a second.
 */
export async function measureMarco({ url }: BenchSite, model: BenchModel): Promise<Measured['marco']> {
  const tookMs: number[] = [];
  for (let run = 0; run < SENTENCE_RUNS; run += 1) {
    const shownMs = await readUntil(await ask(url, QUESTION), SENTENCE);
    tookMs.push(shownMs - (model.endedMs.at(-1) ?? 0));
  }
  const searchUrl = `${url}/api/hotels?lat=48.85341&lng=2.3488`;
  // The first of them also warms the search.
  const alone = [
    await steadyLoad(searchUrl, SEARCHES_PER_SECOND),
    await steadyLoad(searchUrl, SEARCHES_PER_SECOND),
  ];
  const streams = await Promise.all(Array.from({ length: STREAMS }, () => ask(url, ENDLESS_QUESTION)));
  const refused = streams.filter(({ ok }) => !ok).length;
  if (refused > 0) throw new Error(`${refused} of ${STREAMS} streams were refused`);
  await setTimeout(SETTLE_MS);
  const search = await steadyLoad(searchUrl, SEARCHES_PER_SECOND);
  model.endAll();
  await Promise.all(streams.map((stream) => stream.text()));
  return {
    firstSentenceMs: median(tookMs),
    slowestFirstSentenceMs: Math.max(...tookMs),
    searchAloneP99Ms: alone.at(-1)?.p99Ms ?? 0,
    search,
  };
}
