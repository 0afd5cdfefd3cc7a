import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { ResultsFrame, type MapSwitch, type ResultsFrameProps } from './results-frame';

function show(props: Partial<ResultsFrameProps<object>> = {}, map: Partial<MapSwitch> = {}) {
  const onView = jest.fn();
  const openAndShow = jest.fn();
  const close = jest.fn();
  render(
    <ResultsFrame
      name="tour"
      title="Showing 2 of 2 Tours in Lisbon"
      summary="4 to 7 December"
      progress="Prices of 1 of 2 tours so far"
      view="map"
      viewHref={(view) => `?view=${view}`}
      onView={onView}
      filters={{
        filters: {},
        cleared: {},
        count: 0,
        fields: () => null,
        onApply: jest.fn(),
        onClear: jest.fn(),
      }}
      filtersLabel="Filter tours"
      map={{ isOpen: false, isInSight: false, openAndShow, close, list: createRef(), ...map }}
      mapPane={() => <div id="tour-map" role="group" aria-label="Map" />}
      isBusy={false}
      isEmpty={false}
      {...props}
    >
      <p>The tours</p>
    </ResultsFrame>,
  );
  return { onView, openAndShow, close };
}

it('has its heading, its lines, its filters and its list, in that order', () => {
  show({ isBusy: true });
  const heading = screen.getByRole('heading', { level: 1, name: 'Showing 2 of 2 Tours in Lisbon' });
  const filters = screen.getByRole('complementary', { name: 'Filter tours' });
  const list = screen.getByRole('region', { name: 'Showing 2 of 2 Tours in Lisbon' });
  expect(screen.getByText('Prices of 1 of 2 tours so far')).toBeVisible();
  expect(heading.compareDocumentPosition(filters)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(filters.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(list).toHaveAttribute('aria-busy', 'true');
});

it('the keyboard has a way past the list to the map', () => {
  show();
  expect(screen.getByRole('link', { name: 'Skip to the map' })).toHaveAttribute(
    'href',
    `#${screen.getByRole('group', { name: 'Map' }).id}`,
  );
});

it('in the other views there is no map and no way to it, and the pill chooses the map', async () => {
  const { onView, openAndShow } = show({ view: 'list' });
  expect(screen.queryByRole('group', { name: 'Map' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Skip to the map' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Map' }));
  expect(openAndShow).toHaveBeenCalledTimes(1);
  expect(onView).toHaveBeenCalledWith('map');
});

it('while the map is in sight the pill leads to the list', async () => {
  const { close, openAndShow } = show({}, { isOpen: true, isInSight: true });
  await userEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(openAndShow).not.toHaveBeenCalled();
});

it('Show as Grid leaves the map, and is a link without JavaScript', async () => {
  const { onView } = show();
  const link = screen.getByRole('link', { name: 'Show as Grid' });
  expect(link).toHaveAttribute('href', '?view=grid');
  await userEvent.click(link);
  expect(onView).toHaveBeenCalledWith('grid');
});

it('results that cannot be narrowed have neither a column nor a button for filters', () => {
  show({ filters: undefined, filtersLabel: undefined, progress: null });
  expect(screen.getByRole('region', { name: 'Showing 2 of 2 Tours in Lisbon' })).toBeVisible();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Filters/ })).not.toBeInTheDocument();
});
