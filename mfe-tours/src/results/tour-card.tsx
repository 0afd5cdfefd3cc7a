import type { Tour } from '@atoll/contracts/tour';
import type { CardLayout } from '@atoll/ui/card-list';
import { plainClick } from '@atoll/ui/plain-click';
import { Rating } from '@atoll/ui/rating';
import { ResultCard } from '@atoll/ui/result-card';
import { memo, useState } from 'react';
import { SaveTour } from '../shared/save-tour';
import { firstPicture, languagesText, meetingText } from '../shared/tour-text';
import { TourFacts } from './tour-facts';
import { TourPrice } from '../shared/tour-price';

interface TourCardProps {
  tour: Tour;
  layout: CardLayout;
  standsOut: 'selected' | 'hovered' | null;
  href: string;
  onOpen: (id: string) => void;
  /** Null where there is no map. */
  onShowOnMap: ((id: string) => void) | null;
  /** The first one on the page. */
  isFirst: boolean;
}

/** A tour in the results. Kept until its own props change: to point at one must not draw all of them. */
export const TourCard = memo(function TourCard(props: TourCardProps) {
  const { tour, href, onOpen, onShowOnMap } = props;
  const [isExpanded, setExpanded] = useState(false);
  return (
    <ResultCard
      layout={props.layout}
      standsOut={props.standsOut}
      name={tour.name}
      subtitle={meetingText(tour)}
      pictureUri={firstPicture(tour)}
      hasPlaceholder
      isFirst={props.isFirst}
      badge={tour.rating !== undefined && <Rating value={tour.rating} badge />}
      saveButton={(className) => <SaveTour tour={tour} href={href} className={className} />}
      href={href}
      onOpen={plainClick(() => onOpen(tour.id))}
      onShowOnMap={onShowOnMap && tour.location ? () => onShowOnMap(tour.id) : null}
      facts={<TourFacts tour={tour} isExpanded={isExpanded} onToggle={() => setExpanded(!isExpanded)} />}
      note={{ text: `In ${languagesText(tour)}`, good: false }}
      action="View Details"
      price={<TourPrice tour={tour} />}
    />
  );
});
