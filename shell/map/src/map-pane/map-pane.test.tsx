import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PriceMapProps } from '../price-map';
import { useListWithMap } from '../list-with-map/use-list-with-map';
import { ResultPreview } from '../result-markers/result-preview';
import { MapPane } from './map-pane';

/** The map as the pane gives it its work; how it is loaded and drawn has tests of its own. */
const given: { props: (PriceMapProps & { isWanted?: boolean; onWanted?: () => void }) | null } = {
  props: null,
};
jest.mock('../lazy-price-map', () => ({
  LazyPriceMap: (props: PriceMapProps & { placeholder: React.ReactNode }) => {
    given.props = props;
    const chosen = props.markers.find(({ id }) => id === props.selectedId);
    return (
      <section aria-label={props.label}>
        {props.placeholder}
        {chosen && props.renderPreview?.(chosen)}
      </section>
    );
  },
}));

const LISBON = { name: 'Lisbon', latitude: 38.72, longitude: -9.14 };
const MARKERS = [{ ...LISBON, id: 'T1', name: 'Sunset walk', label: '$40' }];

function show() {
  const onSearchArea = jest.fn();
  function Page() {
    const map = useListWithMap(true, null);
    return (
      <>
        <button onClick={map.close}>close</button>
        <MapPane
          id="tour-map"
          className="place"
          map={map}
          place={LISBON}
          label="Map of tours in Lisbon"
          markers={MARKERS}
          isEmpty={false}
          onOpen={() => {}}
          onSearchArea={onSearchArea}
          radiusMaxKm={50}
          renderPreview={(id) => (
            <ResultPreview pictureUri="/uploads/walk.jpg" name={`Preview of ${id}`} text="$40 total" />
          )}
          onError={() => {}}
        />
      </>
    );
  }
  render(<Page />);
  return { onSearchArea };
}

function map() {
  if (!given.props) throw new Error('there is no map on the page');
  return given.props;
}

it('is a named place on the page, with a drawing of it until the map is loaded', () => {
  show();
  const pane = screen.getByRole('group', { name: 'Map' });
  expect(pane).toHaveAttribute('id', 'tour-map');
  expect(pane).toHaveClass('place');
  expect(within(pane).getByRole('img', { name: 'Map of Lisbon' })).toBeInTheDocument();
});

it('MAP-09: a marker that is chosen shows its card', () => {
  show();
  act(() => map().onSelect?.('T1'));
  expect(screen.getByText('Preview of T1')).toBeVisible();
  expect(screen.getByText('$40 total')).toBeVisible();
});

it('Search this area asks for the circle in sight', () => {
  const { onSearchArea } = show();
  act(() => map().onSearchArea?.({ west: -9.2, south: 38.7, east: -9.1, north: 38.8 }));
  expect(onSearchArea).toHaveBeenCalledWith({ latitude: 38.75, longitude: -9.15, radiusKm: 7.1 });
});

it('is a strip until it is wanted, and again once it was closed', () => {
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
  show();
  const pane = () => screen.getByRole('group', { name: 'Map' });
  expect(pane()).toHaveClass('strip');
  const first = pane();
  act(() => map().onWanted?.());
  expect(pane()).not.toHaveClass('strip');
  expect(map().isWanted).toBe(true);
  fireEvent.click(screen.getByText('close'));
  expect(pane()).toHaveClass('strip');
  expect(pane()).not.toBe(first);
});
