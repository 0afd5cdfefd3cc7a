import { zonedMoment } from './zoned-time';

it.each([
  ['an ordinary day', '2020-11-29', '09:00', 'Asia/Tokyo', '2020-11-29T00:00:00.000Z', 'once'],
  ['half an hour beside others', '2020-11-29', '09:00', 'Asia/Kolkata', '2020-11-29T03:30:00.000Z', 'once'],
  [
    'the hour before clocks go forward',
    '2021-03-28',
    '01:59',
    'Europe/Berlin',
    '2021-03-28T00:59:00.000Z',
    'once',
  ],
  [
    'the hour that is left out',
    '2021-03-28',
    '02:30',
    'Europe/Berlin',
    '2021-03-28T01:30:00.000Z',
    'skipped',
  ],
  ['the hour after it', '2021-03-28', '03:00', 'Europe/Berlin', '2021-03-28T01:00:00.000Z', 'once'],
  ['the hour that comes twice', '2020-10-25', '02:30', 'Europe/Berlin', '2020-10-25T00:30:00.000Z', 'twice'],
  ['the hour after both', '2020-10-25', '03:00', 'Europe/Berlin', '2020-10-25T02:00:00.000Z', 'once'],
  [
    'west of Greenwich, left out',
    '2021-03-14',
    '02:30',
    'America/New_York',
    '2021-03-14T07:30:00.000Z',
    'skipped',
  ],
  [
    'west of Greenwich, twice',
    '2020-11-01',
    '01:30',
    'America/New_York',
    '2020-11-01T05:30:00.000Z',
    'twice',
  ],
  [
    'half an hour left out',
    '2020-10-04',
    '02:15',
    'Australia/Lord_Howe',
    '2020-10-03T15:45:00.000Z',
    'skipped',
  ],
  ['midnight', '2020-11-29', '00:00', 'UTC', '2020-11-29T00:00:00.000Z', 'once'],
] as const)('POR-13: %s has its moment', (_what, day, time, zone, at, comes) => {
  expect(zonedMoment(day, time, zone)).toEqual({ at: new Date(at), comes });
});

it.each([
  ['a day that does not exist', '2021-02-30', '09:00', 'UTC'],
  ['a time that does not exist', '2020-11-29', '24:00', 'UTC'],
  ['a zone that does not exist', '2020-11-29', '09:00', 'Europe/Atlantis'],
  ['an offset in place of a zone', '2020-11-29', '09:00', '+02:00'],
  ['no zone', '2020-11-29', '09:00', ''],
])('%s has no moment', (_what, day, time, zone) => {
  expect(zonedMoment(day, time, zone)).toBeNull();
});
