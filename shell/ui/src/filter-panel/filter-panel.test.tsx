import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxField } from '../field/field';
import { FilterButton, FilterPanel, type FilterSet } from './filter-panel';

interface Filters {
  wifi: boolean;
  pool: boolean;
}
const CLEARED: Filters = { wifi: false, pool: false };

function filterSet(filters: Filters) {
  const onApply = jest.fn<void, [Filters]>();
  const onClear = jest.fn();
  const set: FilterSet<Filters> = {
    filters,
    cleared: CLEARED,
    count: Number(filters.wifi) + Number(filters.pool),
    fields: ({ wifi, pool }, change) => (
      <>
        <CheckboxField
          label="WiFi"
          name="wifi"
          checked={wifi}
          onChange={(event) => change({ wifi: event.target.checked })}
        />
        <CheckboxField
          label="Pool"
          name="pool"
          checked={pool}
          onChange={(event) => change({ pool: event.target.checked })}
        />
      </>
    ),
    onApply,
    onClear,
  };
  return { set, onApply, onClear };
}

it('a second change before the first one is drawn keeps the first', async () => {
  const { set, onApply } = filterSet(CLEARED);
  render(<FilterPanel set={set} besideMap={false} label="Filter tours" />);
  // Nothing draws the applied filters here: both clicks meet the same page.
  await userEvent.click(screen.getByRole('checkbox', { name: 'WiFi' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pool' }));
  expect(onApply).toHaveBeenLastCalledWith({ wifi: true, pool: true });
});

it('the column applies every change at once, and clears what it counts', async () => {
  const { set, onApply, onClear } = filterSet({ wifi: true, pool: false });
  render(<FilterPanel set={set} besideMap={false} label="Filter tours" />);
  const panel = within(screen.getByRole('complementary', { name: 'Filter tours' }));
  await userEvent.click(panel.getByRole('checkbox', { name: 'Pool' }));
  expect(onApply).toHaveBeenCalledWith({ wifi: true, pool: true });
  await userEvent.click(panel.getByRole('button', { name: 'Clear 1' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});

it('with nothing narrowed there is nothing to clear', () => {
  render(<FilterPanel set={filterSet(CLEARED).set} besideMap={false} label="Filter tours" />);
  expect(screen.queryByRole('button', { name: /Clear/ })).not.toBeInTheDocument();
});

it('the dialog keeps a draft until it is applied, and closes', async () => {
  const { set, onApply } = filterSet({ wifi: true, pool: false });
  render(<FilterButton set={set} besideMap />);
  await userEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Clear all' }));
  expect(dialog.getByRole('checkbox', { name: 'WiFi' })).not.toBeChecked();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Pool' }));
  expect(onApply).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Apply Filters' }));
  expect(onApply).toHaveBeenCalledWith({ wifi: false, pool: true });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).not.toBeInTheDocument());
});
