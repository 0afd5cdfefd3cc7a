import type { Tour } from '@atoll/contracts/tour';
import { codeAsSentence } from '@atoll/contracts/words';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import { RequestLink } from '@atoll/platform/request-link';
import { ShareButton } from '@atoll/platform/share';
import { Button } from '@atoll/ui/button';
import { Chip, SampleMark } from '@atoll/ui/chip';
import { DialogBody, DialogFoot, DialogHead } from '@atoll/ui/dialog';
import { Icon, type IconName } from '@atoll/ui/icon';
import { Rating } from '@atoll/ui/rating';
import type { KeyboardEvent, ReactNode } from 'react';
import { SaveTour } from '../shared/save-tour';
import { requestAbout } from './request-about';
import { TourPrice } from '../shared/tour-price';
import { languagesText, meetingText, NO_DESCRIPTION, NO_DURATION } from '../shared/tour-text';
import type { TourAddressActions } from '../shared/use-tour-address';
import { PictureTurner, usePictureTurner } from './picture-turner';
import * as s from './tour-body.module.css';

interface TourBodyProps {
  tour: Tour;
  titleId: string;
  address: TourAddressActions;
}

/** Everything about a tour. Arrow keys turn its pictures wherever the focus is in it (TOU-35). */
export function TourBody({ tour, titleId, address }: TourBodyProps) {
  const pictures = usePictureTurner(tour.images.length);
  const { place, from, to, people } = address.search;
  const href = address.tourHref(tour.id);
  const nearby = pageHref(hotelsPage, { ...placeState(place), checkIn: from, checkOut: to, guests: people });
  function turnByKey({ key }: KeyboardEvent): void {
    if (key === 'ArrowRight') pictures.turn(1);
    if (key === 'ArrowLeft') pictures.turn(-1);
  }
  return (
    <div className={s.whole} onKeyDown={turnByKey}>
      <DialogHead
        actions={
          <>
            <ShareButton what={tour.name} href={href} />
            <SaveTour tour={tour} href={href} line />
          </>
        }
      >
        <h2 className="display h3" id={titleId} tabIndex={-1}>
          {tour.name}
        </h2>
        <p className={s.marks}>
          {tour.rating !== undefined && <Rating value={tour.rating} />}
          {/* An invented count is never shown as a real one (TOU-34, C7). */}
          {tour.sample && tour.reviewCount !== undefined && (
            <span className="small muted">{tour.reviewCount} sample reviews</span>
          )}
          {tour.sample && <SampleMark />}
        </p>
      </DialogHead>
      <DialogBody>
        <PictureTurner tour={tour} pictures={pictures} />
        <ul className={s.facts}>
          <Fact icon="clock">{tour.duration ?? NO_DURATION}</Fact>
          <Fact icon="message">{`In ${languagesText(tour)}`}</Fact>
          <Fact icon="users">{`${tour.minimumParticipants} to ${tour.maximumParticipants} people`}</Fact>
          <Fact icon="map-pin">{meetingText(tour)}</Fact>
        </ul>
        <p className={s.chips}>
          {tour.categories.map((category) => (
            <Chip key={category}>{codeAsSentence(category)}</Chip>
          ))}
        </p>
        {tour.highlights.length > 0 && (
          <section>
            <h3 className="title">Highlights</h3>
            <ul className={s.highlights}>
              {tour.highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h3 className="title">About</h3>
          <p>{tour.description ?? NO_DESCRIPTION}</p>
        </section>
        <p className={`small ${s.ways}`}>
          {place && (
            <a className="link" href={nearby}>
              Hotels nearby
            </a>
          )}
          <RequestLink inText known={requestAbout(tour, address.search)}>
            Ask an agent about it
          </RequestLink>
        </p>
      </DialogBody>
      <DialogFoot className={s.foot}>
        <TourPrice tour={tour} align="start" />
        <BookingLink tour={tour} />
      </DialogFoot>
    </div>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      {children}
    </li>
  );
}

/** The supplier's page, in a window of its own that cannot reach this one (TOU-37). */
function BookingLink({ tour }: { tour: Tour }) {
  if (!tour.bookingLink) return <p className="small muted">This supplier takes no bookings online.</p>;
  return (
    <div className={s.book}>
      <Button href={tour.bookingLink} target="_blank" rel="noopener noreferrer">
        Book with the supplier
      </Button>
      <span className="small muted">You leave Atoll for {new URL(tour.bookingLink).hostname}.</span>
    </div>
  );
}
