import { Type, type Static } from 'typebox';
import { BOOKING_HORIZON_DAYS, PARTY_MAX, PARTY_MIN, STAY_NIGHTS_MAX } from './constants';
import { addDays, compareDates, isCivilDate, nightsBetween } from './dates';

const Optional = Type.Optional;

/** `yyyy-MM-dd`, as the browser's date form checked it; the API checks it again with `chatDateProblem`. */
const CivilDate = Type.String({ maxLength: 10 });

/** The sentences of the hotel form (MAR-09..12). */
export const CHAT_DATE_MESSAGES = {
  past: 'Check-in date cannot be in the past',
  tooFar: 'Dates cannot be more than 330 days in the future',
  order: 'Check-out date must be after check-in date',
  tooLong: 'Maximum stay duration is 30 nights',
} as const;

/** Nights of the hotel form's presets (MAR-08). */
export const CHAT_STAY_PRESETS = [
  { label: 'Weekend', nights: 2 },
  { label: '3 Nights', nights: 3 },
  { label: '1 Week', nights: 7 },
  { label: '2 Weeks', nights: 14 },
] as const;

/** Where, when and for whom hotels are wanted: the hotel form's values, and what hotels were searched with. */
export const ChatStay = Type.Object(
  {
    checkIn: CivilDate,
    checkOut: CivilDate,
    adults: Type.Integer({ minimum: PARTY_MIN, maximum: PARTY_MAX }),
    rooms: Type.Integer({ minimum: PARTY_MIN, maximum: PARTY_MAX }),
    /** Priced as guests, because providers take no ages; absent where there are none. */
    children: Optional(Type.Integer({ minimum: 1, maximum: PARTY_MAX - 1 })),
  },
  { additionalProperties: false },
);
export type ChatStay = Static<typeof ChatStay>;

/** A place that was found (MAR-49). Degrees, WGS 84. */
export const ChatCity = Type.Object({
  name: Type.String(),
  country: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  iataCode: Optional(Type.String()),
  description: Optional(Type.String()),
});
export type ChatCity = Static<typeof ChatCity>;

/**
 * What is wrong with the dates of a stay, in the specification's words and order (MAR-09 to 12); null where nothing is.
 * Neither day may be more than 330 days ahead: the specification says 'dates', and travel providers sell no night beyond.
 *
 * @param today `yyyy-MM-dd`, where the visitor is.
 * @param daysUnsure How many days `today` may be off, for who does not know the visitor's time zone.
 */
export function chatDateProblem(
  { checkIn, checkOut }: Pick<ChatStay, 'checkIn' | 'checkOut'>,
  today: string,
  daysUnsure = 0,
): string | null {
  if (!isCivilDate(checkIn) || !isCivilDate(checkOut)) return CHAT_DATE_MESSAGES.order;
  if (compareDates(checkIn, addDays(today, -daysUnsure)) < 0) return CHAT_DATE_MESSAGES.past;
  const last = addDays(today, BOOKING_HORIZON_DAYS + daysUnsure);
  if (compareDates(checkIn, last) > 0 || compareDates(checkOut, last) > 0) return CHAT_DATE_MESSAGES.tooFar;
  if (compareDates(checkOut, checkIn) <= 0) return CHAT_DATE_MESSAGES.order;
  return nightsBetween(checkIn, checkOut) > STAY_NIGHTS_MAX ? CHAT_DATE_MESSAGES.tooLong : null;
}
