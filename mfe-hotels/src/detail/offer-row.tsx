import { countOf } from '@atoll/contracts/words';
import type { Offer } from '@atoll/contracts/hotel-offers';
import { Chip } from '@atoll/ui/chip';
import { classNames } from '@atoll/ui/class-names';
import { Fact } from '@atoll/ui/facts';
import { Icon, type IconName } from '@atoll/ui/icon';
import { cancellationOf } from '../shared/offers/cancellation';
import { formatMoney, wholeMoney } from '@atoll/ui/price';
import { bedsLabel, boardLabel, rateLabel } from '../shared/offers/offer-labels';
import { baseOf, nightPrices, totalOf } from '../shared/offers/offer-groups';
import { useHotelPage } from '../shared/hotel-page';
import { offerTitle } from '../shared/offers/offer-title';
import { stayNights } from '@atoll/contracts/dates-in-words';
import { partyText } from '../shared/party';
import * as s from './offer-row.module.css';

interface OfferRowProps {
  offer: Offer;
  isChosen: boolean;
}

/** One rate as a radio row (HDT-07), with the price of every night below it (HDT-10). */
export function OfferRow({ offer, isChosen }: OfferRowProps) {
  const { address, today } = useHotelPage();
  const cancellation = cancellationOf(offer, today);
  const code = offer.rateFamilyEstimated?.code;
  return (
    <div className={classNames(s.offer, isChosen && s.chosen)}>
      <label className={s.row}>
        <input
          type="radio"
          name="offer"
          value={offer.id}
          checked={isChosen}
          onChange={() => address.chooseOffer(offer.id)}
        />
        <span className={s.main}>
          <span className={s.name}>
            <Chip tone={code === 'BAR' ? 'lagoon' : 'sand'}>{rateLabel(code)}</Chip>
            <span className={s.title}>{offerTitle(offer)}</span>
          </span>
          <OfferFacts offer={offer} />
          <span className={classNames('small', cancellation.free ? s.good : 'muted')}>
            {cancellation.free && <Icon name="check" size="s" />}
            {cancellation.text}
          </span>
        </span>
        <OfferPrice offer={offer} />
      </label>
      <PriceBreakdown offer={offer} />
    </div>
  );
}

function OfferFacts({ offer }: { offer: Offer }) {
  const beds = bedsLabel(offer);
  const facts: { icon: IconName; text: string }[] = [
    ...(beds ? [{ icon: 'bed' as const, text: beds }] : []),
    { icon: 'users', text: countOf(offer.guests.adults, 'adult') },
    { icon: 'coffee', text: boardLabel(offer.boardType) },
  ];
  return (
    <span className={s.facts}>
      {facts.map(({ icon, text }) => (
        <span key={icon}>
          <Icon name={icon} size="s" />
          {text}
        </span>
      ))}
    </span>
  );
}

function OfferPrice({ offer }: { offer: Offer }) {
  const { currency } = offer.price;
  const base = baseOf(offer);
  return (
    <span className={s.price}>
      <b>
        {wholeMoney(totalOf(offer), currency)} <small>{currency}</small>
      </b>
      <span>Total for {stayNights(offer.checkInDate, offer.checkOutDate)}</span>
      <span>{partyText(offer.guests.adults, offer.rooms ?? 1)}</span>
      {base !== null && <span>Base {wholeMoney(base, currency)}</span>}
    </span>
  );
}

function PriceBreakdown({ offer }: { offer: Offer }) {
  const nights = nightPrices(offer);
  if (nights.length === 0) return null;
  return (
    <details className={s.breakdown}>
      <summary>Show price breakdown</summary>
      <dl aria-label="Price of every night">
        {nights.map(({ date, text, base }) => (
          <Fact key={date} term={text}>
            {formatMoney(base, offer.price.currency)}
          </Fact>
        ))}
      </dl>
    </details>
  );
}
