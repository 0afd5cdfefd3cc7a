import { useId, type MouseEvent, type ReactNode } from 'react';
import { ArtworkPicture } from '../artwork-picture/artwork-picture';
import { Button } from '../button/button';
import type { CardLayout } from '../card-list/card-list';
import { Chip } from '../chip/chip';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon/icon';
import { Price, type PriceProps } from '../price/price';
import { Skeleton } from '../skeleton/skeleton';
import * as s from './result-card.module.css';

export type ResultCardProps = {
  layout: CardLayout;
  /** Chosen or pointed at on the map. */
  standsOut: 'selected' | 'hovered' | null;
  name: string;
  /** Under the name: an address, a place. */
  subtitle: string;
  pictureUri: string;
  /** Draws a tiny version of the picture until it is there. */
  hasPlaceholder?: boolean;
  /** The first picture on the page. */
  isFirst?: boolean;
  /** In the corner of the picture, such as the rating. */
  badge?: ReactNode;
  /** Draws the heart; `className` puts it into the picture's other corner. */
  saveButton?: (className: string | undefined) => ReactNode;
  href: string;
  /** Absent where the link leads to another page, which the shell opens. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Null where there is no map, or the result has no place on it. */
  onShowOnMap: (() => void) | null;
  /** Chips, and what they expand to. */
  facts?: ReactNode;
  /** A line under the facts; `good` is said in green with a tick. */
  note?: { text: string; good: boolean } | null;
  /** 'View Details': the button that opens, and leads the accessible name. */
  action: string;
  /** Opposite the button. */
  price: ReactNode;
};

/** One result of a search. Its name is the link and covers the card. */
export function ResultCard(props: ResultCardProps) {
  const { layout, standsOut, name, href, onOpen, onShowOnMap, note, action } = props;
  return (
    <article className={classNames(s.card, s[layout], standsOut && s[standsOut])}>
      <div className={s.pictureBox}>
        {props.badge}
        <ArtworkPicture
          uri={props.pictureUri}
          place={layout === 'list' ? 'row' : 'tile'}
          alt=""
          priority={props.isFirst}
          hasPlaceholder={props.hasPlaceholder}
        />
        {props.saveButton?.(s.save)}
      </div>
      <div className={s.body}>
        <div>
          <h2 className="title">
            <a className={s.name} href={href} onClick={onOpen}>
              {name}
            </a>
          </h2>
          <p className="small muted">{props.subtitle}</p>
          {onShowOnMap && (
            <button
              type="button"
              className={classNames('link small', s.raise)}
              aria-label={`Show ${name} on the map`}
              data-replay=""
              onClick={onShowOnMap}
            >
              Show on map
            </button>
          )}
        </div>
        {props.facts}
        {note && (
          <p className={classNames('small', note.good ? s.good : 'muted')}>
            {note.good && <Icon name="check" size="s" />}
            {note.text}
          </p>
        )}
        <div className={s.foot}>
          <Button
            variant="quiet"
            size="small"
            className={s.raise}
            href={href}
            aria-label={`${action}: ${name}`}
            onClick={onOpen}
          >
            {action}
          </Button>
          {props.price}
        </div>
      </div>
    </article>
  );
}

export type CardFactsProps = {
  /** What the card is about, for the button's accessible name. */
  name: string;
  chips: readonly { id: string; label: string; icon: IconName }[];
  /** The others, as words; the n of '+n more'. */
  more: readonly string[];
  /** The first words about the result. */
  about?: string;
  isExpanded: boolean;
  onToggle: () => void;
};

/** A few chips; the other facts and the first words about the result behind '+n more'. */
export function CardFacts({ name, chips, more, about, isExpanded, onToggle }: CardFactsProps) {
  const moreId = useId();
  const hasMore = more.length > 0 || about;
  return (
    <div className={s.facts}>
      <div className={s.chips}>
        {chips.map(({ id, label, icon }) => (
          <Chip key={id} icon={icon}>
            {label}
          </Chip>
        ))}
        {hasMore && (
          <button
            type="button"
            className={s.more}
            aria-expanded={isExpanded}
            aria-controls={moreId}
            aria-label={`${more.length > 0 ? `+${more.length} more` : 'More'} about ${name}`}
            data-replay=""
            onClick={onToggle}
          >
            {more.length > 0 ? `+${more.length} more` : 'More'}
            <Icon name={isExpanded ? 'chevron-up' : 'chevron-down'} size="s" />
          </button>
        )}
      </div>
      <div id={moreId} hidden={!isExpanded}>
        {more.length > 0 && <p className="small">{more.join(', ')}</p>}
        {about && <p className={classNames('small muted', s.about)}>{about}</p>}
      </div>
    </div>
  );
}

export type CardPriceProps = {
  /** `loading` while it is on its way; null where there is none. */
  price: Omit<PriceProps, 'className'> | 'loading' | null;
  /** What stands there without a price: 'Check availability'. */
  missing: string;
};

/** The price in the foot of a card. Without JavaScript a price that would come later is told of instead. */
export function CardPrice({ price, missing }: CardPriceProps) {
  if (price === 'loading') {
    return (
      <>
        <Skeleton className={s.pricePending} shape="block" />
        <p className={s.check} data-without-script="">
          Prices need JavaScript
        </p>
      </>
    );
  }
  if (!price) return <p className={s.check}>{missing}</p>;
  return <Price {...price} className={s.price} />;
}
