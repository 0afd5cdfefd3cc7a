import type { IconName } from '@atoll/ui/icon';

const ICONS: Record<string, IconName> = {
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

export function amenityIcon(code: string): IconName {
  return ICONS[code] ?? 'check';
}
