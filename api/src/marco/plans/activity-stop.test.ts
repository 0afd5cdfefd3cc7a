import type { ChatActivity } from '@atoll/contracts/marco-activities';
import { activityStop, fitsDay } from './activity-stop';
import { checkPlan } from './check-plan';

const ROME = { name: 'Rome', country: 'Italy', latitude: 41.9, longitude: 12.5 };
const lasting = (durationMinutes: number): ChatActivity => ({
  id: 'A1',
  name: 'Tour of Rome',
  geoCode: { latitude: 41.9, longitude: 12.5 },
  durationMinutes,
  categories: [],
  pictures: [],
  href: '/tours?tour=A1',
});

it('MAR-51: a tour of a day can be a stop, one of eight days cannot', () => {
  expect([120, 480, 3_840].map((minutes) => fitsDay(lasting(minutes)))).toEqual([true, true, false]);
});

it('MAR-51: a saved tour that is longer than the day keeps its length, and its hours do not hold', () => {
  const stops = [{ ...activityStop(lasting(3_840), 'S1'), wantedStart: null }];
  const [day] = checkPlan({ title: 'Rome', place: ROME, radiusKm: 25, days: [{ stops }], notes: [] }).days;
  expect(day?.stops[0]?.durationMinutes).toBe(3_840);
  expect(day?.stops[0]?.checks.find(({ kind }) => kind === 'hours')?.ok).toBe(false);
  expect(day?.checks).toContainEqual({ kind: 'hours', ok: false, text: 'From 09:30 until after 21:00.' });
});
