import type { MouseEvent } from 'react';
import { classNames } from '../class-names';
import { isPlainClick } from '../plain-click/plain-click';
import { Icon } from '../icon/icon';
import { pagesToShow, withGaps } from './page-slots';
import * as s from './pagination.module.css';

export type PaginationProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  /** How many page numbers at most. Without it five, and three where the window is narrow (HSE-35). */
  slots?: 3 | 5;
  hrefOf: (page: number) => string;
  /** Called for a plain click instead of following the link. */
  onPage?: (page: number) => void;
  label?: string;
  className?: string;
};

/** Page numbers as real links, with previous, next and 'Page x of y'. One page needs none. */
export function Pagination({
  page,
  pageCount,
  slots,
  hrefOf,
  onPage,
  label = 'Pages',
  className,
}: PaginationProps) {
  if (pageCount <= 1) return null;

  function go(event: MouseEvent, target: number): void {
    if (!onPage || !isPlainClick(event)) return;
    event.preventDefault();
    onPage(target);
  }

  const step = (target: number, name: string, icon: 'chevron-left' | 'chevron-right') => {
    const isPossible = target >= 1 && target <= pageCount;
    return isPossible ? (
      <a
        className={s.page}
        href={hrefOf(target)}
        aria-label={name}
        rel={target < page ? 'prev' : 'next'}
        onClick={(event) => go(event, target)}
      >
        <Icon name={icon} />
      </a>
    ) : (
      <a className={s.page} role="link" aria-disabled="true" aria-label={name}>
        <Icon name={icon} />
      </a>
    );
  };

  const row = (count: number, onlyWhere?: string) => (
    <ol className={classNames(s.pages, onlyWhere)}>
      {withGaps(pagesToShow(page, pageCount, count)).map((slot) =>
        'page' in slot ? (
          <li key={slot.page}>
            <a
              className={s.page}
              href={hrefOf(slot.page)}
              aria-label={`Page ${slot.page}`}
              aria-current={slot.page === page ? 'page' : undefined}
              onClick={(event) => go(event, slot.page)}
            >
              {slot.page}
            </a>
          </li>
        ) : (
          <li key={`gap-${slot.gapAfter}`} className={s.gap} aria-hidden="true">
            …
          </li>
        ),
      )}
    </ol>
  );

  return (
    <nav className={classNames(s.pagination, className)} aria-label={label}>
      <div className={s.row}>
        {step(page - 1, 'Previous page', 'chevron-left')}
        {row(slots ?? 5, slots ? undefined : s.wideOnly)}
        {!slots && row(3, s.narrowOnly)}
        {step(page + 1, 'Next page', 'chevron-right')}
      </div>
      <p className={s.where}>
        Page {page} of {pageCount}
      </p>
    </nav>
  );
}
