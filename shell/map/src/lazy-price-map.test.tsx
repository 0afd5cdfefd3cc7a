import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { LazyPriceMap } from './lazy-price-map';

/** Loading the map as the network would: it can fail, and it counts. */
const network = { loads: 0, isDown: false };
jest.mock('@atoll/map/price-map', () => ({
  get PriceMap() {
    network.loads += 1;
    if (network.isDown) throw new Error('chunk not found');
    return () => <p>The real map</p>;
  },
}));

let tellSight: ((isIntersecting: boolean) => void) | null = null;
let idleTask: (() => void) | null = null;

beforeEach(() => {
  Object.assign(network, { loads: 0, isDown: false });
  idleTask = null;
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      tellSight = (isIntersecting) =>
        callback([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {
      tellSight = null;
    }
  } as never;
  globalThis.requestIdleCallback = (task) => {
    idleTask = () => task({ didTimeout: false, timeRemaining: () => 0 });
    return 1;
  };
  globalThis.cancelIdleCallback = () => {
    idleTask = null;
  };
});

const lazyMap = <LazyPriceMap markers={[]} placeholder={<p>A drawing</p>} />;

it('comes from the server as its placeholder', () => {
  expect(renderToString(lazyMap)).toContain('A drawing');
});

it('is loaded when it is in sight and the browser is idle, not before', async () => {
  render(lazyMap);
  expect(idleTask).toBeNull();
  act(() => tellSight?.(false));
  expect(idleTask).toBeNull();
  act(() => tellSight?.(true));
  expect(network.loads).toBe(0);
  act(() => idleTask?.());
  expect(await screen.findByText('The real map')).toBeInTheDocument();
});

it('is loaded at the first touch', async () => {
  render(lazyMap);
  fireEvent.pointerDown(screen.getByText('A drawing'));
  expect(await screen.findByText('The real map')).toBeInTheDocument();
});

it('MAP-07: a map that does not load becomes the card, whose Retry loads it anew', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const onError = jest.fn();
  network.isDown = true;
  render(<LazyPriceMap markers={[]} placeholder={<p>A drawing</p>} onError={onError} />);
  fireEvent.pointerDown(screen.getByText('A drawing'));
  expect(
    await screen.findByText('There was a problem loading the map. Please try again.'),
  ).toBeInTheDocument();
  expect(onError).toHaveBeenCalledTimes(1);
  network.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  fireEvent.pointerDown(screen.getByText('A drawing'));
  expect(await screen.findByText('The real map')).toBeInTheDocument();
  jest.restoreAllMocks();
});
