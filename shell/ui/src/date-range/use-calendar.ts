import { useRef, useState, type ComponentType } from 'react';
import type { CalendarProps } from './calendar';

/** The calendar's code comes with the first sign of intent; a failed try is repeated by the next. */
async function loadCalendar(): Promise<ComponentType<CalendarProps>> {
  const { Calendar } = await import(/* webpackChunkName: "calendar" */ './calendar');
  return Calendar;
}

export type CalendarState = { Calendar: ComponentType<CalendarProps> | null; hasFailed: boolean };

/** The calendar once its code is here, and what starts fetching it. */
export function useCalendar(): [CalendarState, () => void] {
  const [state, setState] = useState<CalendarState>({ Calendar: null, hasFailed: false });
  const isLoading = useRef(false);

  function load(): void {
    if (state.Calendar || isLoading.current) return;
    isLoading.current = true;
    loadCalendar()
      .then(
        (Calendar) => setState({ Calendar, hasFailed: false }),
        () => setState({ Calendar: null, hasFailed: true }),
      )
      .finally(() => {
        isLoading.current = false;
      });
  }

  return [state, load];
}
