import type { Hotel } from '@atoll/contracts/hotel';
import type { Offer } from '@atoll/contracts/hotel-offers';
import type { MapPosition } from '@atoll/map/map-model';
import { StaticMap } from '@atoll/map/static-map';
import { RequestLink } from '@atoll/platform/request-link';
import { Button } from '@atoll/ui/button';
import { DetailState, detailTitle } from '@atoll/ui/detail-state';
import { Dialog, DialogBody, DialogClose, DialogFoot } from '@atoll/ui/dialog';
import { Gallery } from '@atoll/ui/gallery';
import { Icon } from '@atoll/ui/icon';
import { Skeleton } from '@atoll/ui/skeleton';
import { SectionLinks } from '@atoll/ui/tabs';
import { useId } from 'react';
import { requestAbout } from './request-about';
import { useHotelPage } from '../shared/hotel-page';
import { wholeMoney } from '@atoll/ui/price';
import { rateLabel } from '../shared/offers/offer-labels';
import { roomName, totalOf } from '../shared/offers/offer-groups';
import { addressText, picturesOf } from '../shared/hotel-text';
import { stayNights } from '@atoll/contracts/dates-in-words';
import { partyText } from '../shared/party';
import { AboutSection, AmenitiesSection, PoliciesSection } from './hotel-facts';
import { HotelHead } from './hotel-head';
import { hotelTheme } from './hotel-theme';
import { RoomSection } from './room-offers';
import type { HotelState, RoomOffers } from './use-hotel-detail';
import * as s from './hotel-dialog.module.css';

interface HotelDialogProps {
  open: boolean;
  hotel: HotelState;
  rooms: RoomOffers;
  chosen: Offer | null;
  /** The booking form over it is being sent. */
  isSubmitting: boolean;
}

/** The hotel over the dimmed results (HDT-01). */
export function HotelDialog(props: HotelDialogProps) {
  const { open, hotel } = props;
  const { address, today } = useHotelPage();
  const { closeLayer, searchOnlyHref } = address;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={closeLayer}
      labelledBy={`${id}-title`}
      kind="sheet"
      // A link as long as no script runs, which nothing but the calendar's day tells.
      closeHref={today === null ? searchOnlyHref : undefined}
    >
      {hotel.state === 'known' ? (
        <HotelDetail {...props} id={id} hotel={hotel.hotel} />
      ) : (
        <DialogBody>
          <div className={s.waitingHead}>
            <h2 className="display h3" id={`${id}-title`} tabIndex={-1}>
              {detailTitle('hotel', hotel)}
            </h2>
            <DialogClose line />
          </div>
          <DetailState
            thing="hotel"
            unshown={hotel}
            errorText="An error occurred while loading the hotel. Please try again."
            closeHref={searchOnlyHref}
            onClose={closeLayer}
          >
            <Skeleton shape="block" className={s.waitingPicture} />
          </DetailState>
        </DialogBody>
      )}
    </Dialog>
  );
}

function HotelDetail(props: Omit<HotelDialogProps, 'hotel'> & { hotel: Hotel; id: string }) {
  const { id, hotel, rooms, chosen, isSubmitting } = props;
  const { hotelHref, openBooking } = useHotelPage().address;
  const roomsId = `${id}-rooms`;
  const offers = chosen ? [chosen] : rooms.state === 'known' ? rooms.offers : [];
  const links = [
    { href: `#${roomsId}`, label: 'Rooms and rates', current: true },
    { href: `#${id}-about`, label: 'About' },
    { href: `#${id}-amenities`, label: 'Amenities' },
    { href: `#${id}-policies`, label: 'Policies' },
  ];
  function continueToBook(): void {
    if (chosen) return openBooking();
    const section = document.getElementById(roomsId);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  }
  return (
    <>
      <DialogBody>
        <div className={s.theme} data-theme={hotelTheme(hotel).name}>
          <HotelHead hotel={hotel} href={hotelHref(hotel.hotelId)} titleId={`${id}-title`} />
          <Gallery title={hotel.name} pictures={picturesOf(hotel)} />
          <SectionLinks className={s.links} label="On this page" links={links} />
          <div className={s.columns}>
            <div className={s.main}>
              <RoomSection
                id={roomsId}
                media={hotel.media ?? []}
                rooms={rooms}
                chosenId={chosen?.id ?? null}
              />
              <AboutSection hotel={hotel} id={`${id}-about`} />
              <AmenitiesSection hotel={hotel} id={`${id}-amenities`} />
              <PoliciesSection hotel={hotel} offers={offers} id={`${id}-policies`} />
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

/** The place that was searched, with the hotel and the distances from its middle. */
function HotelMap({ position }: { position: MapPosition }) {
  const { place } = useHotelPage().address.search;
  if (!place) return null;
  return (
    <div className={s.map}>
      <StaticMap name={place.name} center={place} markers={[position]} />
    </div>
  );
}

function WhereItIs({ hotel }: { hotel: Hotel }) {
  const { search } = useHotelPage().address;
  return (
    <aside className={s.aside} aria-label="Where it is">
      {hotel.geoCode && <HotelMap position={hotel.geoCode} />}
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
            <RequestLink inText known={requestAbout(hotel, search)}>
              Ask an agent about it
            </RequestLink>
          </p>
        </div>
      </div>
    </aside>
  );
}
