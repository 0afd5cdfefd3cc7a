import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { PriceMap, type PriceMapProps } from './price-map';
import { Basemap } from './basemap/basemap';
import type { OpenGround, Streets } from './basemap/ground';
import { FakeEngine } from './testing/fake-engine';
import { whyFlat } from './engine/why-flat';

jest.mock('./engine/flat-engine', () => ({
  FlatEngine: jest.requireActual<{ FakeEngine: unknown }>('./testing/fake-engine').FakeEngine,
}));
jest.mock('./engine/tilted-engine', () => ({ createTiltedEngine: jest.fn() }));
jest.mock('./engine/why-flat', () => ({
  ...jest.requireActual<object>('./engine/why-flat'),
  whyFlat: jest.fn(),
}));

const { createTiltedEngine } = jest.requireMock<{ createTiltedEngine: jest.Mock }>('./engine/tilted-engine');
const mayTilt = jest.mocked(whyFlat);

const hotels = Array.from({ length: 21 }, (_, index) => ({
  id: `H${index}`,
  name: `Hotel ${index}`,
  label: `$${index}00`,
  latitude: (21 - index) / 100,
  longitude: 0.1,
}));
const FIRST = { name: 'Hotel 0, $000' };

const own = () => ({ archive: Basemap.own(), maxZoom: 6, credit: null });
function groundWith(streets: readonly Streets[], changes: Partial<OpenGround> = {}): OpenGround {
  return { world: own(), streets, refusal: null, ...changes };
}
/** Streets around a place; the fake engine always shows 73 to 74 degrees east and 3 to 4 north. */
function cityAround(longitude: number, latitude: number): Streets {
  return {
    archive: Basemap.at('https://tiles.example/city.pmtiles'),
    bounds: { west: longitude - 0.1, south: latitude - 0.1, east: longitude + 0.1, north: latitude + 0.1 },
    minZoom: 10,
    maxZoom: 14,
    credit: '© [City](https://city.example/)',
  };
}

beforeEach(() => {
  FakeEngine.forget();
  mayTilt.mockReturnValue('no-webgl2');
  createTiltedEngine.mockReset();
  globalThis.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe() {
      this.callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    disconnect() {}
  } as never;
  globalThis.requestIdleCallback = (task: IdleRequestCallback) =>
    setTimeout(() => task({ didTimeout: false, timeRemaining: () => 0 }));
  globalThis.cancelIdleCallback = (handle) => clearTimeout(handle);
});

function open(props: Partial<PriceMapProps> = {}) {
  // Every box has a size: jsdom says 0, which a map takes for being hidden.
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(500);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500);
  const user = userEvent.setup();
  const view = render(<PriceMap markers={hotels} {...props} />);
  return { user, ...view, engine: () => FakeEngine.latest() };
}

afterEach(() => jest.restoreAllMocks());

const map = () => screen.getByRole('region', { name: 'Map' });
const paint = () => act(() => FakeEngine.latest().events.onPainted());
const settle = () => act(() => FakeEngine.latest().events.onSettled());
const silence = () => jest.spyOn(console, 'error').mockImplementation(() => {});

describe('what fails', () => {
  it('MAP-05: data that do not load are told in the exact words, and can be asked for again', async () => {
    const { user, engine } = open();
    act(() => engine().events.onDataError(new Error('offline')));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Error loading map. Please check your connection and try again.',
    );
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(engine().named('reload')).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('MAP-06: a browser that cannot draw maps is told so in the exact words', () => {
    const onError = jest.fn();
    FakeEngine.failure = new Error('no canvas');
    open({ onError });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to initialize map. Please check your browser compatibility.',
    );
    expect(onError).toHaveBeenCalledWith(FakeEngine.failure);
  });

  it('MAP-07: a map that throws becomes the card, and Retry mounts it anew', async () => {
    silence();
    const broken = [{ ...hotels[0] } as (typeof hotels)[number]];
    Object.defineProperty(broken[0], 'label', {
      get: () => {
        throw new Error('broken');
      },
    });
    const { user, rerender } = open({ markers: broken });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Map Loading ErrorThere was a problem loading the map. Please try again.',
    );
    rerender(<PriceMap markers={hotels} />);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('button', FIRST)).toBeInTheDocument();
  });

  it("MAP-08: a preview that throws says 'Map Error' and leaves the map alone", async () => {
    silence();
    const { user } = open({
      renderPreview: () => {
        throw new Error('broken preview');
      },
    });
    await user.click(screen.getByRole('button', FIRST));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Map Error$/);
    expect(screen.getByRole('button', FIRST)).toBeInTheDocument();
  });
});

describe('where the map is', () => {
  it('MAP-09: it fits the shown markers, and says padding and zooms to a test', () => {
    const { engine } = open();
    expect(engine().named('fit')).toEqual([20]);
    expect(map().dataset).toMatchObject({ fitPadding: '50', fitMaxZoom: '15', flyToZoom: '15' });
    settle();
    expect(map().dataset.zoom).toBe('13.00');
  });

  it('MAP-09: a hotel chosen in the list is flown to at zoom 15', () => {
    const { engine, rerender } = open();
    rerender(<PriceMap markers={hotels} selectedId="H2" />);
    expect(engine().named('moveTo').at(-1)).toEqual({
      latitude: hotels[2]?.latitude,
      longitude: 0.1,
      zoom: 15,
    });
  });

  it('a marker pressed on the map is in sight already: the map stays where it is', async () => {
    const { user, engine, rerender } = open();
    await user.click(screen.getByRole('button', FIRST));
    rerender(<PriceMap markers={hotels} selectedId="H0" />);
    expect(engine().named('moveTo')).toEqual([]);
  });

  it('MAP-13: without markers it shows the Maldives at zoom 13', () => {
    const { engine } = open({ markers: [] });
    expect(engine().named('moveTo')).toEqual([{ latitude: 3.9, longitude: 73.5, zoom: 13 }]);
  });

  it('stays while a list is empty between two answers, and goes to another place at once', () => {
    const { engine, rerender } = open({ center: { latitude: 1, longitude: 2 } });
    rerender(<PriceMap markers={[]} center={{ latitude: 1, longitude: 2 }} />);
    expect(engine().named('moveTo')).toEqual([]);
    rerender(<PriceMap markers={[]} center={{ latitude: 3, longitude: 4 }} />);
    expect(engine().named('moveTo')).toEqual([{ latitude: 3, longitude: 4, zoom: 13 }]);
  });

  it('Search this area appears after a move by hand, hands over the view, and the map stays', async () => {
    const onSearchArea = jest.fn();
    const { user, engine, rerender } = open({ onSearchArea });
    settle();
    expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    settle();
    await user.click(screen.getByRole('button', { name: 'Search this area' }));
    expect(onSearchArea).toHaveBeenCalledWith({ west: 73, south: 3, east: 74, north: 4 });
    rerender(<PriceMap markers={[]} onSearchArea={onSearchArea} />);
    rerender(<PriceMap markers={hotels.slice(5)} onSearchArea={onSearchArea} />);
    expect(engine().named('fit')).toHaveLength(1);
    expect(engine().named('moveTo')).toEqual([]);
    rerender(<PriceMap markers={hotels.slice(9)} onSearchArea={onSearchArea} />);
    expect(engine().named('fit')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
  });
});

describe('3D buildings', () => {
  it('MAP-10: the switch is on at first with pitch 45, and off with pitch 0', async () => {
    const { user } = open();
    expect(map()).toHaveAttribute('data-pitch', '45');
    await user.click(screen.getByRole('switch', { name: '3D buildings', checked: true }));
    expect(screen.getByRole('switch', { name: '3D buildings', checked: false })).toBeInTheDocument();
    expect(map()).toHaveAttribute('data-pitch', '0');
  });

  it('MAP-10: where 3D cannot be, the switch stays on and says why the map is flat', async () => {
    open();
    paint();
    expect(
      await screen.findByText('Shown flat, because this browser cannot draw 3D maps.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: '3D buildings', checked: true })).toBeInTheDocument();
    expect(map()).toHaveAttribute('data-mode', '2d');
    expect(map()).toHaveAttribute('data-flat-because', 'no-webgl2');
  });

  it('C2: the 3D map is not asked for before the flat one was painted', async () => {
    mayTilt.mockReturnValue(null);
    createTiltedEngine.mockImplementation(
      async (host: HTMLElement, start: never, ground: never, events: never) =>
        new FakeEngine(host, start, ground, events),
    );
    open();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(createTiltedEngine).not.toHaveBeenCalled();
    paint();
    await waitFor(() => expect(map()).toHaveAttribute('data-mode', '3d'));
  });

  it('C2: a move by hand while the 3D map loads is kept: it opens there, not where the hotels were fitted', async () => {
    mayTilt.mockReturnValue(null);
    let open3d = () => {};
    const opened = new Promise<void>((resolve) => (open3d = resolve));
    createTiltedEngine.mockImplementation(
      async (host: HTMLElement, start: never, ground: never, events: never) => {
        await opened;
        return new FakeEngine(host, start, ground, events);
      },
    );
    const { user } = open();
    paint();
    await waitFor(() => expect(createTiltedEngine).toHaveBeenCalled());
    const flat = FakeEngine.latest();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    const there = { latitude: 1, longitude: 2, zoom: 14 };
    flat.moveTo(there);
    flat.isMoving = true;
    open3d();
    await waitFor(() => expect(FakeEngine.made).toHaveLength(2));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(map()).toHaveAttribute('data-mode', '2d');
    flat.isMoving = false;
    await waitFor(() => expect(map()).toHaveAttribute('data-mode', '3d'));
    expect(FakeEngine.latest().view()).toMatchObject(there);
    expect(FakeEngine.latest().named('fit')).toEqual([]);
  });

  it('MAP-27: the switch promises buildings only where the data have them, until they are close enough', async () => {
    const { user } = open();
    paint();
    settle();
    await screen.findByText(/^Shown flat/);
    expect(screen.queryByText('Zoom in to see buildings.')).not.toBeInTheDocument();
    act(() => FakeEngine.latest().events.onOpened(groundWith([cityAround(73.5, 3.5)])));
    settle();
    expect(screen.getByText('Zoom in to see buildings.')).toBeInTheDocument();
    act(() => FakeEngine.latest().moveTo({ latitude: 0, longitude: 0, zoom: 15 }));
    settle();
    expect(screen.queryByText('Zoom in to see buildings.')).not.toBeInTheDocument();
    act(() => FakeEngine.latest().moveTo({ latitude: 0, longitude: 0, zoom: 12 }));
    settle();
    expect(screen.getByText('Zoom in to see buildings.')).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: '3D buildings' }));
    expect(screen.queryByText('Zoom in to see buildings.')).not.toBeInTheDocument();
  });

  it('C2: a 3D map that does not load leaves the flat one, with the reason', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    mayTilt.mockReturnValue(null);
    createTiltedEngine.mockRejectedValue(new Error('blocked'));
    open();
    paint();
    expect(await screen.findByText('Shown flat, because the 3D map did not load.')).toBeInTheDocument();
    expect(screen.getByRole('button', FIRST)).toBeInTheDocument();
  });
});

describe('markers', () => {
  const markers = () =>
    within(screen.getByRole('list', { name: 'Hotels on the map' })).getAllByRole('button');

  it('MAP-11: of 21 hotels 20 are shown until First 20 only is switched off', async () => {
    const { user } = open();
    expect(markers()).toHaveLength(20);
    await user.click(screen.getByRole('switch', { name: 'First 20 only', checked: true }));
    expect(markers()).toHaveLength(21);
  });

  it('MAP-11: with 20 hotels there is nothing to cap and no switch', () => {
    open({ markers: hotels.slice(0, 20) });
    expect(screen.queryByRole('switch', { name: 'First 20 only' })).not.toBeInTheDocument();
  });

  it('MAP-11: a page that decides the cap is asked, and keeps its switch also with 20 markers', async () => {
    const onChange = jest.fn();
    const { user } = open({ markers: hotels.slice(0, 20), cap: { isOn: true, onChange } });
    await user.click(screen.getByRole('switch', { name: 'First 20 only', checked: true }));
    expect(onChange).toHaveBeenCalledWith(false);
    expect(markers()).toHaveLength(20);
  });

  it('are buttons that say name and price, in the order in which a map is read', () => {
    open({ markers: [...hotels.slice(0, 3)].reverse(), selectedId: 'H1' });
    expect(markers().map((button) => button.getAttribute('aria-label'))).toEqual([
      'Hotel 0, $000',
      'Hotel 1, $100',
      'Hotel 2, $200',
    ]);
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('Hotel 1, $100');
  });

  it('tell the list when they are pointed at or focused', async () => {
    const onHover = jest.fn();
    const { user } = open({ onHover });
    await user.hover(screen.getByRole('button', FIRST));
    await user.unhover(screen.getByRole('button', FIRST));
    expect(onHover.mock.calls).toEqual([['H0'], [null]]);
  });

  it('Enter opens the preview and focuses it; Escape closes it and gives the focus back', async () => {
    const onOpen = jest.fn();
    const onSelect = jest.fn();
    const { user } = open({ onOpen, onSelect });
    act(() => screen.getByRole('button', FIRST).focus());
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledWith('H0');
    const card = screen.getByRole('dialog', { name: 'Hotel 0' });
    expect(card).toHaveFocus();
    await user.click(within(card).getByRole('button', { name: 'View Details' }));
    expect(onOpen).toHaveBeenCalledWith('H0');
    act(() => card.focus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', FIRST)).toHaveFocus();
  });
});

describe('keyboard', () => {
  it('arrows pan and plus and minus zoom while the map has the focus', async () => {
    const { user, engine } = open();
    act(() => screen.getByRole('application').focus());
    await user.keyboard('{ArrowRight}{ArrowUp}+-');
    expect(engine().named('panBy')).toEqual([
      [100, 0],
      [0, -100],
    ]);
    expect(engine().named('zoomBy')).toEqual([1, -1]);
  });

  it('arrows on a marker leave the map alone', () => {
    const { engine } = open();
    fireEvent.keyDown(screen.getByRole('button', FIRST), { key: 'ArrowRight' });
    expect(engine().named('panBy')).toEqual([]);
  });
});

it('leaves nothing behind, also when React mounts it twice', () => {
  const { unmount } = render(
    <StrictMode>
      <PriceMap markers={hotels} />
    </StrictMode>,
  );
  unmount();
  expect(FakeEngine.made.map((engine) => engine.named('destroy').length)).toEqual([1, 1]);
});

it('OpenStreetMap is named for finer shores also, once they are there', () => {
  const { engine } = open();
  jest.spyOn(engine(), 'bounds').mockReturnValue({ west: -10, south: 38, east: -9, north: 39 });
  settle();
  expect(screen.queryByRole('link', { name: 'OpenStreetMap' })).not.toBeInTheDocument();
  engine().hasFineShores = true;
  paint();
  expect(screen.getByRole('link', { name: 'OpenStreetMap' })).toBeInTheDocument();
});

it('OpenStreetMap is named only where its islands are in view', () => {
  const { engine } = open();
  expect(screen.queryByRole('link', { name: 'OpenStreetMap' })).not.toBeInTheDocument();
  act(() => engine().events.onOpened(groundWith([])));
  settle();
  expect(screen.getByRole('link', { name: 'OpenStreetMap' })).toBeInTheDocument();
});

describe('MAP-27: streets', () => {
  const opened = (ground: OpenGround, props: Partial<PriceMapProps> = {}) => {
    const view = open(props);
    act(() => view.engine().events.onOpened(ground));
    settle();
    return view;
  };

  it('MAP-27: where there are none, one line says so', () => {
    opened(groundWith([cityAround(10, 10)]));
    expect(screen.getByText('Simplified map: no streets here')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'City' })).not.toBeInTheDocument();
  });

  it('MAP-27: where they are drawn, the map is not called simplified, and says whose they are', () => {
    opened(groundWith([cityAround(73.5, 3.5)]));
    expect(screen.queryByText(/Simplified map/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'City' })).toHaveAttribute('href', 'https://city.example/');
    expect(screen.getByRole('link', { name: 'GeoNames' })).toBeInTheDocument();
  });

  it('MAP-27: farther out than they are drawn the map is simplified, and promises nothing', () => {
    const { engine } = opened(groundWith([cityAround(73.5, 3.5)]));
    act(() => engine().moveTo({ latitude: 3.5, longitude: 73.5, zoom: 10 }));
    settle();
    expect(screen.getByText('Simplified map')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'City' })).not.toBeInTheDocument();
  });

  it("MAP-27: a file of the world's streets is alone: nothing else is credited, and nothing is simplified", () => {
    const world = {
      ...cityAround(0, 0),
      bounds: { west: -180, south: -85, east: 180, north: 85 },
      minZoom: 0,
    };
    opened(groundWith([world], { world: null }));
    expect(screen.getByRole('link', { name: 'City' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'GeoNames' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Simplified map/)).not.toBeInTheDocument();
  });

  it('MAP-27: a file that cannot be used is one sentence on the map and one report, and the map stays', () => {
    const onError = jest.fn();
    const refusal = new Error('The map at https://tiles.example/none is not shown');
    const { engine } = opened(groundWith([], { refusal }), { onError });
    act(() => engine().events.onOpened(groundWith([], { refusal })));
    expect(screen.getByText('The street map did not load, so this one is simplified.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(onError.mock.calls).toEqual([[refusal]]);
    expect(screen.getByRole('button', FIRST)).toBeInTheDocument();
  });

  it('MAP-27: tiles of streets that fail later are told once, and are no error of the map', () => {
    const onError = jest.fn();
    const { engine } = opened(groundWith([cityAround(73.5, 3.5)]), { onError });
    act(() => engine().events.onStreetsError(new Error('one')));
    act(() => engine().events.onStreetsError(new Error('two')));
    expect(onError).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('MAP-27: Fit all brings every marker back, from wherever somebody has zoomed to', async () => {
    const { user, engine } = opened(groundWith([]));
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await user.click(screen.getByRole('button', { name: 'Fit all on the map' }));
    expect(engine().named('fit')).toEqual([20, 20]);
  });
});

it("a world of the deployment's own in our layers has its own credit, and is simplified beyond its own depth", () => {
  const { engine } = open();
  const archive = Basemap.at('https://tiles.example/world.pmtiles');
  const credit = 'Tiles: Example, © [OSM](https://www.openstreetmap.org/copyright)';
  act(() => engine().events.onOpened(groundWith([], { world: { archive, maxZoom: 14, credit } })));
  settle();
  expect(screen.getByRole('link', { name: 'OSM' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  expect(screen.getByText(/Tiles: Example/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'GeoNames' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Simplified map/)).not.toBeInTheDocument();
});
