/** A stay as days from today, and what the hotel form and the API say of it. */
export interface StayCase {
  readonly row: string;
  readonly from: number;
  readonly to: number;
  readonly problem: string | null;
}

const PAST = 'Check-in date cannot be in the past';
const TOO_FAR = 'Dates cannot be more than 330 days in the future';
const ORDER = 'Check-out date must be after check-in date';
const TOO_LONG = 'Maximum stay duration is 30 nights';

/** Where today is known: in the browser. */
export const STAY_CASES: readonly StayCase[] = [
  { row: 'MAR-09', from: -2, to: 2, problem: PAST },
  { row: 'MAR-09', from: -1, to: 2, problem: PAST },
  { row: 'MAR-09', from: 0, to: 2, problem: null },
  { row: 'MAR-10, CON-02', from: 329, to: 330, problem: null },
  { row: 'MAR-10, CON-02', from: 329, to: 331, problem: TOO_FAR },
  { row: 'MAR-10, CON-02', from: 330, to: 332, problem: TOO_FAR },
  { row: 'MAR-10, CON-02', from: 332, to: 332, problem: TOO_FAR },
  { row: 'MAR-11', from: 3, to: 3, problem: ORDER },
  { row: 'MAR-11', from: 3, to: 2, problem: ORDER },
  { row: 'MAR-12, CON-02', from: 1, to: 31, problem: null },
  { row: 'MAR-12, CON-02', from: 1, to: 32, problem: TOO_LONG },
];

/** In UTC yesterday is still today for some, and tomorrow already for others: two of the cases are none there. */
const WITHIN_A_DAY: readonly StayCase[] = STAY_CASES.filter(({ from, to }) => from === -1 || to === 331);

/** The same where only the day in UTC is known: in the API. */
export const STAY_CASES_IN_UTC: readonly StayCase[] = STAY_CASES.map((stay) =>
  WITHIN_A_DAY.includes(stay) ? { ...stay, problem: null } : stay,
);
