import { civilDateOf } from '@atoll/contracts/dates';
import { useIsServerPage } from '@atoll/platform';
import { startTransition, useEffect, useState } from 'react';

/** Today in the traveler's calendar, `yyyy-MM-dd`, for what somebody does: a tap knows the day before the page does. */
export function todayNow(): string {
  return civilDateOf(new Date());
}

/** Today in the traveler's calendar, `yyyy-MM-dd`; null while rendering on the server and until hydration. */
export function useToday(): string | null {
  const isServerPage = useIsServerPage();
  const [date, setDate] = useState(isServerPage ? null : todayNow);
  // A transition: drawing the page again must not hold up what somebody does.
  useEffect(() => startTransition(() => setDate(todayNow())), []);
  return date;
}
