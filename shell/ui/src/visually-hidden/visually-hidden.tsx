import type { ReactNode } from 'react';
import * as s from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className={s.hidden} id={id}>
      {children}
    </span>
  );
}
