import { useId, type ReactNode } from 'react';
import * as s from './panel.module.css';

interface Props {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  /** Rows that go from edge to edge and have their own distance from it. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** A part of a signed-in page on a surface of its own. */
export function Panel({ title, aside, isFlush = false, children }: Props) {
  const id = useId();
  return (
    <section className={s.panel} aria-labelledby={id}>
      <header className={s.head}>
        <h2 id={id} className={s.title}>
          {title}
        </h2>
        {aside}
      </header>
      <div className={isFlush ? undefined : s.body}>{children}</div>
    </section>
  );
}
