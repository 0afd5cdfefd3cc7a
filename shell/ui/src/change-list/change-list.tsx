import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as s from './change-list.module.css';

export type ChangeListProps = {
  /** What is different: 'Dates', as it was and as it is. */
  items: readonly { what: string; before: string; after: string }[];
};

/** Parts of something before and after a change. */
export function ChangeList({ items }: ChangeListProps) {
  return (
    <ul className={s.list}>
      {items.map(({ what, before, after }) => (
        <li key={what}>
          <b>{what}</b>{' '}
          <del className="muted">
            <VisuallyHidden>before: </VisuallyHidden>
            {before}
          </del>{' '}
          <ins className={s.after}>
            <VisuallyHidden>now: </VisuallyHidden>
            {after}
          </ins>
        </li>
      ))}
    </ul>
  );
}
