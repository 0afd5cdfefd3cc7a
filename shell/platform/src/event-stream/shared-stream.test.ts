import { wait } from './wait';
import { sharedEventStream } from './shared-stream';

interface Connection {
  readonly send: (data: string) => void;
}

/** The connections to the stream, in the order in which they were made. */
let connections: Connection[] = [];
let refusal: Error | null = null;

async function* mockStream(_request: unknown, signal: AbortSignal) {
  if (refusal) throw refusal;
  const waiting: string[] = [];
  connections.push({ send: (data) => void waiting.push(data) });
  while (!signal.aborted) {
    for (const data of waiting.splice(0)) yield { id: undefined, event: 'changed', data };
    await wait(1, signal);
  }
}

jest.mock('./event-stream', () => ({
  eventStream: (...of: Parameters<typeof mockStream>) => mockStream(...of),
}));

const URL = '/api/events';

/** A browser's tabs: who asks for a lock gets it in turn, and every channel hears the others of its name. */
function browserOfTabs(): void {
  const turns = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: { signal: AbortSignal }, task: () => Promise<unknown>) => {
    const before = turns.get(name) ?? Promise.resolve();
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
    });
    aborted.catch(() => undefined);
    let isMine = false;
    const mine = before.then(() => {
      if (signal.aborted) return undefined;
      isMine = true;
      return task();
    });
    turns.set(
      name,
      mine.catch(() => undefined),
    );
    return Promise.race([
      mine,
      aborted.catch((reason: unknown) => (isMine ? mine : Promise.reject(reason as Error))),
    ]);
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const channels = new Set<Channel>();
  class Channel {
    onmessage: ((message: { data: unknown }) => void) | null = null;
    constructor(readonly name: string) {
      channels.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of channels)
        if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
    close(): void {
      channels.delete(this);
    }
  }
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: Channel, configurable: true });
}

/** One tab that follows the stream. */
function tab() {
  const stop = new AbortController();
  const heard: string[] = [];
  const ended = (async () => {
    for await (const { event, data } of sharedEventStream(URL, stop.signal)) heard.push(`${event} ${data}`);
  })();
  return { heard, ended, close: () => stop.abort() };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  connections = [];
  refusal = null;
  browserOfTabs();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

it('RFQ-13: two tabs have one stream, and hear the same of it', async () => {
  const [first, second] = [tab(), tab()];
  await until(() => connections.length === 1);
  connections[0]?.send('one');
  await until(() => first.heard.length === 2 && second.heard.length === 2);
  expect(second.heard).toEqual(['open {}', 'changed one']);
  expect(connections).toHaveLength(1);
  first.close();
  second.close();
  await Promise.all([first.ended, second.ended]);
});

it('RFQ-13: where the tab that reads is closed, the next one goes on', async () => {
  const [first, second] = [tab(), tab()];
  await until(() => connections.length === 1);
  first.close();
  await first.ended;
  await until(() => connections.length === 2);
  connections[1]?.send('two');
  await until(() => second.heard.includes('changed two'));
  expect(first.heard).not.toContain('changed two');
  second.close();
  await second.ended;
});

it('RFQ-13: a refused stream ends with the refusal, for each tab', async () => {
  refusal = new Error('refused');
  const [first, second] = [tab(), tab()];
  await expect(first.ended).rejects.toThrow('refused');
  await expect(second.ended).rejects.toThrow('refused');
});

it('RFQ-13: without locks each tab has a stream of its own', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const [first, second] = [tab(), tab()];
  await until(() => connections.length === 2);
  connections[1]?.send('three');
  await until(() => second.heard.length === 1);
  expect(first.heard).toEqual([]);
  first.close();
  second.close();
  await Promise.all([first.ended, second.ended]);
});
