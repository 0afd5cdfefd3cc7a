import { addDays, civilDateOf, compareDates } from '@atoll/contracts/dates';
import { useState, useSyncExternalStore } from 'react';
import { DayButton, DayPicker, type ChevronProps, type DayButtonProps } from 'react-day-picker';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import * as s from './calendar.module.css';
import { isComplete, lastDay, type DateRange, type RangeLimits } from './range';

const TWO_MONTHS = '(min-width: 1024px)';

function useFits(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** The picker speaks `Date`: local midnight of the civil date, and back the same way, so no time zone can shift it. */
function toDate(civil: string): Date {
  const [year = 0, month = 1, day = 1] = civil.split('-').map(Number);
  return new Date(year, month - 1, day);
}

const SPOKEN = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

function labelOf(date: Date, modifiers: Record<string, boolean>): string {
  const role = modifiers.range_start ? ', first day' : modifiers.range_end ? ', last day' : '';
  return `${SPOKEN.format(date).replace(',', '')}${role}`;
}

function Chevron({ orientation }: ChevronProps) {
  return <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} />;
}

/** A day as the library draws it; today is marked for those who cannot see its ring. */
function Day(props: DayButtonProps) {
  return <DayButton {...props} aria-current={props.modifiers['today'] ? 'date' : undefined} />;
}

const CLASSES = {
  root: s.root,
  months: s.months,
  month: s.month,
  month_caption: s.caption,
  caption_label: s.captionLabel,
  nav: s.nav,
  button_previous: s.step,
  button_next: s.step,
  month_grid: s.grid,
  weekday: s.weekday,
  day: s.day,
  day_button: s.button,
  range_start: s.start,
  range_middle: s.middle,
  range_end: s.end,
  today: s.today,
  disabled: s.disabled,
  hidden: s.empty,
};

export type CalendarProps = { range: DateRange; limits: RangeLimits; onPick: (day: string) => void };

/**
 * The days to pick from, two months where there is room. Arrows move a day, PageUp and PageDown a month,
 * Home and End to the ends of the week.
 */
export function Calendar({ range, limits, onPick }: CalendarProps) {
  const [hovered, setHovered] = useState<string | null>(null);
  const showsTwo = useFits(TWO_MONTHS);
  const last = lastDay(range, limits);
  const isOpenEnded = range.from !== null && range.to === null;
  const preview =
    isOpenEnded && hovered && range.from && compareDates(hovered, range.from) > 0 ? hovered : null;
  return (
    <DayPicker
      mode="range"
      autoFocus
      classNames={CLASSES}
      components={{ Chevron, DayButton: Day }}
      labels={{
        labelDayButton: labelOf,
        labelPrevious: () => 'Previous month',
        labelNext: () => 'Next month',
        labelNav: () => 'Months',
      }}
      numberOfMonths={showsTwo ? 2 : 1}
      pagedNavigation={false}
      weekStartsOn={1}
      today={toDate(limits.min)}
      defaultMonth={toDate(range.from ?? limits.min)}
      startMonth={toDate(limits.min)}
      endMonth={limits.max ? toDate(limits.max) : undefined}
      disabled={[{ before: toDate(limits.min) }, ...(last ? [{ after: toDate(last) }] : [])]}
      modifiers={{
        // The library marks a start only once there is an end.
        ...(isOpenEnded && range.from && { [preview ? 'start' : 'alone']: toDate(range.from) }),
        ...(preview &&
          range.from && { preview: { from: toDate(addDays(range.from, 1)), to: toDate(preview) } }),
      }}
      modifiersClassNames={{
        start: s.start ?? '',
        alone: classNames(s.start, s.alone) ?? '',
        preview: s.preview ?? '',
      }}
      selected={
        range.from
          ? { from: toDate(range.from), to: isComplete(range) ? toDate(range.to) : undefined }
          : undefined
      }
      onSelect={(_next, day) => onPick(civilDateOf(day))}
      onDayMouseEnter={(day) => setHovered(civilDateOf(day))}
      onDayMouseLeave={() => setHovered(null)}
    />
  );
}
