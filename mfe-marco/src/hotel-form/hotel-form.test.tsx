import { addDays } from '@atoll/contracts/dates';
import { STAY_CASES } from '@atoll/contracts/testing/stay-cases';
import { renderApp } from '@atoll/platform/testing';
import { fireEvent, within } from '@testing-library/react';
import { HotelForm } from './hotel-form';

// Without the calendar the form has the browser's own fields, which take any date.
jest.mock('../../../shell/ui/src/date-range/calendar', () => {
  throw new Error('ChunkLoadError');
});

const TODAY = '2020-11-25';

it('MAR-09, MAR-10, MAR-11, MAR-12, CON-02: what is wrong with the dates is said as the API says it', async () => {
  const { screen, user } = renderApp(<HotelForm onSearch={jest.fn()} onClose={jest.fn()} isBusy={false} />);
  await user.click(screen.getByRole('button', { name: /^Dates/ }));
  const dates = within(screen.getByRole('dialog', { name: 'Dates' }));
  const last = await dates.findByLabelText('Last day');
  for (const { from, to, problem } of STAY_CASES) {
    fireEvent.change(dates.getByLabelText('First day'), { target: { value: addDays(TODAY, from) } });
    fireEvent.change(last, { target: { value: addDays(TODAY, to) } });
    expect({ from, to, problem: dates.queryByRole('alert')?.textContent ?? null }).toEqual({
      from,
      to,
      problem,
    });
  }
});
