import { PRICE_PROBLEMS, type Bounds } from '@atoll/contracts/bounds';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberRangeField } from './number-range';

function show(first: Bounds = { min: null, max: null }) {
  const changes: Bounds[] = [];
  function Field() {
    const [range, setRange] = useState(first);
    return (
      <NumberRangeField
        legend="Price"
        unit="In USD"
        name="price"
        range={range}
        problems={PRICE_PROBLEMS}
        onChange={(next) => {
          changes.push(next);
          setRange(next);
        }}
      />
    );
  }
  render(<Field />);
  const lowest = screen.getByRole('textbox', { name: 'Min' });
  const highest = screen.getByRole('textbox', { name: 'Max' });
  return { changes, lowest, highest, user: userEvent.setup() };
}

it('counts once a field is left or Enter is pressed; an empty field leaves its end open', async () => {
  const { changes, lowest, highest, user } = show();
  expect(screen.getByText('In USD')).toBeVisible();
  await user.type(lowest, '20');
  expect(changes).toEqual([]);
  await user.tab();
  await user.type(highest, '80{Enter}');
  await user.clear(lowest);
  await user.tab();
  expect(changes).toEqual([
    { min: 20, max: null },
    { min: 20, max: 80 },
    { min: null, max: 80 },
  ]);
});

it('TOU-27: what is no number is ignored, and the field shows what counts', async () => {
  const { changes, lowest, user } = show({ min: 20, max: null });
  await user.clear(lowest);
  await user.type(lowest, 'x{Enter}');
  expect(lowest).toHaveValue('20');
  expect(changes).toEqual([]);
});

it('TOU-27: bounds that let nothing through stay as they were typed, with their message, until they are mended', async () => {
  const { changes, lowest, highest, user } = show();
  await user.type(highest, '100');
  await user.type(lowest, '200{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('The lowest price is above the highest');
  expect(changes).toEqual([{ min: null, max: 100 }]);
  await user.clear(highest);
  await user.type(highest, '300{Enter}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(changes.at(-1)).toEqual({ min: 200, max: 300 });
});

it('bounds of a link that make no sense are no news: nothing is said before somebody types', async () => {
  const { changes, lowest, user } = show({ min: 200, max: 100 });
  await user.click(lowest);
  await user.tab();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(changes).toEqual([]);
});
