import type { MessageBody } from '@atoll/contracts/quote-request';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useOutbox } from './use-outbox';

interface World {
  messages: { clientId: string | null }[];
  readonly posted: MessageBody[];
  /** What the next message is answered with. */
  answer: Promise<{ error?: unknown }>;
}

function outboxWith(world: World, account: string | null = 'u1') {
  return renderHook(() =>
    useOutbox({
      ...{ thread: 'r1', account, messages: world.messages },
      post: (message) => {
        world.posted.push(message);
        return world.answer;
      },
      reread: async () => undefined,
    }),
  );
}
const refused = { error: { kind: 'api', status: 500, code: 'INTERNAL', message: 'Broken' } };
const worldOf = (): World => ({ messages: [], posted: [], answer: Promise.resolve({}) });
type View = ReturnType<typeof outboxWith>;

function say({ result }: View, text: string): void {
  act(() => result.current.setText(text));
  act(() => result.current.send());
}

afterEach(() => window.sessionStorage.clear());

it('RFQ-13: what is typed is trimmed, sent and gone once the thread has it; spaces are nothing to send', async () => {
  const world = worldOf();
  const view = outboxWith(world);
  say(view, '  ');
  say(view, ' Hello ');
  expect(view.result.current).toMatchObject({ text: '', outgoing: [{ text: 'Hello', problem: null }] });
  await waitFor(() => expect(view.result.current.outgoing).toEqual([]));
  expect(world.posted.map(({ text }) => text)).toEqual(['Hello']);
  expect(window.sessionStorage).toHaveLength(0);
});

it('RFQ-13: files go with the words or alone, and stay with what was not taken, also after a reload', async () => {
  const world = worldOf();
  world.answer = Promise.resolve(refused);
  let view = outboxWith(world);
  const file = { id: 'f1', name: 'Beach.webp', kind: 'picture', bytes: 9, width: 6, height: 4 } as const;
  act(() => view.result.current.setFiles((files) => [...files, file]));
  expect(view.result.current.files).toEqual([file]);
  view.unmount();
  view = outboxWith(world);
  expect(view.result.current.files).toEqual([file]);
  act(() => view.result.current.send());
  expect(view.result.current).toMatchObject({ files: [], outgoing: [{ text: '', files: [file] }] });
  await waitFor(() => expect(view.result.current.outgoing).toMatchObject([{ problem: 'Broken' }]));
  view.unmount();
  view = outboxWith(world);
  act(() => view.result.current.resend(view.result.current.outgoing[0]!));
  expect(world.posted.map(({ attachments }) => attachments)).toEqual([['f1'], ['f1']]);
  await waitFor(() => expect(view.result.current.outgoing).toMatchObject([{ problem: 'Broken' }]));
});

it('RFQ-13: what was refused says why, and goes again under the same id', async () => {
  const world = worldOf();
  world.answer = Promise.resolve(refused);
  const view = outboxWith(world);
  say(view, 'Hello');
  await waitFor(() => expect(view.result.current.outgoing).toMatchObject([{ problem: 'Broken' }]));
  world.answer = Promise.resolve({});
  act(() => view.result.current.resend(view.result.current.outgoing[0]!));
  await waitFor(() => expect(view.result.current.outgoing).toEqual([]));
  expect(new Set(world.posted.map(({ clientId }) => clientId)).size).toBe(1);
});

it('RFQ-13: who comes back while a message is on its way sees it so, and hears of its answer', async () => {
  const world = worldOf();
  let answer = (_: { error?: unknown }) => undefined as void;
  world.answer = new Promise((resolve) => (answer = resolve));
  const view = outboxWith(world);
  say(view, 'Hello');
  view.unmount();
  const { result } = outboxWith(world);
  expect(result.current.outgoing).toMatchObject([{ text: 'Hello', problem: null }]);
  act(() => answer(refused));
  await waitFor(() => expect(result.current.outgoing).toMatchObject([{ problem: 'Broken' }]));
});

it('RFQ-13: what the thread has is not in the outbox, whatever its answer was', async () => {
  const world = worldOf();
  world.answer = Promise.resolve(refused);
  const view = outboxWith(world);
  say(view, 'Hello');
  await waitFor(() => expect(view.result.current.outgoing).toHaveLength(1));
  world.messages = [{ clientId: null }, { clientId: world.posted[0]?.clientId ?? null }];
  view.rerender();
  expect(view.result.current.outgoing).toEqual([]);
  await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
});

it('RFQ-13: an account’s outbox is nobody else’s', () => {
  const world = worldOf();
  const { result } = outboxWith(world);
  act(() => result.current.setText('For Clara'));
  expect(outboxWith(world, 'u2').result.current.text).toBe('');
  expect(outboxWith(world, null).result.current.text).toBe('');
  expect(outboxWith(world).result.current.text).toBe('For Clara');
});

it('a tab that keeps nothing still takes what is typed', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { result } = outboxWith(worldOf());
  act(() => result.current.setText('Hel'));
  act(() => result.current.setText('Hello'));
  expect(result.current.text).toBe('Hello');
  jest.restoreAllMocks();
});
