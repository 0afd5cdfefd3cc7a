import { weekdayOf } from '@atoll/contracts/dates';
import { SAMPLE_EVENTS } from './sample-events';
import { nextTime } from './sample-year';

const [[id, fair] = ['', undefined]] = Object.entries(SAMPLE_EVENTS);
if (!fair) throw new Error('the demo has no event');

/** On its last day, the day after, and many years later. */
it.each(['2020-03-12', '2020-03-13', ...[1, 5, 20, 79].map((years) => `${2020 + years}-11-26`)])(
  'EXP-01: on %s a sample is to come within a year, on the same weekdays, with its programme inside',
  (today) => {
    const { startsOn, endsOn, programme } = nextTime(fair, today);
    expect(endsOn >= today).toBe(true);
    expect(Number(startsOn.slice(0, 4)) - Number(today.slice(0, 4))).toBeLessThanOrEqual(1);
    expect(weekdayOf(startsOn)).toBe(weekdayOf(fair.startsOn));
    for (const { date } of programme) expect(date >= startsOn && date <= endsOn).toBe(true);
    expect(id).toMatch(/^[a-z-]+$/);
  },
);
