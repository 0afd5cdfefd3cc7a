import type { ChatAdvice } from '@atoll/contracts/marco-claims';
import { Icon } from '@atoll/ui/icon';
import { useId } from 'react';
import * as s from './advice.module.css';

/** What the model says in its own words, apart from what was checked (MAR-61). */
export function Advice({ advice: { label, text } }: { advice: ChatAdvice }) {
  const labelId = useId();
  return (
    <aside className={s.advice} aria-labelledby={labelId}>
      <h3 id={labelId} dir="auto">
        <Icon name="message" size="s" />
        {label}
      </h3>
      <p dir="auto">{text}</p>
    </aside>
  );
}
