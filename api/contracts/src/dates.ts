/**
 * Civil dates: strings `yyyy-MM-dd` without a time zone, as the address bar and the provider use them.
 * Arithmetic runs in UTC, so that a change to summer time never costs or adds a night (HSE-53).
 */
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;
/** Names of our own: see `wholeNumberText` for why pages do without `Intl`. */
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function toUtc(date: string): number {
  const [, year, month, day] = PATTERN.exec(date) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day));
}

function fromUtc(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** True for a date that exists in the calendar, written `yyyy-MM-dd`. */
export function isCivilDate(text: string): boolean {
  return PATTERN.test(text) && !Number.isNaN(toUtc(text)) && fromUtc(toUtc(text)) === text;
}

/** The date `days` days later; negative goes back. */
export function addDays(date: string, days: number): string {
  return fromUtc(toUtc(date) + days * DAY_MS);
}

/** The same day `months` months later, or the last day of that month where it is shorter (HSE-10). */
export function addMonthsClamped(date: string, months: number): string {
  const start = new Date(toUtc(date));
  const lastDay = new Date(
    Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0),
  ).getUTCDate();
  const day = Math.min(start.getUTCDate(), lastDay);
  return fromUtc(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, day));
}

/** Nights of a stay: the ceiling of the difference in days (HSE-53). */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return Math.ceil((toUtc(checkOut) - toUtc(checkIn)) / DAY_MS);
}

/** Negative when `a` is earlier than `b`, 0 when equal, positive when later. */
export function compareDates(a: string, b: string): number {
  return toUtc(a) - toUtc(b);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return new Date(toUtc(date)).getUTCDay();
}

/** The civil date of a moment where the code runs: the traveler's own calendar in the browser. */
export function civilDateOf(moment: Date): string {
  return fromUtc(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));
}

/** '16:58': the time of a moment where the code runs. */
export function clockTimeOf(moment: Date): string {
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The westernmost calendars are twelve hours behind UTC. */
const LAST_ZONE_MS = 12 * 3_600_000;

/** The earliest civil date that any calendar shows at a moment: what lies before it is past for every traveler. */
export function earliestToday(moment: Date): string {
  return fromUtc(moment.getTime() - LAST_ZONE_MS);
}

/** True where a day must be written with its year: it is not the one of `today`; false while that is unknown. */
export function isOtherYear(date: string, today: string | null): boolean {
  return today !== null && date.slice(0, 4) !== today.slice(0, 4);
}

/** 'Fri'. */
export function shortWeekday(date: string): string {
  return WEEKDAYS[new Date(toUtc(date)).getUTCDay()] ?? '';
}

/** 4. */
export function dayOf(date: string): number {
  return Number(date.slice(8));
}

/** 'December'. */
export function longMonth(date: string): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
}

/** 'Dec', and 'Sept', as the British write it. */
export function shortMonth(date: string): string {
  const month = longMonth(date);
  return month === 'September' ? 'Sept' : month.slice(0, 3);
}

/** 'Fri 4 Dec', the same on the server and in every browser. */
export function formatDay(date: string): string {
  return `${shortWeekday(date)} ${dayOf(date)} ${shortMonth(date)}`;
}
