import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  DateRangeField,
  nightsInWords,
  rangeInWords,
  stayInWords,
  type DateRange,
  type DateRangeFieldProps,
} from './date-range';
import { lastDay, pickDay } from './range';

const EMPTY: DateRange = { from: null, to: null };

function Field({
  initial = EMPTY,
  onChange,
  ...props
}: Partial<DateRangeFieldProps> & { initial?: DateRange }) {
  const [value, setValue] = useState(initial);
  return (
    <form aria-label="Search">
      <DateRangeField
        label="Dates"
        nameFrom="checkIn"
        nameTo="checkOut"
        min="2020-12-02"
        value={value}
        onChange={(range) => {
          onChange?.(range);
          setValue(range);
        }}
        {...props}
      />
    </form>
  );
}

async function openCalendar(props: Parameters<typeof Field>[0] = {}) {
  const user = userEvent.setup();
  render(<Field {...props} />);
  await user.click(screen.getByRole('button', { name: /^Dates/ }));
  const panel = screen.getByRole('dialog', { name: 'Dates' });
  await within(panel).findByRole('grid');
  const day = (name: string) => within(panel).getByRole('button', { name: new RegExp(`^${name}`) });
  return { user, panel, day };
}

it('marks today in the calendar', async () => {
  const { day } = await openCalendar({});
  expect(day('Wednesday 2 December 2020')).toHaveAttribute('aria-current', 'date');
  expect(day('Thursday 3 December 2020')).not.toHaveAttribute('aria-current');
});

it('HSE-19: says what to do while empty, and the dates in words afterwards', async () => {
  const change = jest.fn();
  const { user, day } = await openCalendar({ onChange: change });
  expect(screen.getByRole('button', { name: 'Dates Select dates', hidden: true })).toBeInTheDocument();
  await user.click(day('Friday 4 December 2020'));
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByText('Fri 4 Dec. Choose the last day.')).toBeInTheDocument();
  await user.click(day('Monday 7 December 2020'));
  expect(change).toHaveBeenCalledWith({ from: '2020-12-04', to: '2020-12-07' });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    '3 nights 4 to 7 December',
  );
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Dates Fri 4 Dec to Mon 7 Dec' })).toHaveFocus();
});

it('carries both dates in a GET form, and neither while there is none', () => {
  const sent = (initial: DateRange) =>
    Array.from(
      renderToStaticMarkup(<Field initial={initial} />).matchAll(/<input type="hidden"([^>]*)>/g),
      ([, text]) => text,
    );
  expect(sent({ from: '2020-12-04', to: '2020-12-07' })).toEqual([
    expect.stringMatching(/^ name="checkIn" value="2020-12-04"/),
    expect.stringMatching(/^ name="checkOut" value="2020-12-07"/),
  ]);
  expect(sent(EMPTY)).toEqual([expect.stringContaining('disabled'), expect.stringContaining('disabled')]);
});

it('refuses days that are past or beyond the end', async () => {
  const { day } = await openCalendar({ max: '2020-12-20' });
  expect(day('Tuesday 1 December 2020')).toBeDisabled();
  expect(day('Wednesday 2 December 2020')).toBeEnabled();
  expect(day('Sunday 20 December 2020')).toBeEnabled();
  expect(day('Monday 21 December 2020')).toBeDisabled();
});

it('moves by day, week and month with the keyboard, Enter sets start and end', async () => {
  const change = jest.fn();
  const { user, day } = await openCalendar({
    onChange: change,
    initial: { from: '2020-12-08', to: '2020-12-09' },
  });
  expect(day('Tuesday 8 December 2020')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(day('Wednesday 16 December 2020')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(day('Monday 14 December 2020')).toHaveFocus();
  await user.keyboard('{Enter}{End}{Enter}');
  expect(change).toHaveBeenLastCalledWith({ from: '2020-12-14', to: '2020-12-20' });
  await user.keyboard('{PageDown}');
  expect(day('Wednesday 20 January 2021')).toHaveFocus();
});

it('HSE-23: keeps a range with an error to itself and says why', async () => {
  const change = jest.fn();
  const validate = ({ from, to }: DateRange) =>
    from === to ? 'Check-out date must be after check-in date' : null;
  const { user, day } = await openCalendar({ onChange: change, validate });
  await user.dblClick(day('Friday 4 December 2020'));
  expect(screen.getByRole('alert')).toHaveTextContent('Check-out date must be after check-in date');
  expect(screen.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-disabled', 'true');
  expect(change).not.toHaveBeenCalled();
});

it('leaves the dates as they were when it is closed half-way', async () => {
  const change = jest.fn();
  const { user, day, panel } = await openCalendar({
    onChange: change,
    initial: { from: '2020-12-04', to: '2020-12-07' },
  });
  await user.click(day('Thursday 10 December 2020'));
  fireEvent(panel, new Event('cancel', { cancelable: true }));
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Dates Fri 4 Dec to Mon 7 Dec' })).toHaveFocus();
});

it('clears', async () => {
  const change = jest.fn();
  const { user } = await openCalendar({
    onChange: change,
    initial: { from: '2020-12-04', to: '2020-12-07' },
  });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(change).toHaveBeenCalledWith(EMPTY);
});

it("ties the caller's error to the button", () => {
  render(<Field error="Check-in date cannot be in the past" />);
  expect(screen.getByRole('button', { name: /^Dates/ })).toHaveAccessibleDescription(
    'Check-in date cannot be in the past',
  );
});

describe('what a picked day makes of a range', () => {
  const whole: DateRange = { from: '2020-12-04', to: '2020-12-07' };
  const open: DateRange = { from: '2020-12-04', to: null };
  it.each([
    [EMPTY, '2020-12-04', 1, open],
    [open, '2020-12-07', 1, whole],
    [open, '2020-12-03', 1, { from: '2020-12-03', to: null }],
    [open, '2020-12-04', 1, open],
    [open, '2020-12-04', 0, { from: '2020-12-04', to: '2020-12-04' }],
    [whole, '2020-12-05', 1, { from: '2020-12-05', to: null }],
  ])('%j with %s and at least %i nights is %j', (range, day, minNights, next) => {
    expect(pickDay(range, day, minNights)).toEqual(next);
  });

  it.each([
    [EMPTY, undefined, 30, undefined],
    [open, undefined, 30, '2021-01-03'],
    [open, '2020-12-20', 30, '2020-12-20'],
    [whole, '2021-06-01', 30, '2021-06-01'],
    [open, '2021-06-01', undefined, '2021-06-01'],
  ])('the last day for %j, max %s, %s nights is %s', (range, max, maxNights, last) => {
    expect(lastDay(range, { min: '2020-12-02', max, maxNights, minNights: 1 })).toBe(last);
  });
});

describe('in words', () => {
  it.each([
    ['2020-12-04', '2020-12-07', '4 to 7 December', '3 nights'],
    ['2020-11-30', '2020-12-01', '30 November to 1 December', '1 night'],
    ['2020-12-30', '2021-01-02', '30 December 2020 to 2 January 2021', '3 nights'],
    ['2020-12-04', '2020-12-04', '4 December', '1 day'],
  ])('%s to %s', (from, to, stay, nights) => {
    expect(stayInWords(from, to)).toBe(stay);
    expect(nightsInWords(from, to)).toBe(nights);
  });

  it('has none for half a range', () => {
    expect(rangeInWords({ from: '2020-12-04', to: null })).toBeNull();
  });

  it('HSE-29: names the year where it is not this one', () => {
    const january = { from: '2021-01-04', to: '2021-01-07' };
    expect(rangeInWords(january, '2020-11-22')).toBe('Mon 4 Jan to Thu 7 Jan 2021');
    expect(rangeInWords(january, '2021-01-01')).toBe('Mon 4 Jan to Thu 7 Jan');
    expect(rangeInWords(january, null)).toBe('Mon 4 Jan to Thu 7 Jan');
  });
});

it('HSE-19: what a tap opened before any code was here is filled, not opened again', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Field />);
  document.body.append(page);
  const button = screen.getByRole('button', { name: /^Dates/ });
  const panel = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  panel.showModal();
  const showModal = jest.spyOn(panel, 'showModal');
  const root = await act(async () => hydrateRoot(page, <Field />));
  act(() => button.click());
  expect(showModal).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: 'Dates' })).toBe(panel);
  const user = userEvent.setup();
  await user.click(await within(panel).findByRole('button', { name: /^Friday 4 December 2020/ }));
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  act(() => root.unmount());
  page.remove();
});
