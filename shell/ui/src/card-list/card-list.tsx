import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { LoadingState } from '../page-state/page-state';
import { Skeleton } from '../skeleton/skeleton';
import { GrowthMark } from './growth-mark';
import { useIsPrinted } from './use-is-printed';
import * as s from './card-list.module.css';

/** Rows with the picture beside the words, or tiles with it above them. */
export type CardLayout = 'list' | 'grid';

export type CardListProps<Item> = {
  layout: CardLayout;
  items: readonly Item[];
  /** The first of them; the others are drawn in print, and as somebody comes near the end. Absent for a short list. */
  drawn?: readonly Item[];
  onDrawMore?: () => void;
  idOf: (item: Item) => string;
  /** A card is pointed at or holds the keyboard's focus; null where none is. */
  onPoint?: (id: string | null) => void;
  /** These are the items of another page or order, and the next ones are on their way. */
  isStale?: boolean;
  /** Says what each `li` measures on a phone before it is laid out: its `contain-intrinsic-block-size`. */
  className?: string;
  children: (item: Item, index: number) => ReactNode;
};

/** Cards as rows or tiles: the first of a long list, more as one comes near its end, all of them in print. */
export function CardList<Item>(props: CardListProps<Item>) {
  const { layout, items, idOf, onPoint, className, children } = props;
  const { drawn = items, onDrawMore, isStale = false } = props;
  const isPrinted = useIsPrinted();
  return (
    <div className={classNames(isStale && s.stale)}>
      <div className={s.container}>
        <ul className={classNames(s.cards, s[layout], className)}>
          {(isPrinted ? items : drawn).map((item, index) => {
            const id = idOf(item);
            return (
              <li
                key={id}
                data-card-id={id}
                onPointerEnter={() => onPoint?.(id)}
                onPointerLeave={() => onPoint?.(null)}
                onFocus={() => onPoint?.(id)}
                onBlur={() => onPoint?.(null)}
              >
                {children(item, index)}
              </li>
            );
          })}
        </ul>
        {onDrawMore && drawn.length < items.length && <GrowthMark key={drawn.length} onNear={onDrawMore} />}
      </div>
    </div>
  );
}

export type CardSkeletonsProps = {
  /** 'Loading hotels': announced, never drawn. */
  label: string;
  layout: CardLayout;
  count?: number;
};

/** Where the cards will be. */
export function CardSkeletons({ label, layout, count = 4 }: CardSkeletonsProps) {
  return (
    <LoadingState label={label}>
      <div className={s.container}>
        <div className={classNames(s.cards, s[layout])}>
          {Array.from({ length: count }, (_, index) => (
            <div className={classNames(s.skeleton, s[`${layout}Skeleton`])} key={index}>
              <Skeleton shape="block" className={s.skeletonPicture} />
              <div className={s.skeletonBody}>
                <Skeleton shape="title" />
                <Skeleton />
                <Skeleton shape="short" />
                <Skeleton shape="button" className={s.skeletonPrice} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </LoadingState>
  );
}
