import type { Hotel } from '@atoll/contracts/hotel';
import type { Offer } from '@atoll/contracts/hotel-offers';
import { Fact } from '@atoll/ui/facts';
import { Icon } from '@atoll/ui/icon';
import { useId, useState } from 'react';
import { wholeMoney } from '@atoll/ui/price';
import { bedsLabel } from '../shared/offers/offer-labels';
import { totalOf, type OfferGroup } from '../shared/offers/offer-groups';
import { offerTitle } from '../shared/offers/offer-title';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { countOf } from '@atoll/contracts/words';
import { OfferRow } from './offer-row';
import * as s from './offer-group.module.css';

interface OfferGroupBoxProps {
  group: OfferGroup;
  /** Pictures of the hotel; those of rooms say which categories they show. */
  media: NonNullable<Hotel['media']>;
  chosenId: string | null;
}

/** One room category: its 'Room details' and its rates as radio rows (HDT-04, HDT-06). */
export function OfferGroupBox({ group, media, chosenId }: OfferGroupBoxProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [cheapest] = group.offers;
  const category = cheapest?.room.typeEstimated?.category;
  const picture = media.find(({ roomCategories }) => category && roomCategories?.includes(category));
  return (
    <fieldset className={s.group} aria-labelledby={`${id}-name`}>
      <div className={s.head}>
        {picture && (
          <span className={s.picture}>
            <ArtworkPicture uri={picture.uri} place="thumb" alt={picture.alt ?? ''} ratio="4/3" />
          </span>
        )}
        <div className={s.words}>
          <h4 className="display h3" id={`${id}-name`}>
            {group.name}
          </h4>
          <p className="small muted">
            {cheapest && `From ${wholeMoney(totalOf(cheapest), cheapest.price.currency)}, `}
            {countOf(group.offers.length, 'rate')}
          </p>
        </div>
        <button
          type="button"
          className={s.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-details`}
          data-replay=""
          onClick={() => setOpen(!isOpen)}
        >
          Room details
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="s" />
        </button>
      </div>
      <div id={`${id}-details`} hidden={!isOpen}>
        <RoomDetails offers={group.offers} />
      </div>
      {group.offers.map((offer) => (
        <OfferRow key={offer.id} offer={offer} isChosen={offer.id === chosenId} />
      ))}
    </fieldset>
  );
}

function unique(values: (string | null | undefined)[]): string[] {
  return [...new Set(values.filter((value): value is string => Boolean(value)))];
}

/** What the rates of a room say about it, once each. */
function RoomDetails({ offers }: { offers: Offer[] }) {
  const facts = [
    { term: 'Room', texts: unique(offers.map(offerTitle)) },
    { term: 'Beds', texts: unique(offers.map(bedsLabel)) },
    {
      term: 'Sleeps',
      texts: unique(
        offers.map(({ guests, rooms = 1 }) => countOf(Math.ceil(guests.adults / rooms), 'adult')),
      ),
    },
  ].filter(({ texts }) => texts.length > 0);
  return (
    <dl className={s.details}>
      {facts.map(({ term, texts }) => (
        <Fact key={term} term={term}>
          {texts.join('; ')}
        </Fact>
      ))}
    </dl>
  );
}
