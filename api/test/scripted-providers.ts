import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What a scripted model sends, piece by piece; it may never end. */
export type Script = Iterable<string | Uint8Array>;

const PIECE = 7;

function chunk(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  const body = { id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices };
  return `data: ${JSON.stringify(body)}\n\n`;
}

const END = `${chunk({}, 'stop')}data: [DONE]\n\n`;

/** Says a text, a few characters at a time, so that whatever is in it is cut somewhere. */
export function says(text: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += PIECE) pieces.push(chunk({ content: text.slice(at, at + PIECE) }));
  return [...pieces, END];
}

/** Calls tools, all of them at once. */
export function calls(...called: readonly (readonly [name: string, args: string])[]): string[] {
  return [
    ...called.map(([name, args], index) =>
      chunk({
        tool_calls: [{ index, id: `t${index}`, type: 'function', function: { name, arguments: args } }],
      }),
    ),
    END,
  ];
}

/** Says the same again and again. */
export function* saysForever(text: string): Generator<string> {
  for (;;) yield chunk({ content: text });
}

/** Goes on with a call that has no end. */
export function* callsForever(): Generator<string> {
  for (;;)
    yield chunk({ tool_calls: [{ index: 0, id: 't', function: { name: 'find_hotels', arguments: ' ' } }] });
}

interface ModelRequest {
  readonly messages: readonly { readonly role: string; readonly content: string | null }[];
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

async function send(response: ServerResponse, script: Script): Promise<void> {
  try {
    // One piece at a time, and no more than the reader takes: a script may never end.
    await pipeline(Readable.from(script), response);
  } catch (error) {
    // Whoever read it has gone.
    if (!response.destroyed) throw error;
  }
}

export interface ScriptedProvider {
  readonly url: string;
  readonly close: () => Promise<void>;
}

async function start(type: string, scriptOf: (body: unknown) => Script): Promise<ScriptedProvider> {
  const server = createServer((request, response) => {
    void bodyOf(request)
      .then((body) => send(response.writeHead(200, { 'content-type': type }), scriptOf(body)))
      .catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * A model in OpenAI's shape that answers by a script, chosen by the visitor's last message; `all` is everything that it
 * was told.
 */
export function startScriptedModel(
  scriptOf: (lastWords: string, all: string) => Script,
): Promise<ScriptedProvider> {
  return start('text/event-stream', (body) => {
    const { messages } = body as ModelRequest;
    const last = messages.filter(({ role }) => role === 'user').at(-1);
    return scriptOf(last?.content ?? '', JSON.stringify(messages));
  });
}

/** A web search in Tavily's shape with one page, chosen by the query. */
export function startScriptedSearch(
  pageOf: (query: string) => { readonly title: string; readonly content: string },
): Promise<ScriptedProvider> {
  return start('application/json', (body) => {
    const page = {
      ...pageOf((body as { query: string }).query),
      url: 'https://advice.example.com/',
      score: 1,
    };
    return [JSON.stringify({ answer: page.content, results: [page] })];
  });
}

/**
 * A message with the number of its script: spaces at its end are no words that a model could repeat, and change
 * nothing else.
 */
export const numbered = (text: string, index: number) => text + ' '.repeat(index);
export const numberOf = (text: string) => text.length - text.trimEnd().length;
