import type { Hotel } from '@atoll/contracts/hotel';
import { SaveButton } from '@atoll/platform/save-button';
import type { CardLayout } from '@atoll/ui/card-list';
import { plainClick } from '@atoll/ui/plain-click';
import { Rating } from '@atoll/ui/rating';
import { CardFacts, CardPrice, ResultCard } from '@atoll/ui/result-card';
import { memo, useState } from 'react';
import { addressText, firstPicture } from '../shared/hotel-text';
import { savedHotel } from '../shared/saved-hotel';
import { cheapestOf, type HotelPrices } from '../shared/use-hotel-prices';
import { amenityChips, cardCancellation, cardPrice } from './hotel-card.model';

interface HotelCardProps {
  hotel: Hotel;
  prices: HotelPrices;
  layout: CardLayout;
  standsOut: 'selected' | 'hovered' | null;
  today: string | null;
  href: string;
  onOpen: (hotelId: string) => void;
  /** Null where there is no map. */
  onShowOnMap: ((hotelId: string) => void) | null;
  /** How far it is on foot to what is saved. */
  walk?: string | false | null;
  /** The first one on the page. */
  isFirst?: boolean;
}

/** A hotel in the results. Kept until its own props change: to point at one hotel must not draw all of them. */
export const HotelCard = memo(function HotelCard(props: HotelCardProps) {
  const { hotel, prices, today, href, onOpen, onShowOnMap } = props;
  const { hotelId, name } = hotel;
  const [isExpanded, setExpanded] = useState(false);
  const offer = cheapestOf(prices, hotelId);
  const cancellation = offer && cardCancellation(offer, today);
  return (
    <ResultCard
      layout={props.layout}
      standsOut={props.standsOut}
      name={name}
      subtitle={addressText(hotel)}
      pictureUri={firstPicture(hotel)}
      isFirst={props.isFirst}
      badge={hotel.rating !== undefined && <Rating value={hotel.rating} badge />}
      saveButton={(className) => <SaveButton item={savedHotel(hotel, href)} className={className} />}
      href={href}
      onOpen={plainClick(() => onOpen(hotelId))}
      onShowOnMap={onShowOnMap && hotel.geoCode ? () => onShowOnMap(hotelId) : null}
      facts={
        <>
          {props.walk && <p className="small">{props.walk}</p>}
          <CardFacts
            name={name}
            {...amenityChips(hotel)}
            about={hotel.description?.text}
            isExpanded={isExpanded}
            onToggle={() => setExpanded(!isExpanded)}
          />
        </>
      }
      note={cancellation && { text: cancellation.text, good: cancellation.free }}
      action={isExpanded ? 'Book Now' : 'View Details'}
      price={
        <CardPrice
          price={prices.get(hotelId) === 'loading' ? 'loading' : offer && cardPrice(offer)}
          missing="Check availability"
        />
      }
    />
  );
});
