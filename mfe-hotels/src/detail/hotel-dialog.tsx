import type { Hotel, Offer } from '@atoll/contracts/hotel';
import { Button } from '@atoll/ui/button';
import { Dialog, DialogBody, DialogClose, DialogFoot } from '@atoll/ui/dialog';
import { Gallery } from '@atoll/ui/gallery';
import { Icon } from '@atoll/ui/icon';
import { EmptyState, ErrorState, LoadingState } from '@atoll/ui/page-state';
import { Skeleton } from '@atoll/ui/skeleton';
import { SectionLinks } from '@atoll/ui/tabs';
import { useId, type MouseEvent } from 'react';
import type { StayArgs } from '../shared/hotels.api';
import { wholeMoney } from '../shared/offers/money';
import { rateLabel } from '../shared/offers/offer-labels';
import { roomName, totalOf } from '../shared/offers/offer-groups';
import { plainClick } from '@atoll/ui/plain-click';
import { addressText, picturesOf } from '../shared/hotel-text';
import { partyText, stayNights } from '../shared/stay/stay-text';
import { AboutSection, AmenitiesSection, PoliciesSection } from './hotel-facts';
import { HotelHead } from './hotel-head';
import { hotelTheme } from './hotel-theme';
import { RoomSection } from './room-offers';
import type { HotelState, RoomOffers } from './use-hotel-detail';
import * as s from './hotel-dialog.module.css';

interface HotelDialogProps {
  open: boolean;
  hotel: HotelState;
  /** Address of a hotel over this search. */
  hrefOf: (hotelId: string) => string;
  rooms: RoomOffers;
  stay: StayArgs;
  today: string | null;
  chosen: Offer | null;
  isSubmitting: boolean;
  onChoose: (offer: Offer) => void;
  onContinue: () => void;
  onChangeDates: () => void;
  /** The results below, for who has no JavaScript. */
  closeHref: string;
  onClose: () => void;
}

/** The hotel over the dimmed results (HDT-01). */
export function HotelDialog(props: HotelDialogProps) {
  const { open, hotel, today, closeHref, onClose } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={`${id}-title`}
      kind="sheet"
      // A link as long as no script runs, which nothing but the calendar's day tells.
      closeHref={today === null ? closeHref : undefined}
    >
      {hotel.state === 'known' ? (
        <HotelDetail {...props} id={id} hotel={hotel.hotel} />
      ) : (
        <DialogBody>
          <div className={s.waitingHead}>
            <h2 className="display h3" id={`${id}-title`} tabIndex={-1}>
              {hotel.state === 'loading' ? 'Opening the hotel' : 'Hotel unavailable'}
            </h2>
            <DialogClose line />
          </div>
          {hotel.state === 'loading' && (
            <LoadingState label="Loading the hotel">
              <Skeleton shape="block" className={s.waitingPicture} />
            </LoadingState>
          )}
          {hotel.state === 'unknown' && (
            <EmptyState
              headingLevel={3}
              title="There is no such hotel"
              text="The link may be wrong, or the hotel is no longer offered."
              action={
                <Button variant="quiet" href={closeHref} onClick={plainClick(onClose)}>
                  Back to the search
                </Button>
              }
            />
          )}
          {hotel.state === 'error' && (
            <ErrorState
              headingLevel={3}
              title="This hotel could not be loaded"
              text="An error occurred while loading the hotel. Please try again."
              onRetry={hotel.retry}
            />
          )}
        </DialogBody>
      )}
    </Dialog>
  );
}

/** Goes to a section of the sheet without an entry in the history, which belongs to the layers. */
function goToSection(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const section = link?.hash && document.getElementById(link.hash.slice(1));
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView({ block: 'start' });
}

function HotelDetail(props: Omit<HotelDialogProps, 'hotel'> & { hotel: Hotel; id: string }) {
  const { id, hotel, hrefOf, rooms, stay, today, chosen, isSubmitting, onChoose, onContinue, onChangeDates } =
    props;
  const roomsId = `${id}-rooms`;
  const offers = chosen ? [chosen] : rooms.state === 'known' ? rooms.offers : [];
  const links = [
    { href: `#${roomsId}`, label: 'Rooms and rates', current: true },
    { href: `#${id}-about`, label: 'About' },
    { href: `#${id}-amenities`, label: 'Amenities' },
    { href: `#${id}-policies`, label: 'Policies' },
  ];
  function continueToBook(): void {
    if (chosen) return onContinue();
    const section = document.getElementById(roomsId);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  }
  return (
    <>
      <DialogBody>
        <div className={s.theme} data-theme={hotelTheme(hotel)}>
          <HotelHead hotel={hotel} href={hrefOf(hotel.hotelId)} titleId={`${id}-title`} />
          <Gallery title={hotel.name} pictures={picturesOf(hotel)} />
          <div onClick={goToSection} className={s.links}>
            <SectionLinks label="On this page" links={links} />
          </div>
          <div className={s.columns}>
            <div className={s.main}>
              <RoomSection
                id={roomsId}
                media={hotel.media ?? []}
                rooms={rooms}
                stay={stay}
                today={today}
                chosenId={chosen?.id ?? null}
                onChoose={onChoose}
                onChangeDates={onChangeDates}
              />
              <AboutSection hotel={hotel} id={`${id}-about`} />
              <AmenitiesSection hotel={hotel} id={`${id}-amenities`} />
              <PoliciesSection hotel={hotel} offers={offers} today={today} id={`${id}-policies`} />
            </div>
            <WhereItIs hotel={hotel} />
          </div>
        </div>
      </DialogBody>
      <DialogFoot className={s.foot}>
        <ChosenOffer chosen={chosen} />
        <Button
          className={s.continue}
          aria-disabled={!chosen || undefined}
          disabled={isSubmitting}
          onClick={continueToBook}
        >
          Continue to Book
          <Icon name="arrow-right" />
        </Button>
      </DialogFoot>
    </>
  );
}

/** What is chosen and its total, or what is missing (HDT-18). */
function ChosenOffer({ chosen }: { chosen: Offer | null }) {
  if (!chosen) return <p className={s.chosen}>Please select a room &amp; rate</p>;
  return (
    <div className={s.chosen}>
      <p className="small muted">
        {roomName(chosen)}, {rateLabel(chosen.rateFamilyEstimated?.code)}
      </p>
      <p className={s.total}>
        <b>{wholeMoney(totalOf(chosen), chosen.price.currency)}</b> total,{' '}
        {stayNights(chosen.checkInDate, chosen.checkOutDate)},{' '}
        {partyText(chosen.guests.adults, chosen.rooms ?? 1)}
      </p>
    </div>
  );
}

function WhereItIs({ hotel }: { hotel: Hotel }) {
  return (
    <aside className={s.aside} aria-label="Where it is">
      <div className={s.where}>
        <Icon name="map-pin" />
        <p>{addressText(hotel)}</p>
      </div>
      <div className={s.ask}>
        <Icon name="user-heart" />
        <div>
          <b>Prefer to ask someone?</b>
          <p className="small muted">
            A travel agent can book it for you.{' '}
            <a className="link" href="/travel-agents">
              Find an agent
            </a>
          </p>
        </div>
      </div>
    </aside>
  );
}
