import type { Hotel } from '@atoll/contracts/hotel';
import { DEFAULT_POSTER_URL } from '@atoll/ui/picture';

/** 'Rua do Salvador 22, Lisbon, PT', or 'Address unavailable' (HSE-38). */
export function addressText({ address }: Hotel): string {
  const parts = [...(address?.lines ?? []), address?.cityName, address?.countryCode].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'Address unavailable';
}

/** The pictures of a hotel, or the default poster alone (HSE-38). */
export function picturesOf(hotel: Hotel): NonNullable<Hotel['media']> {
  return hotel.media?.length ? hotel.media : [{ uri: DEFAULT_POSTER_URL }];
}

/** The address of the first picture of a hotel, or of the default poster. */
export function firstPicture(hotel: Hotel | null): string {
  return hotel?.media?.[0]?.uri ?? DEFAULT_POSTER_URL;
}
