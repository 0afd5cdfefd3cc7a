import { nextMonth, nextWeek, QUICK_DATES, thisWeekend } from './quick-dates';

it('HSE-08: This Weekend on a Wednesday is the coming Friday to Sunday', () => {
  expect(thisWeekend('2026-11-25')).toEqual({ checkIn: '2026-11-27', checkOut: '2026-11-29' });
});

it('HSE-08: This Weekend on a Friday starts today, on a Saturday next Friday', () => {
  expect(thisWeekend('2026-11-27')).toEqual({ checkIn: '2026-11-27', checkOut: '2026-11-29' });
  expect(thisWeekend('2026-11-28')).toEqual({ checkIn: '2026-12-04', checkOut: '2026-12-06' });
});

it('HSE-09: Next Week starts in seven days and lasts two nights', () => {
  expect(nextWeek('2026-12-28')).toEqual({ checkIn: '2027-01-04', checkOut: '2027-01-06' });
});

it('HSE-10: Next Month on 31 January is clamped to the end of February', () => {
  expect(nextMonth('2027-01-31')).toEqual({ checkIn: '2027-02-28', checkOut: '2027-03-02' });
  expect(nextMonth('2028-01-31')).toEqual({ checkIn: '2028-02-29', checkOut: '2028-03-02' });
});

it('HSE-07: the four quick dates carry the exact words', () => {
  expect(QUICK_DATES.map((quick) => quick.label)).toEqual([
    'This Weekend',
    'Next Week',
    'Next Month',
    'Custom Dates',
  ]);
});
