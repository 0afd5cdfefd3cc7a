import type { SavedItem } from '@atoll/contracts/account';
import { isCivilDate } from '@atoll/contracts/dates';
import { deviceStorage } from '../device-storage/device-storage';

/** A simulated booking as this device keeps it: nothing of the card, and nothing of the guest but how many there are. */
export interface KeptBooking {
  /** 'HB' and six digits. */
  readonly id: string;
  /** 'BK' and six digits: what tells bookings apart. */
  readonly reference: string;
  readonly status: string;
  readonly hotelId: string;
  readonly hotelName: string;
  readonly address: string;
  /** The town and where the house is; undefined where it is not known, or was not kept yet. */
  readonly city?: string | undefined;
  readonly position?: SavedItem['position'];
  /** As the house writes them; null where it does not say. */
  readonly checkInTime: string | null;
  readonly checkOutTime: string | null;
  /** IANA name; null where it is not known. */
  readonly timeZone: string | null;
  /** `yyyy-MM-dd`. */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly roomType: string;
  readonly adults: number;
  /** Decimal string for the whole stay and all rooms. */
  readonly total: string;
  readonly currency: string;
  /** The last day to cancel free, and what it costs after that, in words; null where nothing is known. */
  readonly freeUntil: string | null;
  readonly fee: string | null;
  /** `yyyy-MM-dd`; null while it stands. */
  readonly cancelledOn: string | null;
}

const TEXTS = [
  'id',
  'reference',
  'status',
  'hotelId',
  'hotelName',
  'address',
  'roomType',
  'total',
  'currency',
] as const;
const MAYBE_TEXTS = ['city', 'checkInTime', 'checkOutTime', 'timeZone', 'fee'] as const;
const MAYBE_DATES = ['freeUntil', 'cancelledOn'] as const;

function isKeptBooking(value: unknown): value is KeptBooking {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Record<string, unknown>;
  const isDate = (name: string) => typeof kept[name] === 'string' && isCivilDate(kept[name]);
  return (
    TEXTS.every((name) => typeof kept[name] === 'string') &&
    MAYBE_TEXTS.every((name) => typeof (kept[name] ?? '') === 'string') &&
    MAYBE_DATES.every((name) => kept[name] === null || isDate(name)) &&
    isDate('checkIn') &&
    isDate('checkOut') &&
    typeof kept.adults === 'number'
  );
}

/** The bookings of this device, the last one first. */
export const keptBookings = deviceStorage<readonly KeptBooking[]>({
  key: 'atoll-bookings',
  version: 1,
  empty: [],
  parse: (value) => (Array.isArray(value) ? value.filter(isKeptBooking) : null),
});
