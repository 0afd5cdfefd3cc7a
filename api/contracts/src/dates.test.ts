import {
  addDays,
  addMonthsClamped,
  civilDateOf,
  compareDates,
  formatDay,
  isCivilDate,
  nightsBetween,
  weekdayOf,
} from './dates';

it('HSE-53: nights are whole across both changes of summer time', () => {
  expect(nightsBetween('2027-03-27', '2027-03-29')).toBe(2);
  expect(nightsBetween('2027-10-30', '2027-11-01')).toBe(2);
  expect(nightsBetween('2027-02-28', '2027-03-01')).toBe(1);
});

it('HSE-10: a month later is clamped to the month’s last day', () => {
  expect(addMonthsClamped('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonthsClamped('2028-01-31', 1)).toBe('2028-02-29');
  expect(addMonthsClamped('2027-12-15', 1)).toBe('2028-01-15');
});

it('knows the days of the calendar from text that only looks like one', () => {
  expect(isCivilDate('2028-02-29')).toBe(true);
  for (const text of ['2027-02-29', '2027-13-01', '2027-1-1', '01/02/2027', '', '2027-01-01T00:00']) {
    expect(isCivilDate(text)).toBe(false);
  }
});

it('adds days over the end of a year, compares, names weekdays', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(compareDates('2027-01-01', '2026-12-31')).toBeGreaterThan(0);
  expect(weekdayOf('2026-11-21')).toBe(6);
  expect(formatDay('2026-12-04')).toBe('Fri 4 Dec');
});

it('takes the day of the traveler’s own calendar', () => {
  expect(civilDateOf(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05');
});
