import type { Tour } from '@atoll/contracts/tour';
import { SaveButton } from '@atoll/platform/save-button';
import { firstPicture, priceText } from './tour-text';

interface SaveTourProps {
  tour: Tour;
  /** Where the list of saved tours leads: the tour over this search. */
  href: string;
  line?: boolean;
  className?: string;
}

/** The heart: keeps a tour on this device, or takes it off. */
export function SaveTour({ tour, href, ...look }: SaveTourProps) {
  const { id, name: title, location: position } = tour;
  const item = {
    kind: 'tour' as const,
    id,
    title,
    place: tour.price ? `${priceText(tour)} per person` : undefined,
    position,
    picture: firstPicture(tour),
    href,
  };
  return <SaveButton {...look} item={item} />;
}
