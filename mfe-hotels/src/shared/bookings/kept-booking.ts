import { isCivilDate } from '@atoll/contracts/dates';
import type { Hotel } from '@atoll/contracts/hotel';
import type { Offer } from '@atoll/contracts/hotel-offers';
import { deviceStorage } from '@atoll/platform/device-storage';
import type { Booked } from '../booking-result';
import { addressText } from '../hotel-text';
import { cancellationOf } from '../offers/cancellation';

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

/** What is kept of a booking; null where there is none of a hotel (BKG-28). */
export function keptBookingOf({ result, adults }: Booked, hotel: Hotel, offer: Offer): KeptBooking | null {
  const [booking] = result.hotelBookings;
  if (!booking) return null;
  const { freeUntil, fee } = cancellationOf(offer, null);
  return {
    id: result.id,
    reference: booking.confirmationNumber,
    status: booking.bookingStatus,
    hotelId: booking.hotelId,
    hotelName: booking.hotelName,
    address: addressText(hotel),
    checkInTime: hotel.policies?.checkIn?.time ?? null,
    checkOutTime: hotel.policies?.checkOut?.time ?? null,
    timeZone: hotel.timeZone ?? null,
    checkIn: booking.checkInDate,
    checkOut: booking.checkOutDate,
    roomType: booking.roomType,
    adults,
    total: booking.total,
    currency: booking.currency,
    freeUntil,
    fee,
    cancelledOn: null,
  };
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
const MAYBE_TEXTS = ['checkInTime', 'checkOutTime', 'timeZone', 'fee'] as const;
const MAYBE_DATES = ['freeUntil', 'cancelledOn'] as const;

function isKeptBooking(value: unknown): value is KeptBooking {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Record<string, unknown>;
  const isDate = (name: string) => typeof kept[name] === 'string' && isCivilDate(kept[name]);
  return (
    TEXTS.every((name) => typeof kept[name] === 'string') &&
    MAYBE_TEXTS.every((name) => kept[name] === null || typeof kept[name] === 'string') &&
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
