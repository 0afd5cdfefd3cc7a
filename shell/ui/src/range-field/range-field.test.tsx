import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RangeField, type NumberRange } from './range-field';

function show(first: NumberRange | null = null, disabledBy?: string) {
  const changes: (NumberRange | null)[] = [];
  function Field() {
    const [range, setRange] = useState(first);
    return (
      <RangeField
        key={JSON.stringify(range)}
        legend="Price per night"
        bounds={{ min: 0, max: 5_000 }}
        step={10}
        range={range}
        disabledBy={disabledBy}
        onChange={(next) => {
          changes.push(next);
          setRange(next);
        }}
      />
    );
  }
  render(<Field />);
  const lowest = screen.getByRole('textbox', { name: 'Min, $' });
  const highest = screen.getByRole('textbox', { name: 'Max, $' });
  return { changes, lowest, highest, user: userEvent.setup() };
}

it('shows its bounds while it is untouched, and counts when a number is finished', async () => {
  const { changes, lowest, highest, user } = show();
  expect(lowest).toHaveValue('0');
  expect(highest).toHaveValue('5000');
  await user.clear(highest);
  await user.type(highest, '300');
  expect(changes).toEqual([]);
  await user.keyboard('{Enter}');
  expect(changes).toEqual([{ min: 0, max: 300 }]);
});

it('a number that makes no sense stays as it was typed, with its message, and changes nothing', async () => {
  const { changes, lowest, user } = show();
  await user.clear(lowest);
  await user.type(lowest, '-5');
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Prices cannot be negative');
  expect(lowest).toHaveAccessibleDescription('Prices cannot be negative');
  expect(lowest).toHaveValue('-5');
  expect(changes).toEqual([]);
  await user.type(lowest, '1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a handle stops at the other one and counts when it is released', () => {
  const { changes } = show({ min: 100, max: 300 });
  const handle = screen.getByRole('slider', { name: 'Lowest price' });
  fireEvent.change(handle, { target: { value: '900' } });
  expect(handle).toHaveValue('300');
  expect(changes).toEqual([]);
  fireEvent.pointerUp(handle);
  expect(changes).toEqual([{ min: 300, max: 300 }]);
});

it('both ends at the bounds are no range', async () => {
  const { changes, lowest, user } = show({ min: 100, max: 5_000 });
  await user.clear(lowest);
  await user.type(lowest, '0{Enter}');
  expect(changes).toEqual([null]);
});

it('is disabled as a whole where something must be known first', () => {
  const { lowest } = show(null, 'why');
  expect(lowest).toBeDisabled();
  expect(screen.getByRole('slider', { name: 'Highest price' })).toBeDisabled();
  expect(screen.getByRole('group', { name: 'Price per night' })).toHaveAttribute('aria-describedby', 'why');
});
