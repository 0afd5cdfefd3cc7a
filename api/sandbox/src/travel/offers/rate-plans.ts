import { fractionOf } from '../../world/seeded-random';
import type { Country } from '../../world/countries';
import type { Hotel } from '../hotels/hotel';

export const boardTypes = ['ROOM_ONLY', 'BREAKFAST', 'HALF_BOARD', 'FULL_BOARD', 'ALL_INCLUSIVE'] as const;
export type BoardType = (typeof boardTypes)[number];

export type PaymentType = 'guarantee' | 'deposit' | 'prepay' | 'holdtime';

/** When giving up a stay costs something, and how much. */
export type CancellationRule =
  /** Free until some days before arrival, then a fee in money: the first night. */
  | { kind: 'firstNight'; daysBefore: number }
  /** Free until some days before arrival, then a share of the stay. */
  | { kind: 'percentage'; daysBefore: number; percentage: number }
  /** Free until some days before arrival, then the whole stay. */
  | { kind: 'lateFullStay'; daysBefore: number }
  /** Never free. */
  | { kind: 'nonRefundable' };

/** The terms a room is sold under. */
export interface RatePlan {
  /** Three characters of the hotel's own. */
  rateCode: string;
  family: { code: string; type: 'P' | 'N' | 'C' };
  board: BoardType;
  payment: PaymentType;
  cancellation: CancellationRule;
  /** Room price compared with the best flexible rate. */
  factor: number;
  title: string;
}

const flexible = (daysBefore: number): CancellationRule => ({ kind: 'firstNight', daysBefore });
const nonRefundable: CancellationRule = { kind: 'nonRefundable' };

interface PlanRow extends RatePlan {
  /** Chance that a hotel sells it; 1 for the rate everybody has. */
  chance: number;
  sellable?: (hotel: Hotel, country: Country) => boolean;
}

const plan = (
  rateCode: string,
  type: 'P' | 'N' | 'C',
  board: BoardType,
  payment: PaymentType,
  cancellation: CancellationRule,
  factor: number,
  chance: number,
  title: string,
  sellable?: PlanRow['sellable'],
): PlanRow => ({
  rateCode,
  family: { code: rateCode, type },
  board,
  payment,
  cancellation,
  factor,
  chance,
  title,
  sellable,
});

const isNorthAmerican = (_: Hotel, country: Country) => country.code === 'US' || country.code === 'CA';
const isBedBank = (hotel: Hotel) => hotel.source === 'BEDBANK';
const isUpscale = (hotel: Hotel) => hotel.stars >= 4;

// The codes are the rate families the specification labels (docs/spec/hotels-and-tours.md, section 9).
const rows: readonly PlanRow[] = [
  plan('BAR', 'P', 'ROOM_ONLY', 'guarantee', flexible(1), 1, 1, 'Best Available Rate'),
  plan('PRO', 'P', 'ROOM_ONLY', 'prepay', nonRefundable, 0.86, 0.7, 'Advance Purchase, non-refundable'),
  plan('BNB', 'P', 'BREAKFAST', 'guarantee', flexible(2), 1, 0.85, 'Bed and Breakfast'),
  plan('ROR', 'P', 'ROOM_ONLY', 'deposit', { kind: 'percentage', daysBefore: 3, percentage: 50 }, 0.93, 0.5, 'Room Only with Deposit'),
  plan('SPC', 'P', 'BREAKFAST', 'deposit', { kind: 'lateFullStay', daysBefore: 7 }, 0.9, 0.4, 'Early Booker with Breakfast'),
  plan('PKG', 'P', 'HALF_BOARD', 'deposit', { kind: 'percentage', daysBefore: 5, percentage: 30 }, 1, 0.4, 'Half Board Package', isBedBank),
  plan('TVL', 'P', 'FULL_BOARD', 'deposit', { kind: 'lateFullStay', daysBefore: 10 }, 1, 0.25, 'Full Board', isBedBank),
  plan('FAM', 'P', 'ALL_INCLUSIVE', 'deposit', { kind: 'percentage', daysBefore: 14, percentage: 80 }, 1, 1, 'All Inclusive', (hotel) => hotel.isResort),
  plan('AAA', 'C', 'ROOM_ONLY', 'guarantee', flexible(1), 0.92, 0.6, 'AAA Member Rate', isNorthAmerican),
  plan('SNR', 'C', 'ROOM_ONLY', 'guarantee', flexible(2), 0.94, 0.25, 'Senior Rate'),
  plan('COR', 'N', 'BREAKFAST', 'guarantee', flexible(0), 0.97, 0.3, 'Corporate Rate', isUpscale),
  plan('GOV', 'C', 'ROOM_ONLY', 'guarantee', flexible(1), 0.9, 0.4, 'Government Rate', isNorthAmerican),
  plan('WKD', 'P', 'BREAKFAST', 'holdtime', flexible(1), 0.95, 0.2, 'Weekend Special'),
  plan('RAC', 'P', 'ROOM_ONLY', 'guarantee', flexible(0), 1.18, 0.2, 'Rack Rate'),
]; // prettier-ignore

/** All plans; an offer id names one by its place in this list, so only ever add at the end. */
export const ratePlans: readonly RatePlan[] = rows;

/** Places in `ratePlans` of what a hotel sells; the best available rate is always there. */
export function planIndexesOf(hotel: Hotel, country: Country): number[] {
  return rows.flatMap(({ chance, sellable, rateCode }, index) => {
    const sells = fractionOf('plan', hotel.hotelId, rateCode) < chance;
    return sells && (sellable?.(hotel, country) ?? true) ? [index] : [];
  });
}
