import { civilDateOf, clockTimeOf } from '@atoll/contracts/dates';
import { weekdayAndDay } from '@atoll/contracts/dates-in-words';
import { useToday } from '@atoll/platform/today';

/** 'Fri 4 December, 18:00': where the reader is, and before that is known in UTC, as the server has it. */
function momentText(iso: string, today: string | null): string {
  if (today === null) return `${weekdayAndDay(iso.slice(0, 10), null)}, ${iso.slice(11, 16)} UTC`;
  const moment = new Date(iso);
  return `${weekdayAndDay(civilDateOf(moment), today)}, ${clockTimeOf(moment)}`;
}

/** A moment in words. */
export function LocalTime({ iso }: { readonly iso: string }) {
  return <time dateTime={iso}>{momentText(iso, useToday())}</time>;
}
