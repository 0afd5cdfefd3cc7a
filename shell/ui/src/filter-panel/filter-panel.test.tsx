import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PRICE_PROBLEMS, type Bounds } from '@atoll/contracts/bounds';
import { CheckboxField } from '../field/field';
import { NumberRangeField } from '../number-range/number-range';
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

describe('a dialog with a range of prices', () => {
  async function openDialog() {
    const onApply = jest.fn<void, [Bounds]>();
    const set: FilterSet<Bounds> = {
      filters: { min: null, max: null },
      cleared: { min: null, max: null },
      count: 0,
      fields: (range, change) => (
        <NumberRangeField
          legend="Price"
          name="price"
          range={range}
          problems={PRICE_PROBLEMS}
          onChange={change}
        />
      ),
      onApply,
      onClear: jest.fn(),
    };
    render(<FilterButton set={set} besideMap />);
    await userEvent.click(screen.getByRole('button', { name: 'Filters (0)' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Max' }), '150');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Min' }), '900');
    const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
    return { dialog, press, onApply };
  }

  it('TOU-27: bounds in the wrong order are said, and not dropped by Apply Filters', async () => {
    const { dialog, press, onApply } = await openDialog();
    await press('Apply Filters');
    expect(dialog.getByRole('alert')).toHaveTextContent('The lowest price is above the highest');
    expect(dialog.getByRole('textbox', { name: 'Min' })).toHaveFocus();
    expect(onApply).not.toHaveBeenCalled();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Min' }));
    await userEvent.keyboard('90');
    await press('Apply Filters');
    expect(onApply).toHaveBeenCalledWith({ min: 90, max: 150 });
  });

  it('TOU-27: Clear all takes bounds back that made no sense', async () => {
    const { dialog, press, onApply } = await openDialog();
    await press('Clear all');
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Min' })).toHaveValue('');
    await press('Apply Filters');
    expect(onApply).toHaveBeenCalledWith({ min: null, max: null });
  });
});
