import { eventLines, type NumberedEvent } from './event-lines';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const text: NumberedEvent = {
  id: 1,
  event: { event: 'text', data: { text: 'Hello.', basis: 'notice' } },
};

async function* textAfter(ms: number): AsyncGenerator<NumberedEvent> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  yield text;
}

/** The lines as they come. */
function read(events: AsyncIterable<NumberedEvent>, closed = new AbortController()): string[] {
  const lines: string[] = [];
  void (async () => {
    for await (const line of eventLines(events, closed)) lines.push(line.trim());
    lines.push('end');
  })();
  return lines;
}

const TEXT_LINES = `id: 1\nevent: text\ndata: ${JSON.stringify(text.event.data)}`;

it('a comment is sent every 15 s in which nothing was said, and none beside an event', async () => {
  const lines = read(textAfter(40_000));
  await jest.advanceTimersByTimeAsync(14_999);
  expect(lines).toEqual(['retry: 1000']);
  await jest.advanceTimersByTimeAsync(1);
  expect(lines).toEqual(['retry: 1000', ': still here']);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(lines).toEqual(['retry: 1000', ': still here', ': still here']);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(lines.slice(3)).toEqual([TEXT_LINES, 'end']);
});

it('nothing is said any more once the line is closed, and no timer is left', async () => {
  const closed = new AbortController();
  const lines = read(textAfter(1_000), closed);
  await jest.advanceTimersByTimeAsync(500);
  closed.abort();
  await jest.advanceTimersByTimeAsync(500);
  expect(lines).toEqual(['retry: 1000', 'end']);
  expect(jest.getTimerCount()).toBe(0);
});
