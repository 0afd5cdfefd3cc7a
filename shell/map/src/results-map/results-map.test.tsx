import { act, render, screen } from '@testing-library/react';
import { useListWithMap } from '../list-with-map/use-list-with-map';
import type { PriceMapProps } from '../price-map';
import { ResultsMap, type ResultOnMap } from './results-map';

/** The map as it is given its work; how it is loaded and drawn has tests of its own. */
const given: { props: PriceMapProps | null } = { props: null };
jest.mock('../lazy-price-map', () => ({
  LazyPriceMap: (props: PriceMapProps) => {
    given.props = props;
    const chosen = props.markers.find(({ id }) => id === props.selectedId);
    return <section aria-label={props.label}>{chosen && props.renderPreview?.(chosen)}</section>;
  },
}));

const LISBON = { name: 'Lisbon', latitude: 38.72, longitude: -9.14 };
const WALK: ResultOnMap = {
  id: 'T1',
  name: 'Sunset walk',
  position: LISBON,
  label: '$40',
  text: '$40 total',
  pictureUri: '/uploads/walk.jpg',
  facts: <span>4.5 of 5</span>,
};

function Page({ results }: { results: readonly ResultOnMap[] }) {
  return (
    <ResultsMap
      name="tour"
      className="place"
      map={useListWithMap(true, 'T2')}
      place={LISBON}
      label="Map of tours in Lisbon"
      results={results}
      isEmpty={false}
      onError={() => {}}
    />
  );
}

it('stands where the frame of its results leads the keyboard', () => {
  render(<Page results={[WALK]} />);
  expect(screen.getByRole('group', { name: 'Map' })).toHaveAttribute('id', 'tour-map');
});

it('MAP-09: every result with a place has a marker, and the one that is chosen its card', () => {
  render(<Page results={[WALK, { ...WALK, id: 'T2' }, { ...WALK, id: 'T3', position: undefined }]} />);
  expect(given.props?.markers.map(({ id, label, state }) => [id, label, state])).toEqual([
    ['T1', '$40', 'rest'],
    ['T2', '$40', 'seen'],
  ]);
  act(() => given.props?.onSelect?.('T1'));
  expect(screen.getByText('Sunset walk')).toBeVisible();
  expect(screen.getByText('$40 total')).toBeVisible();
  expect(screen.getByText('4.5 of 5')).toBeVisible();
});

it('a result that is gone has no card', () => {
  const { rerender } = render(<Page results={[WALK]} />);
  act(() => given.props?.onSelect?.('T1'));
  rerender(<Page results={[]} />);
  expect(screen.queryByText('Sunset walk')).not.toBeInTheDocument();
});

it('without a search of an area or a way to open, the map has no button for either', () => {
  render(<Page results={[WALK]} />);
  expect(given.props?.onSearchArea).toBeUndefined();
  expect(given.props?.onOpen).toBeUndefined();
});
