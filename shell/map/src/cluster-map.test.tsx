import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClusterMap } from './cluster-map/cluster-map';
import type { ClusterMapProps } from './cluster-map/cluster-map-view';
import { FakeEngine } from './testing/fake-engine';

jest.mock('./engine/flat-engine', () => ({
  FlatEngine: jest.requireActual<{ FakeEngine: unknown }>('./testing/fake-engine').FakeEngine,
}));

const WORLD = { latitude: 25, longitude: 10, zoom: 2 };
const MARKERS = [
  {
    id: 'lisbon',
    name: '312 agents: Lisbon',
    label: '312',
    ring: 'large',
    latitude: 0.1,
    longitude: 0.1,
  },
  { id: 'ines', name: 'Inês Marques', label: 'IM', latitude: 0.2, longitude: 0.2 },
] as const;

beforeEach(() => FakeEngine.forget());
afterEach(() => jest.restoreAllMocks());

function open(changes: Partial<ClusterMapProps> = {}) {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(500);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500);
  const props: ClusterMapProps = {
    markers: MARKERS,
    start: WORLD,
    label: 'Map of the world',
    markersLabel: 'Agents on the map',
    onCluster: jest.fn(),
    onRest: jest.fn(),
    renderPreview: ({ name }) => <a href="/profile">{name}</a>,
    ...changes,
  };
  const view = render(<ClusterMap {...props} />);
  return { ...view, props, user: userEvent.setup(), engine: FakeEngine.latest };
}

const ring = () => screen.getByRole('button', { name: '312 agents: Lisbon' });
const agent = () => screen.getByRole('button', { name: 'Inês Marques, IM' });
const settle = () => act(() => FakeEngine.latest().events.onSettled());

it('MAP-02: a cluster is a button that says how many it stands for, and tells when it is pressed', async () => {
  const { props, user } = open();
  expect(within(screen.getByRole('list', { name: 'Agents on the map' })).getAllByRole('button')).toHaveLength(
    2,
  );
  await user.click(ring());
  expect(props.onCluster).toHaveBeenCalledWith('lisbon');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('MAP-02: a single marker opens its card, which Escape closes', async () => {
  const { user } = open();
  fireEvent.click(agent());
  const card = screen.getByRole('dialog', { name: 'Inês Marques' });
  expect(card).toHaveFocus();
  expect(within(card).getByRole('link', { name: 'Inês Marques' })).toHaveAttribute('href', '/profile');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(agent()).toHaveFocus();
});

it('MAP-02: Escape closes a card that a tap opened, from its marker and from elsewhere', async () => {
  const { user } = open();
  await user.click(agent());
  expect(screen.getByRole('dialog', { name: 'Inês Marques' })).not.toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(agent()).toHaveFocus();
  await user.click(agent());
  act(() => screen.getByRole('button', { name: 'Zoom in' }).focus());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(agent()).toHaveFocus();
});

it.each([
  [
    'a list that is open',
    <button key="" aria-expanded="true">
      other
    </button>,
  ],
  [
    'a dialog',
    <dialog key="" open>
      <button>other</button>
    </dialog>,
  ],
])('an Escape for %s leaves the card open', async (_, other) => {
  const { user } = open();
  render(other);
  await user.click(agent());
  act(() => screen.getByRole('button', { name: 'other' }).focus());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Inês Marques' })).toBeVisible();
});

it('a card leaves with its marker', () => {
  const { props, rerender } = open();
  fireEvent.click(agent());
  rerender(<ClusterMap {...props} markers={MARKERS.slice(0, 1)} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('MAP-01, C2: is flat, says where it is when it comes to rest, and never moves for its markers', () => {
  const { props, rerender, engine } = open();
  settle();
  expect(screen.getByRole('region', { name: 'Map of the world' }).dataset).toMatchObject({
    pitch: '0',
    mode: '2d',
  });
  expect(props.onRest).toHaveBeenCalledWith(
    { ...WORLD, pitch: 0 },
    { west: 73, south: 3, east: 74, north: 4 },
  );
  rerender(<ClusterMap {...props} markers={[]} />);
  expect(engine().named('moveTo')).toEqual([]);
  expect(engine().named('fit')).toEqual([]);
});

it('goes where it is told, once for each goal', () => {
  const { props, rerender, engine } = open();
  const goal = { latitude: 38.7, longitude: -9.1, zoom: 12 };
  rerender(<ClusterMap {...props} goal={goal} />);
  rerender(<ClusterMap {...props} goal={goal} hoveredId="ines" />);
  expect(engine().named('moveTo')).toEqual([goal]);
  rerender(<ClusterMap {...props} goal={{ ...goal }} />);
  expect(engine().named('moveTo')).toEqual([goal, goal]);
});

it('arrows pan and plus and minus zoom while the map has the focus', async () => {
  const { user, engine } = open();
  act(() => screen.getByRole('application').focus());
  await user.keyboard('{ArrowRight}+-');
  expect(engine().named('panBy')).toEqual([[100, 0]]);
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(engine().named('zoomBy')).toEqual([1, -1, 1]);
});

it('MAP-27: the whole world is one press away', async () => {
  const { user, engine } = open();
  await user.click(screen.getByRole('button', { name: 'Fit the whole world' }));
  expect(engine().named('moveTo')).toEqual([WORLD]);
});

it('MAP-05: a basemap that does not load says so, leaves the markers, and is asked for again', async () => {
  const { user, engine } = open();
  act(() => engine().events.onDataError(new Error('offline')));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Error loading map. Please check your connection and try again.',
  );
  expect(ring()).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(engine().named('reload')).toHaveLength(1);
});

it('MAP-06: a browser that cannot draw maps is told so in the exact words', () => {
  FakeEngine.failure = new Error('no canvas');
  const onError = jest.fn();
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(500);
  render(
    <ClusterMap
      markers={[]}
      start={WORLD}
      label="Map"
      markersLabel="Agents"
      onCluster={() => {}}
      onRest={() => {}}
      renderPreview={() => null}
      onError={onError}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Failed to initialize map. Please check your browser compatibility.',
  );
  expect(onError).toHaveBeenCalledWith(FakeEngine.failure);
});

it('MAP-07: a map that throws becomes the card, and Retry mounts it anew', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = { ...MARKERS[1] };
  Object.defineProperty(broken, 'label', {
    get: () => {
      throw new Error('broken');
    },
  });
  const props: ClusterMapProps = {
    markers: [broken],
    start: WORLD,
    label: 'Map of the world',
    markersLabel: 'Agents on the map',
    onCluster: () => {},
    onRest: () => {},
    renderPreview: () => null,
  };
  const { rerender } = render(<ClusterMap {...props} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Map Loading ErrorThere was a problem loading the map. Please try again.',
  );
  rerender(<ClusterMap {...props} markers={MARKERS} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(ring()).toBeInTheDocument();
});

it("MAP-08: a card that throws says 'Map Error' and leaves the map alone", () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  open({
    renderPreview: () => {
      throw new Error('broken card');
    },
  });
  fireEvent.click(agent());
  expect(screen.getByRole('alert')).toHaveTextContent(/^Map Error$/);
  expect(ring()).toBeInTheDocument();
});
