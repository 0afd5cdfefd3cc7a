import { codeInWords } from '@atoll/contracts/words';
import type { IconName } from '@atoll/ui/icon';

/** Short names of the amenities that a card shows first, in this order (HSE-39). */
const FIRST_LABELS: Readonly<Record<string, string>> = {
  WIFI: 'WiFi',
  SWIMMING_POOL: 'Pool',
  RESTAURANT: 'Restaurant',
  PARKING: 'Parking',
};
export const FIRST_AMENITIES = Object.keys(FIRST_LABELS);

const ICONS: Readonly<Record<string, IconName>> = {
  WIFI: 'wifi',
  SWIMMING_POOL: 'pool',
  RESTAURANT: 'tools-kitchen-2',
  PARKING: 'parking-circle',
  AIR_CONDITIONING: 'air-conditioning',
  FITNESS_CENTER: 'barbell',
  BREAKFAST: 'coffee',
  ELEVATOR: 'elevator',
  LIFT: 'elevator',
  PETS_ALLOWED: 'paw',
  SPA: 'bath',
  BEACH: 'beach',
  TELEVISION: 'device-tv',
  LAUNDRY: 'wash-machine',
  KIDS_WELCOME: 'baby-carriage',
  DISABLED_FACILITIES: 'wheelchair',
  NO_SMOKING: 'smoking-no',
  SAFE: 'lock',
};

/** 'Pool', 'Air Conditioning'. */
export function amenityLabel(code: string): string {
  return FIRST_LABELS[code] ?? codeInWords(code);
}

export function amenityIcon(code: string): IconName {
  return ICONS[code] ?? 'check';
}
