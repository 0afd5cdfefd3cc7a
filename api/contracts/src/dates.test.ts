import {
  addDays,
  addMonthsClamped,
  civilDateOf,
  compareDates,
  formatDay,
  isCivilDate,
  longMonth,
  nightsBetween,
  weekdayOf,
} from './dates';

it('HSE-53: nights are whole across both changes of summer time', () => {
  expect(nightsBetween('2021-03-27', '2021-03-29')).toBe(2);
  expect(nightsBetween('2021-10-30', '2021-11-01')).toBe(2);
  expect(nightsBetween('2021-02-28', '2021-03-01')).toBe(1);
});

it('HSE-10: a month later is clamped to the month’s last day', () => {
  expect(addMonthsClamped('2021-01-31', 1)).toBe('2021-02-28');
  expect(addMonthsClamped('2024-01-31', 1)).toBe('2024-02-29');
  expect(addMonthsClamped('2021-12-15', 1)).toBe('2022-01-15');
});

it('knows the days of the calendar from text that only looks like one', () => {
  expect(isCivilDate('2024-02-29')).toBe(true);
  for (const text of ['2021-02-29', '2021-13-01', '2021-1-1', '01/02/2021', '', '2021-01-01T00:00']) {
    expect(isCivilDate(text)).toBe(false);
  }
});

it('adds days over the end of a year, compares, names weekdays', () => {
  expect(addDays('2020-12-31', 1)).toBe('2021-01-01');
  expect(addDays('2021-01-01', -1)).toBe('2020-12-31');
  expect(compareDates('2021-01-01', '2020-12-31')).toBeGreaterThan(0);
  expect(weekdayOf('2020-11-21')).toBe(6);
  expect(formatDay('2020-12-04')).toBe('Fri 4 Dec');
});

it('takes the day of the traveler’s own calendar', () => {
  expect(civilDateOf(new Date(2021, 0, 5, 23, 59))).toBe('2021-01-05');
});

it('writes every day of a year as `Intl` does for the British', () => {
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
  for (let date = '2020-01-01'; date < '2021-01-01'; date = addDays(date, 1)) {
    const time = Date.parse(`${date}T00:00:00Z`);
    expect(formatDay(date)).toBe(day.format(time).replace(',', ''));
    expect(longMonth(date)).toBe(month.format(time));
  }
});
