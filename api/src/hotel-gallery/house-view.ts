import type { HotelProfileBody } from '@atoll/contracts/account';
import { slugify } from '@atoll/contracts/slug';

/** The last part of a house's address: its name and city for readers, and the id that stays when it is renamed. */
export function houseSlug({ name, city }: Pick<HotelProfileBody, 'name' | 'city'>, pageId: string): string {
  return [slugify(name, 60), slugify(city, 40), pageId].filter((part) => part !== '').join('-');
}
