import { civilDateOf, clockTimeOf } from '@atoll/contracts/dates';
import { weekdayAndDay } from '@atoll/contracts/dates-in-words';
import { SampleMark } from '@atoll/ui/chip';
import type { ReactNode } from 'react';
import * as s from './greeting.module.css';

/** 'Good morning', by the clock of who reads it. */
function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}

interface Props {
  readonly name: string;
  readonly now: number;
  /** What presses today, as a sentence. */
  readonly children: ReactNode;
  readonly isSample: boolean;
  /** Beside the words. */
  readonly aside?: ReactNode;
}

/** The first line of a dashboard: the day, and what presses. */
export function Greeting({ name, now, children, isSample, aside }: Props) {
  const at = new Date(now);
  return (
    <div className={s.greeting}>
      <div>
        <p className={s.hello}>
          {greetingAt(at.getHours())}, {name}
        </p>
        <p className={s.day}>
          {weekdayAndDay(civilDateOf(at), civilDateOf(at))}, {clockTimeOf(at)}. {children}
        </p>
      </div>
      {isSample && <SampleMark />}
      {aside}
    </div>
  );
}
