import type { Hotel } from '@atoll/contracts/hotel';
import { SaveButton as SaveItemButton } from '@atoll/platform/save-button';
import { firstPicture } from './hotel-text';

interface SaveButtonProps {
  hotel: Hotel;
  /** Where the shortlist leads: the hotel over this search. */
  href: string;
  line?: boolean;
  className?: string;
}

/** The heart: keeps a hotel on this device's shortlist, or takes it off. */
export function SaveButton({ hotel, href, ...look }: SaveButtonProps) {
  const { hotelId: id, name: title, address } = hotel;
  const item = {
    kind: 'hotel' as const,
    id,
    title,
    place: address?.cityName,
    picture: firstPicture(hotel),
    href,
  };
  return <SaveItemButton {...look} item={item} />;
}
