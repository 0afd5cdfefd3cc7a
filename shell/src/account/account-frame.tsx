import { Picture } from '@atoll/ui/picture';
import type { ReactNode } from 'react';
import * as s from './account.module.css';

interface Props {
  readonly title: string;
  readonly lede?: ReactNode;
  /** Name of a scene of the artwork library with its time of day. */
  readonly scene?: string;
  readonly children: ReactNode;
}

/** What every page about an account looks like: words and a form on a card beside a poster. */
export function AccountFrame({ title, lede, scene = 'lagoon.golden', children }: Props) {
  return (
    <section className={s.page}>
      <div className={s.card}>
        <h1 className={s.title}>{title}</h1>
        {lede && <p className={s.lede}>{lede}</p>}
        {children}
      </div>
      <div className={s.sheet}>
        <Picture src={`/media/artwork/${scene}-800x600.webp`} alt="" ratio="4 / 3" />
      </div>
    </section>
  );
}
