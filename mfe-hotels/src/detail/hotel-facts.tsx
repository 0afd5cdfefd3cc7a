import type { Hotel } from '@atoll/contracts/hotel';
import type { Offer } from '@atoll/contracts/hotel-offers';
import { Button } from '@atoll/ui/button';
import { Fact } from '@atoll/ui/facts';
import { Icon } from '@atoll/ui/icon';
import { useId, useState } from 'react';
import { cardLabel } from '../shared/offers/cards';
import { cancellationOfRates } from '../shared/offers/cancellation';
import { wholeMoney } from '@atoll/ui/price';
import { codeInWords } from '@atoll/contracts/words';
import { paymentLabel } from '../shared/offers/offer-labels';
import { amenityIcon, amenityLabel } from '../shared/amenities';
import { fullDay } from '@atoll/contracts/dates-in-words';
import { useHotelPage } from '../shared/hotel-page';
import { DetailSection } from './detail-section';
import * as s from './hotel-facts.module.css';

const NO_DESCRIPTION =
  'Detailed description currently unavailable. Please contact the hotel for more information.';
const NOT_SPECIFIED = 'Not specified';
const AMENITIES_FIRST = 8;

/** 'About this hotel' (HDT-03). */
export function AboutSection({ hotel, id }: { hotel: Hotel; id: string }) {
  return (
    <DetailSection id={id} title="About this hotel">
      <p className={s.about}>{hotel.description?.text ?? NO_DESCRIPTION}</p>
    </DetailSection>
  );
}

/** Eight amenities first, the others on request (HDT-12). */
export function AmenitiesSection({ hotel, id }: { hotel: Hotel; id: string }) {
  const [showsAll, setShowsAll] = useState(false);
  const listId = useId();
  const codes = hotel.amenities ?? [];
  const shown = showsAll ? codes : codes.slice(0, AMENITIES_FIRST);
  return (
    <DetailSection id={id} title="Amenities">
      {codes.length === 0 && <p className={s.about}>{NOT_SPECIFIED}</p>}
      <ul className={s.amenities} id={listId}>
        {shown.map((code) => (
          <li key={code}>
            <Icon name={amenityIcon(code)} />
            {amenityLabel(code)}
          </li>
        ))}
      </ul>
      {codes.length > AMENITIES_FIRST && (
        <Button
          variant="quiet"
          size="small"
          data-needs-script=""
          aria-expanded={showsAll}
          aria-controls={listId}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show Fewer' : 'Show All'}
        </Button>
      )}
    </DetailSection>
  );
}

function paymentsOf(offer: Offer) {
  return offer.policies?.guarantee?.acceptedPayments ?? offer.policies?.deposit?.acceptedPayments;
}

/** What is paid before the stay and when; one whose day has passed is due with the booking. */
function depositText(offer: Offer, today: string | null): string {
  const deposit = offer.policies?.deposit;
  if (!deposit?.amount) return deposit?.description?.text ?? NOT_SPECIFIED;
  const day = deposit.deadline?.slice(0, 10);
  const due = !day ? '' : today && day < today ? ', due when you book' : `, due ${fullDay(day)}`;
  return `${wholeMoney(Number(deposit.amount), offer.price.currency)}${due}`;
}

/** What all rates say alike, or that it depends on which is chosen. */
function alike(offers: readonly Offer[], textOf: (offer: Offer) => string): string {
  const texts = new Set(offers.map(textOf));
  return texts.size > 1 ? 'Depends on the rate' : ([...texts][0] ?? NOT_SPECIFIED);
}

/** An address on the web, or null where the hotel gave something else. */
function safeWebsite(website: string | undefined): URL | null {
  const url = website && URL.canParse(website) ? new URL(website) : null;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null;
}

interface PoliciesProps {
  hotel: Hotel;
  /** The chosen offer alone, or all while none is chosen. */
  offers: readonly Offer[];
  id: string;
}

/** 'Details and Policies' (HDT-13 to HDT-17). */
export function PoliciesSection({ hotel, offers, id }: PoliciesProps) {
  const { today } = useHotelPage();
  const [offer] = offers;
  const isPrepaid = offers.length === 1 && offer?.policies?.paymentType === 'PREPAY';
  const { phone, email } = hotel.contact ?? {};
  const website = safeWebsite(hotel.contact?.website);
  return (
    <DetailSection id={id} title="Details and Policies">
      <dl className={s.policies}>
        <Fact term="Check-in">
          {hotel.policies?.checkIn?.time ?? offer?.policies?.checkInTime ?? NOT_SPECIFIED}
        </Fact>
        <Fact term="Check-out">
          {hotel.policies?.checkOut?.time ?? offer?.policies?.checkOutTime ?? NOT_SPECIFIED}
        </Fact>
        <Fact term="Payment">
          {alike(offers, ({ policies }) => paymentLabel(policies?.paymentType) ?? NOT_SPECIFIED)}
        </Fact>
        <Fact term="Cancellation">{cancellationOfRates(offers, today) ?? NOT_SPECIFIED}</Fact>
        <Fact term="Accepted methods">
          {alike(offers, (one) => paymentsOf(one)?.methods?.map(codeInWords).join(', ') || NOT_SPECIFIED)}
        </Fact>
        <Fact term="Accepted cards">
          {alike(offers, (one) => paymentsOf(one)?.creditCards?.map(cardLabel).join(', ') || NOT_SPECIFIED)}
        </Fact>
        <Fact term={isPrepaid ? 'Paid in advance' : 'Deposit'}>
          {alike(offers, (one) => depositText(one, today))}
        </Fact>
        {phone && (
          <Fact term="Phone">
            <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
          </Fact>
        )}
        {email && (
          <Fact term="E-mail">
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        {website && (
          <Fact term="Website">
            <a href={website.href} target="_blank" rel="noopener noreferrer nofollow">
              {website.hostname}
            </a>
          </Fact>
        )}
      </dl>
    </DetailSection>
  );
}
