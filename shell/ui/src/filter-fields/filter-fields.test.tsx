import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  FilterChecks,
  FilterChips,
  FilterNote,
  FilterRadios,
  FilterSelect,
  FilterToggles,
  optionsOf,
} from './filter-fields';

it('of chips one at most is chosen, and the chosen one again takes it back', async () => {
  const changes: (number | null)[] = [];
  function Stars() {
    const [value, setValue] = useState<number | null>(null);
    const options = [4, 5].map((stars) => ({ value: stars, label: `${stars} stars`, face: stars }));
    return (
      <FilterChips
        legend="Stars"
        options={options}
        value={value}
        onChange={(next) => {
          changes.push(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Stars />);
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
  await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
  expect(changes).toEqual([4, 5, null]);
  expect(screen.getByRole('radio', { name: '5 stars' })).not.toBeChecked();
});

it('checks add what is chosen and leave out what is not', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'WIFI', label: 'WiFi' },
    { value: 'PARKING', label: 'Parking' },
  ];
  render(<FilterChecks legend="Amenities" options={options} values={['WIFI']} onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Parking' }));
  expect(onChange).toHaveBeenLastCalledWith(['WIFI', 'PARKING']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'WiFi' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

it('radios that need something first are disabled, and say why', () => {
  render(
    <>
      <FilterNote id="why" icon="calendar">
        Choose dates first.
      </FilterNote>
      <FilterRadios
        legend="Payment"
        options={[{ value: 'ANY', label: 'Any' }]}
        value="ANY"
        disabledBy="why"
        onChange={() => {}}
      />
    </>,
  );
  expect(screen.getByRole('radio', { name: 'Any' })).toBeDisabled();
  expect(screen.getByRole('group', { name: 'Payment' })).toHaveAccessibleDescription('Choose dates first.');
});

it('toggles are chosen and taken back, in the order of the options', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'A', label: 'Art' },
    { value: 'B', label: 'Boats' },
  ];
  render(<FilterToggles legend="Category" options={options} values={['B']} onChange={onChange} />);
  expect(screen.getByRole('button', { name: 'Boats' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Art' }));
  expect(onChange).toHaveBeenLastCalledWith(['A', 'B']);
  await userEvent.click(screen.getByRole('button', { name: 'Boats' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

it('a select gives what is chosen, and says why there is nothing to choose', async () => {
  const onChange = jest.fn();
  const options = optionsOf(['ANY', 'BREAKFAST'], (code) => code.toLowerCase());
  const select = (missing?: string) => (
    <FilterSelect label="Meals" options={options} value="ANY" missing={missing} onChange={onChange} />
  );
  const { rerender } = render(select());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Meals' }), 'breakfast');
  expect(onChange).toHaveBeenLastCalledWith('BREAKFAST');
  rerender(select('Needs dates'));
  expect(screen.getByRole('combobox', { name: 'Meals' })).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'Meals' })).toHaveAccessibleDescription('Needs dates');
});
