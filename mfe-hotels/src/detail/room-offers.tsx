import type { Hotel } from '@atoll/contracts/hotel';
import { Button } from '@atoll/ui/button';
import { EmptyState, ErrorState, LoadingState } from '@atoll/ui/page-state';
import { Skeleton } from '@atoll/ui/skeleton';
import { groupOffers } from '../shared/offers/offer-groups';
import { stayDates, stayNights } from '@atoll/contracts/dates-in-words';
import { partyText } from '../shared/party';
import { useHotelPage } from '../shared/hotel-page';
import { DetailSection } from './detail-section';
import { OfferGroupBox } from './offer-group';
import type { RoomOffers } from './use-hotel-detail';
import * as s from './room-offers.module.css';

const NO_OFFERS =
  'No specific room offers found for the selected dates. Prices may be available directly from the hotel.';

interface RoomSectionProps {
  id: string;
  media: NonNullable<Hotel['media']>;
  rooms: RoomOffers;
  chosenId: string | null;
}

/** 'Select Your Room & Rate': exactly one of no dates, loading, error, no offers and the groups (HDT-04, HDT-11). */
export function RoomSection(props: RoomSectionProps) {
  const { stay, today, changeDates } = useHotelPage();
  return (
    <DetailSection id={props.id} title="Select Your Room & Rate" tabIndex={-1} className={s.section}>
      {stay.checkIn && stay.checkOut && (
        <p className={`muted ${s.stay}`}>
          {stayDates(stay.checkIn, stay.checkOut, today)}, {stayNights(stay.checkIn, stay.checkOut)},{' '}
          {partyText(stay.guests, stay.rooms)}.{' '}
          <button type="button" className="link" data-needs-script="" onClick={changeDates}>
            Change dates
          </button>
        </p>
      )}
      <RoomContent {...props} />
    </DetailSection>
  );
}

function RoomContent({ rooms, media, chosenId }: RoomSectionProps) {
  const { changeDates } = useHotelPage();
  if (rooms.state === 'no-dates') {
    return (
      <EmptyState
        icon="calendar"
        headingLevel={3}
        title="When will you stay?"
        text="Rooms and their total prices appear as soon as you choose your dates."
        action={
          <Button data-needs-script="" onClick={changeDates}>
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
    <OfferGroupBox key={group.name} group={group} media={media} chosenId={chosenId} />
  ));
}
