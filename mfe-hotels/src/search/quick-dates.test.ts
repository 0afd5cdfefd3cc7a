import { nextMonth, nextWeek, QUICK_DATES, thisWeekend } from './quick-dates';

it('HSE-08: This Weekend on a Wednesday is the coming Friday to Sunday', () => {
  expect(thisWeekend('2020-11-25')).toEqual({ checkIn: '2020-11-27', checkOut: '2020-11-29' });
});

it('HSE-08: This Weekend on a Friday starts today, on a Saturday next Friday', () => {
  expect(thisWeekend('2020-11-27')).toEqual({ checkIn: '2020-11-27', checkOut: '2020-11-29' });
  expect(thisWeekend('2020-11-28')).toEqual({ checkIn: '2020-12-04', checkOut: '2020-12-06' });
});

it('HSE-09: Next Week starts in seven days and lasts two nights', () => {
  expect(nextWeek('2020-12-28')).toEqual({ checkIn: '2021-01-04', checkOut: '2021-01-06' });
});

it('HSE-10: Next Month on 31 January is clamped to the end of February', () => {
  expect(nextMonth('2021-01-31')).toEqual({ checkIn: '2021-02-28', checkOut: '2021-03-02' });
  expect(nextMonth('2024-01-31')).toEqual({ checkIn: '2024-02-29', checkOut: '2024-03-02' });
});

it('HSE-07: the four quick dates carry the exact words', () => {
  expect(QUICK_DATES.map((quick) => quick.label)).toEqual([
    'This Weekend',
    'Next Week',
    'Next Month',
    'Custom Dates',
  ]);
});
