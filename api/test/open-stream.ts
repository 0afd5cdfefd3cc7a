import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface OpenStream {
  /** Those that say that something has changed. */
  readonly events: { readonly id: string; readonly data: unknown }[];
  /** Of whatever event came last; '' before any. */
  readonly lastId: () => string;
  readonly isOver: () => boolean;
  readonly close: () => void;
}

/** Where an instance listens. */
export const addressOf = ({ server }: FastifyInstance) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A stream of what changes, as a page reads it. `onChange` is called with each event. */
export async function openStream(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  onChange: () => void = () => undefined,
): Promise<OpenStream> {
  const leaving = new AbortController();
  const answer = await fetch(url, { headers, signal: leaving.signal });
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    'no-store',
  ]);
  const events: OpenStream['events'] = [];
  let isOver = false;
  let lastId = '';
  let text = '';
  const read = async () => {
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString();
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const [, id, event, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
        text = text.slice(end + 2);
        lastId = id ?? lastId;
        if (id === undefined || event !== 'changed') continue;
        events.push({ id, data: JSON.parse(data ?? '') as unknown });
        onChange();
      }
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => (isOver = true));
  return { events, lastId: () => lastId, isOver: () => isOver, close: () => leaving.abort() };
}
