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
    return () => (
      <div role="application" tabIndex={-1}>
        The real map
      </div>
    );
  },
}));

let tellSight: ((isIntersecting: boolean) => void) | null = null;
let idleTask: (() => void) | null = null;

beforeEach(() => {
  Object.assign(network, { loads: 0, isDown: false });
  idleTask = null;
  tellSight = null;
  globalThis.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe() {
      tellSight = (isIntersecting) =>
        this.callback([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
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

it('is loaded when it is tapped, and has the focus then', async () => {
  render(lazyMap);
  fireEvent.pointerDown(screen.getByText('A drawing'));
  expect(network.loads).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Open the map' }));
  expect(await screen.findByText('The real map')).toBeInTheDocument();
  expect(screen.getByRole('application')).toHaveFocus();
});

it('tells when it is opened', async () => {
  const onWanted = jest.fn();
  render(<LazyPriceMap markers={[]} placeholder={<p>A drawing</p>} onWanted={onWanted} />);
  expect(onWanted).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('A drawing'));
  expect(onWanted).toHaveBeenCalledTimes(1);
});

it('on a narrow screen does not load by itself', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(lazyMap);
  expect(tellSight).toBeNull();
  await userEvent.click(screen.getByText('A drawing'));
  expect(await screen.findByText('The real map')).toBeInTheDocument();
  jest.restoreAllMocks();
});

it('is loaded when something else on the page wants it', async () => {
  const { rerender } = render(lazyMap);
  rerender(<LazyPriceMap markers={[]} placeholder={<p>A drawing</p>} isWanted />);
  expect(await screen.findByText('The real map')).toBeInTheDocument();
});

it('MAP-07: a map that does not load becomes the card, whose Retry loads it anew', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const onError = jest.fn();
  network.isDown = true;
  render(<LazyPriceMap markers={[]} placeholder={<p>A drawing</p>} onError={onError} />);
  await userEvent.click(screen.getByText('A drawing'));
  expect(
    await screen.findByText('There was a problem loading the map. Please try again.'),
  ).toBeInTheDocument();
  expect(onError).toHaveBeenCalledTimes(1);
  network.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The real map')).toBeInTheDocument();
  jest.restoreAllMocks();
});
