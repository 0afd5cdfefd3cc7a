import type { SharedPlan } from '@atoll/contracts/marco-plan';
import { planCalendar } from './calendar';
import { checkPlan } from './check-plan';
import type { DraftStop } from './plan-draft';

const stop = (id: string, durationMinutes: number): DraftStop => ({
  id,
  kind: 'activity',
  name: 'Tour',
  source: { name: 'our activities provider', id },
  latitude: 41.9,
  longitude: 12.5,
  durationMinutes,
  wantedStart: null,
});
const planOf = (date: string, stops: readonly DraftStop[]): SharedPlan =>
  checkPlan({
    title: 'One day in Rome',
    place: { name: 'Rome', country: 'Italy', latitude: 41.9, longitude: 12.5 },
    radiusKm: 25,
    days: [{ date, stops }],
    notes: [],
  });
const calendarOf = (plan: SharedPlan) =>
  planCalendar(plan, {
    id: 'plan',
    publicUrl: 'http://localhost:4000',
    now: new Date('2020-11-25T09:30:15Z'),
  });
const startsOf = (plan: SharedPlan) =>
  [...calendarOf(plan).matchAll(/^DTSTART;TZID=Europe\/Rome:(.*)\r$/gm)].map(([, start]) => start);

it('MAR-54: what begins after midnight, because the day was filled too much, is on the next date', () => {
  const plan = planOf('2020-12-31', [stop('a', 480), stop('b', 480), stop('c', 480), stop('d', 60)]);
  expect(startsOf(plan)).toEqual([
    '20201231T093000',
    '20201231T173000',
    '20210101T013000',
    '20210101T093000',
  ]);
});

it('MAR-54: a day on which clocks change has the times of the place', () => {
  expect(startsOf(planOf('2021-03-28', [stop('a', 60)]))).toEqual(['20210328T093000']);
});

it('MAR-54: each stop has the time zone of its own place, with the offsets that it has then', () => {
  const madrid = { ...stop('b', 90), latitude: 40.42, longitude: -3.7 };
  const lisbon = { ...stop('a', 60), latitude: 38.72, longitude: -9.14 };
  const calendar = calendarOf(planOf('2020-12-02', [lisbon, madrid]));
  expect(
    [...calendar.matchAll(/^TZID:(.*)\r\n[\s\S]*?TZOFFSETTO:(.*)\r$/gm)].map(([, ...zone]) => zone),
  ).toEqual([
    ['Europe/Lisbon', '+0000'],
    ['Europe/Madrid', '+0100'],
  ]);
  expect(calendar).toContain('\r\nDTSTART;TZID=Europe/Lisbon:20201202T093000\r\n');
  expect(calendar).toMatch(/\r\nDTSTART;TZID=Europe\/Madrid:\d{8}T\d{6}\r\n/);
});

it('MAR-54: a change of the clocks is written for the hour in which it is', () => {
  const calendar = calendarOf(planOf('2021-03-28', [stop('a', 60)]));
  expect(calendar).toContain('\r\nDTSTART:20210328T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\n');
});

it('MAR-54: a stop that ends after midnight ends on the next date', () => {
  const calendar = calendarOf(planOf('2020-12-31', [stop('a', 15 * 60)]));
  expect(calendar).toContain('\r\nDTEND;TZID=Europe/Rome:20210101T003000\r\n');
});

it('MAR-54: a plan whose stops were all removed is a calendar without events', () => {
  const calendar = calendarOf(planOf('2020-12-02', []));
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  expect(calendar).not.toContain('VEVENT');
});
