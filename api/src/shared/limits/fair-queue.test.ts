import { setImmediate as turn } from 'node:timers/promises';
import { clientOf } from '../http/client-address';
import { QueueFull } from './call-queue';
import { createFairQueue, type FairQueueOptions } from './fair-queue';

/** A queue, and the order in which its work was begun; each piece takes a turn of the event loop. */
function recorded(options: Partial<FairQueueOptions> = {}) {
  const queue = createFairQueue({ name: 'test', atOnce: 1, waiting: 100, waitingPerClient: 10, ...options });
  const order: string[] = [];
  let [underWay, most] = [0, 0];
  const ask = (client: string, signal?: AbortSignal) =>
    queue(
      client,
      async () => {
        order.push(client);
        most = Math.max(most, (underWay += 1));
        await turn();
        underWay -= 1;
        return client;
      },
      signal,
    ).catch((error: unknown) => error);
  return { queue, order, ask, most: () => most };
}

it('AUT-29: serves clients in turn, however many places one of them holds', async () => {
  const { order, ask } = recorded();
  await Promise.all([...'aaaaaa', 'b', 'c', 'b'].map((client) => ask(client)));
  expect(order.join('')).toBe('aabcabaaa');
});

it('AUT-29: a client with no place left is refused, others are not', async () => {
  const { ask } = recorded({ waitingPerClient: 2 });
  const answers = await Promise.all(['a', 'a', 'a', 'a', 'b'].map((client) => ask(client)));
  expect(answers.map((answer) => answer instanceof QueueFull)).toEqual([false, false, false, true, false]);
  expect(answers[3]).toMatchObject({ isOfOneClient: true });
});

it('AUT-29: where all places are taken, whoever holds most gives one to a newcomer', async () => {
  const { order, ask } = recorded({ waiting: 3 });
  const answers = await Promise.all(['a', 'a', 'a', 'a', 'b', 'c'].map((client) => ask(client)));
  expect(answers.map((answer) => answer instanceof QueueFull)).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(order.join('')).toBe('aabc');
});

it('AUT-29: a subscriber of IPv6 is no newcomer from each of its networks, and leaves others their turns', async () => {
  const { order, ask } = recorded({ waiting: 6 });
  const networks = Array.from({ length: 8 }, (_, index) => clientOf(`2001:db8:1:${index}::1`));
  const flood = networks.map((network) => ask(network));
  const [one, other] = [ask('203.0.113.1'), ask(clientOf('2001:db8:2::1'))];
  expect(await one).toBe('203.0.113.1');
  expect(await other).toBe(clientOf('2001:db8:2::1'));
  const refused = (await Promise.all(flood)).filter((answer) => answer instanceof QueueFull);
  expect(refused).toHaveLength(3);
  expect(order.slice(1, 4)).toContain('203.0.113.1');
});

it('runs as much at once as it is told', async () => {
  const { ask, most } = recorded({ atOnce: 2 });
  await Promise.all([...'aabbc'].map((client) => ask(client)));
  expect(most()).toBe(2);
});

it('who leaves is never begun, and delays nobody', async () => {
  const { order, ask } = recorded();
  const leaves = new AbortController();
  const first = ask('a');
  const left = ask('a', leaves.signal);
  const last = ask('b');
  leaves.abort('left');
  expect(await Promise.all([first, left, last, ask('c', leaves.signal)])).toEqual(['a', 'left', 'b', 'left']);
  expect(order.join('')).toBe('ab');
});

it('goes on after work that failed', async () => {
  const { queue, ask } = recorded();
  const failed = queue('a', () => Promise.reject(new Error('no'))).catch((error: unknown) => error);
  expect(await Promise.all([failed, ask('a'), ask('b')])).toEqual([new Error('no'), 'a', 'b']);
  expect(await ask('a')).toBe('a');
});
