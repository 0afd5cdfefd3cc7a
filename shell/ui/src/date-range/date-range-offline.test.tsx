import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateRangeField } from './date-range';

jest.mock('./calendar', () => {
  throw new Error('ChunkLoadError');
});

it("falls back to the browser's date fields when the calendar's code does not arrive", async () => {
  const change = jest.fn();
  render(
    <DateRangeField
      label="Dates"
      nameFrom="from"
      nameTo="to"
      min="2020-12-02"
      value={{ from: null, to: null }}
      onChange={change}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Dates/ }));
  fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '2020-12-04' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2020-12-07' } });
  expect(change).toHaveBeenLastCalledWith({ from: '2020-12-04', to: '2020-12-07' });
});
