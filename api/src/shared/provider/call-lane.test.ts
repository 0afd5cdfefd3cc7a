import { createCallLane, LaneFull } from './call-lane';

/** Calls that wait until they are let go. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  let under = 0;
  const call = async () => {
    under += 1;
    await opened;
  };
  return { call, open, under: () => under };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a lane of calls', () => {
  it('one client gets three quarters of it, and the rest is there for others at once', async () => {
    const { call, open, under } = gate();
    const lane = createCallLane({ atOnce: 4, waiting: 8 });
    const greedy = Array.from({ length: 6 }, () => lane('greedy', call));
    await turn();
    expect(under()).toBe(3);
    const other = lane('other', call);
    await turn();
    expect(under()).toBe(4);
    open();
    await Promise.all([...greedy, other]);
    expect(under()).toBe(7);
  });

  it('says who filled it, where there is no place even to wait', async () => {
    const { call, open } = gate();
    const lane = createCallLane({ atOnce: 4, waiting: 0 });
    const others = ['a', 'a', 'a', 'b'].map((client) => lane(client, call));
    await turn();
    await expect(lane('a', call)).rejects.toMatchObject({ by: 'client' });
    await expect(lane('c', call)).rejects.toEqual(new LaneFull('everybody'));
    open();
    await Promise.all(others);
    await expect(lane('a', async () => 'free again')).resolves.toBe('free again');
  });

  it('passes on what a call fails with', async () => {
    const lane = createCallLane({ atOnce: 1, waiting: 0 });
    await expect(lane('a', () => Promise.reject(new Error('its own')))).rejects.toThrow('its own');
  });
});
