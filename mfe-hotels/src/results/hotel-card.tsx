import type { Hotel } from '@atoll/contracts/hotel';
import { Button } from '@atoll/ui/button';
import { Chip } from '@atoll/ui/chip';
import { classNames } from '@atoll/ui/class-names';
import { Icon } from '@atoll/ui/icon';
import { Price } from '@atoll/ui/price';
import { Rating } from '@atoll/ui/rating';
import { Skeleton } from '@atoll/ui/skeleton';
import { memo, useId, useState } from 'react';
import { plainClick } from '@atoll/ui/plain-click';
import { cheapestOffer } from '../shared/offers/offer-groups';
import type { HotelPrices } from '../shared/use-hotel-prices';
import { firstPicture, HotelPicture } from '../shared/hotel-picture';
import { addressText } from '../shared/hotel-text';
import { SaveButton } from '../shared/save-button';
import { amenityChips, cardCancellation, cardPrice } from './hotel-card.model';
import * as s from './hotel-card.module.css';

/** A row with its picture beside the words, or a tile with it above them. */
export type CardLayout = 'list' | 'grid';

interface HotelCardProps {
  hotel: Hotel;
  prices: HotelPrices;
  layout: CardLayout;
  /** Chosen or pointed at on the map. */
  standsOut: 'selected' | 'hovered' | null;
  today: string | null;
  href: string;
  onOpen: (hotelId: string) => void;
  /** Null where there is no map. */
  onShowOnMap: ((hotelId: string) => void) | null;
  /** The first picture on the page. */
  isFirst?: boolean;
}

/**
 * A hotel in the results. Its name is the link and covers the card. Kept until its own props change: to point at one
 * hotel must not draw all of them.
 */
export const HotelCard = memo(function HotelCard(props: HotelCardProps) {
  const { hotel, prices, layout, standsOut, today, href, onOpen, onShowOnMap, isFirst } = props;
  const open = plainClick(() => onOpen(hotel.hotelId));
  const [isExpanded, setExpanded] = useState(false);
  const offers = prices.get(hotel.hotelId);
  const offer = offers && offers !== 'loading' ? cheapestOffer(offers) : null;
  const cancellation = offer && cardCancellation(offer, today);
  return (
    <article
      className={classNames(s.card, s[layout], standsOut && s[standsOut])}
      data-hotel-id={hotel.hotelId}
    >
      <div className={s.pictureBox}>
        {hotel.rating !== undefined && <Rating value={hotel.rating} badge />}
        <HotelPicture
          uri={firstPicture(hotel)}
          place={layout === 'list' ? 'row' : 'tile'}
          alt=""
          priority={isFirst}
        />
        <SaveButton hotel={hotel} href={href} className={s.save} />
      </div>
      <div className={s.body}>
        <div>
          <h2 className="title">
            <a className={s.name} href={href} onClick={open}>
              {hotel.name}
            </a>
          </h2>
          <p className="small muted">{addressText(hotel)}</p>
          {onShowOnMap && hotel.geoCode && (
            <button
              type="button"
              className={classNames('link small', s.raise)}
              aria-label={`Show ${hotel.name} on the map`}
              data-replay=""
              onClick={() => onShowOnMap(hotel.hotelId)}
            >
              Show on map
            </button>
          )}
        </div>
        <CardFacts hotel={hotel} isExpanded={isExpanded} onToggle={() => setExpanded(!isExpanded)} />
        {cancellation && (
          <p className={classNames('small', cancellation.free ? s.good : 'muted')}>
            {cancellation.free && <Icon name="check" size="s" />}
            {cancellation.text}
          </p>
        )}
        <div className={s.foot}>
          <Button
            variant="quiet"
            size="small"
            className={s.raise}
            href={href}
            aria-label={`${isExpanded ? 'Book Now' : 'View Details'}: ${hotel.name}`}
            onClick={open}
          >
            {isExpanded ? 'Book Now' : 'View Details'}
          </Button>
          <CardPriceBox offer={offer} isLoading={offers === 'loading'} />
        </div>
      </div>
    </article>
  );
});

function CardPriceBox({ offer, isLoading }: { offer: ReturnType<typeof cheapestOffer>; isLoading: boolean }) {
  if (isLoading) {
    return (
      <>
        <Skeleton className={s.pricePending} shape="block" />
        <p className={s.check} data-without-script="">
          Prices need JavaScript
        </p>
      </>
    );
  }
  if (!offer) return <p className={s.check}>Check availability</p>;
  return <Price caption="total" round {...cardPrice(offer)} className={s.price} />;
}

interface CardFactsProps {
  hotel: Hotel;
  isExpanded: boolean;
  onToggle: () => void;
}

/** Two amenities; the others and the first words about the hotel behind '+n more'. */
function CardFacts({ hotel, isExpanded, onToggle }: CardFactsProps) {
  const moreId = useId();
  const { shown, more } = amenityChips(hotel);
  const hasMore = more.length > 0 || hotel.description;
  return (
    <div className={s.facts}>
      <div className={s.chips}>
        {shown.map(({ code, label, icon }) => (
          <Chip key={code} icon={icon}>
            {label}
          </Chip>
        ))}
        {hasMore && (
          <button
            type="button"
            className={s.more}
            aria-expanded={isExpanded}
            aria-controls={moreId}
            aria-label={`${more.length > 0 ? `+${more.length} more` : 'More'} about ${hotel.name}`}
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
        {hotel.description && <p className={classNames('small muted', s.about)}>{hotel.description.text}</p>}
      </div>
    </div>
  );
}
