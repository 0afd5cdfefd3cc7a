import { sitePath } from '@atoll/contracts/site-path';
import type { SavedItem } from '@atoll/contracts/account';
import { SAVED_KINDS } from '@atoll/contracts/account-words';
import { deviceStorage } from '../device-storage/device-storage';

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function isSavedItem(value: unknown): value is SavedItem {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, title, place, picture, href } = value as Record<string, unknown>;
  // A link came from one of the site's pages; anything else must not become one.
  const isOwnLink = typeof href === 'string' && href.startsWith('/') && sitePath(href) === href;
  return (
    isOwnLink &&
    SAVED_KINDS.some((known) => known === kind) &&
    typeof id === 'string' &&
    typeof title === 'string' &&
    isOptionalText(place) &&
    isOptionalText(picture)
  );
}

/** The hotels' own shortlist, which browsers kept before other things could be saved. */
function fromShortlist(hotel: unknown): unknown {
  if (typeof hotel !== 'object' || hotel === null) return null;
  const { hotelId, name, city, picture, href } = hotel as Record<string, unknown>;
  return { kind: 'hotel', id: hotelId, title: name, place: city || undefined, picture, href };
}

/** What a traveler saved in this browser, newest first. */
export const savedItems = deviceStorage<readonly SavedItem[]>({
  key: 'atoll-saved',
  version: 1,
  empty: [],
  formerKey: 'atoll-shortlist',
  parse: (value, version) => {
    if (!Array.isArray(value)) return null;
    const items: unknown[] = version === 0 ? value.map(fromShortlist) : value;
    return items.filter(isSavedItem);
  },
});
