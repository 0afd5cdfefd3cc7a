import type { Hotel, Offer } from '@atoll/contracts/hotel';
import { Button } from '@atoll/ui/button';
import { EmptyState, ErrorState, LoadingState } from '@atoll/ui/page-state';
import { Skeleton } from '@atoll/ui/skeleton';
import { groupOffers } from '../shared/offers/offer-groups';
import { partyText, stayDates, stayNights } from '../shared/stay/stay-text';
import type { StayArgs } from '../shared/hotels.api';
import { OfferGroupBox } from './offer-group';
import type { RoomOffers } from './use-hotel-detail';
import * as s from './room-offers.module.css';

const NO_OFFERS =
  'No specific room offers found for the selected dates. Prices may be available directly from the hotel.';

interface RoomSectionProps {
  id: string;
  media: NonNullable<Hotel['media']>;
  rooms: RoomOffers;
  stay: StayArgs;
  today: string | null;
  chosenId: string | null;
  onChoose: (offer: Offer) => void;
  onChangeDates: () => void;
}

/** 'Select Your Room & Rate': exactly one of no dates, loading, error, no offers and the groups (HDT-04, HDT-11). */
export function RoomSection(props: RoomSectionProps) {
  const { id, rooms, stay, today, onChangeDates } = props;
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className={s.section}>
      <h3 className="display h2" id={`${id}-title`}>
        Select Your Room &amp; Rate
      </h3>
      {stay.checkIn && stay.checkOut && (
        <p className={`muted ${s.stay}`}>
          {stayDates(stay.checkIn, stay.checkOut, today)}, {stayNights(stay.checkIn, stay.checkOut)},{' '}
          {partyText(stay.guests, stay.rooms)}.{' '}
          <button type="button" className="link" data-needs-script="" onClick={onChangeDates}>
            Change dates
          </button>
        </p>
      )}
      <RoomContent {...props} rooms={rooms} />
    </section>
  );
}

function RoomContent({ rooms, media, today, chosenId, onChoose, onChangeDates }: RoomSectionProps) {
  if (rooms.state === 'no-dates') {
    return (
      <EmptyState
        icon="calendar"
        headingLevel={3}
        title="When will you stay?"
        text="Rooms and their total prices appear as soon as you choose your dates."
        action={
          <Button data-needs-script="" onClick={onChangeDates}>
            Select dates
          </Button>
        }
      />
    );
  }
  if (rooms.state === 'loading') {
    return (
      <>
        <LoadingState label="Loading rooms">
          <div className={s.skeletons} data-needs-script="">
            <Skeleton shape="block" className={s.skeleton} />
            <Skeleton shape="block" className={s.skeleton} />
          </div>
        </LoadingState>
        <p className={s.none} data-without-script="">
          Prices need JavaScript
        </p>
      </>
    );
  }
  if (rooms.state === 'error') {
    return (
      <ErrorState
        headingLevel={3}
        title="Rooms could not be loaded"
        text="An error occurred while loading the rooms. Please try again."
        onRetry={rooms.retry}
      />
    );
  }
  if (rooms.offers.length === 0) return <p className={s.none}>{NO_OFFERS}</p>;
  return groupOffers(rooms.offers).map((group) => (
    <OfferGroupBox
      key={group.name}
      group={group}
      media={media}
      today={today}
      chosenId={chosenId}
      onChoose={onChoose}
    />
  ));
}
