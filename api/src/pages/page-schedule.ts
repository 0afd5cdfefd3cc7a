import type { ScheduleBody } from '@atoll/contracts/managed-page';
import { zonedMoment } from '@atoll/contracts/zoned-time';
import { AppError } from '../shared/errors/app-error';
import type { PageScheduleDocument } from './managed-page.model';

/** Further ahead it is a slip of the keyboard. */
const AHEAD_MS = 2 * 366 * 86_400_000;

/** Which of the three fields no moment can be made of; null where all can. */
function problemOf({ day, time, timeZone }: ScheduleBody): Record<string, string> | null {
  if (!zonedMoment('2020-01-01', '00:00', timeZone)) return { timeZone: 'There is no such time zone' };
  if (!zonedMoment(day, '00:00', timeZone)) return { day: 'There is no such day' };
  if (!zonedMoment(day, time, timeZone)) return { time: 'Write a time such as 09:30' };
  return null;
}

/** When a page that is asked for like this is published. Throws INVALID_FIELDS for what is no time, or none to come. */
export function scheduleOf(body: ScheduleBody, version: number, now: Date): PageScheduleDocument {
  const fields = problemOf(body);
  if (fields) throw new AppError('INVALID_FIELDS', { fields });
  const { day, time, timeZone } = body;
  const at = zonedMoment(day, time, timeZone)?.at ?? now;
  if (at <= now) throw new AppError('INVALID_FIELDS', { fields: { time: 'This time is over already' } });
  if (at.getTime() - now.getTime() > AHEAD_MS)
    throw new AppError('INVALID_FIELDS', { fields: { day: 'Choose a day of the next two years' } });
  return { at, time_zone: timeZone, set_in: version + 1 };
}
