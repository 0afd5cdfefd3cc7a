import { civilDateOf } from '@atoll/contracts/dates';
import { useIsServerPage } from '@atoll/platform';
import { startTransition, useEffect, useState } from 'react';

const today = () => civilDateOf(new Date());

/** Today in the traveler's calendar, `yyyy-MM-dd`; null while rendering on the server and until hydration. */
export function useToday(): string | null {
  const isServerPage = useIsServerPage();
  const [date, setDate] = useState(isServerPage ? null : today);
  // A transition: drawing the page again must not hold up what somebody does.
  useEffect(() => startTransition(() => setDate(today())), []);
  return date;
}
