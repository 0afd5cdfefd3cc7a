import type { Hotel } from '@atoll/contracts/hotel';
import { announce } from '@atoll/ui/announce';
import { IconButton } from '@atoll/ui/button';
import { useIsSaved, useShortlistActions } from './shortlist';

interface SaveButtonProps {
  hotel: Hotel;
  /** Where the shortlist leads: the hotel over this search. */
  href: string;
  /** With a border, beside a heading. */
  line?: boolean;
  className?: string;
}

/** The heart: keeps a hotel on this device's shortlist, or takes it off. */
export function SaveButton({ hotel, href, line, className }: SaveButtonProps) {
  const { save, remove } = useShortlistActions();
  const isSaved = useIsSaved(hotel.hotelId);
  function toggle(): void {
    if (isSaved) remove(hotel.hotelId);
    else save(hotel, href);
    announce(isSaved ? `${hotel.name} is no longer saved` : `${hotel.name} is saved`);
  }
  return (
    <IconButton
      icon={isSaved ? 'heart-filled' : 'heart'}
      filled={isSaved}
      line={line}
      label={`Save ${hotel.name}`}
      aria-pressed={isSaved}
      className={className}
      data-replay=""
      onClick={toggle}
    />
  );
}
