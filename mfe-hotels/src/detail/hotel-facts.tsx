import type { Hotel, Offer } from '@atoll/contracts/hotel';
import { Button } from '@atoll/ui/button';
import { Icon } from '@atoll/ui/icon';
import { useId, useState, type ReactNode } from 'react';
import { cardLabel } from '../shared/offers/cards';
import { cancellationOfRates } from '../shared/offers/cancellation';
import { wholeMoney } from '../shared/offers/money';
import { paymentLabel, words } from '../shared/offers/offer-labels';
import { amenityLabel } from '../shared/hotel-text';
import { fullDay } from '../shared/stay/stay-text';
import { amenityIcon } from './amenity-icons';
import * as s from './hotel-facts.module.css';

const NO_DESCRIPTION =
  'Detailed description currently unavailable. Please contact the hotel for more information.';
const NOT_SPECIFIED = 'Not specified';
const AMENITIES_FIRST = 8;

/** 'About this hotel' (HDT-03). */
export function AboutSection({ hotel, id }: { hotel: Hotel; id: string }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h3 className="display h2" id={`${id}-title`}>
        About this hotel
      </h3>
      <p className={s.about}>{hotel.description?.text ?? NO_DESCRIPTION}</p>
    </section>
  );
}

/** Eight amenities first, the others on request (HDT-12). */
export function AmenitiesSection({ hotel, id }: { hotel: Hotel; id: string }) {
  const [showsAll, setShowsAll] = useState(false);
  const listId = useId();
  const codes = hotel.amenities ?? [];
  const shown = showsAll ? codes : codes.slice(0, AMENITIES_FIRST);
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h3 className="display h2" id={`${id}-title`}>
        Amenities
      </h3>
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
    </section>
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
  today: string | null;
  id: string;
}

/** 'Details and Policies' (HDT-13 to HDT-17). */
export function PoliciesSection({ hotel, offers, today, id }: PoliciesProps) {
  const [offer] = offers;
  const isPrepaid = offers.length === 1 && offer?.policies?.paymentType === 'PREPAY';
  const { phone, email } = hotel.contact ?? {};
  const website = safeWebsite(hotel.contact?.website);
  const lines: { term: string; text: ReactNode }[] = [
    {
      term: 'Check-in',
      text: hotel.policies?.checkIn?.time ?? offer?.policies?.checkInTime ?? NOT_SPECIFIED,
    },
    {
      term: 'Check-out',
      text: hotel.policies?.checkOut?.time ?? offer?.policies?.checkOutTime ?? NOT_SPECIFIED,
    },
    {
      term: 'Payment',
      text: alike(offers, ({ policies }) => paymentLabel(policies?.paymentType) ?? NOT_SPECIFIED),
    },
    { term: 'Cancellation', text: cancellationOfRates(offers, today) ?? NOT_SPECIFIED },
    {
      term: 'Accepted methods',
      text: alike(offers, (one) => paymentsOf(one)?.methods?.map(words).join(', ') || NOT_SPECIFIED),
    },
    {
      term: 'Accepted cards',
      text: alike(offers, (one) => paymentsOf(one)?.creditCards?.map(cardLabel).join(', ') || NOT_SPECIFIED),
    },
    {
      term: isPrepaid ? 'Paid in advance' : 'Deposit',
      text: alike(offers, (one) => depositText(one, today)),
    },
  ];
  if (phone) lines.push({ term: 'Phone', text: <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a> });
  if (email) lines.push({ term: 'Email', text: <a href={`mailto:${email}`}>{email}</a> });
  if (website) {
    lines.push({
      term: 'Website',
      text: (
        <a href={website.href} target="_blank" rel="noopener noreferrer nofollow">
          {website.hostname}
        </a>
      ),
    });
  }
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h3 className="display h2" id={`${id}-title`}>
        Details and Policies
      </h3>
      <dl className={s.policies}>
        {lines.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
