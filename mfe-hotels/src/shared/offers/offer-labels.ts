import type { Offer } from '@atoll/contracts/hotel';
import { countOf } from '../stay/stay-text';

/** HDT-08, HDT-09. */
const RATE_FAMILIES: Record<string, string> = {
  PRO: 'Promo',
  BAR: 'Best Rate',
  COR: 'Corporate',
  GOV: 'Government',
  AAA: 'AAA',
  BNB: 'B&B',
  PKG: 'Package',
  TVL: 'Travel',
  SPC: 'Special',
  WKD: 'Weekend',
  CON: 'Convention',
  SNR: 'Senior',
  SRS: 'Senior',
  ARP: 'AARP',
  ROR: 'Room Only',
  FAM: 'Family',
  DAY: 'Day Rate',
  RAC: 'Rack',
};

const BOARDS: Record<string, string> = {
  ROOM_ONLY: 'Room only',
  BREAKFAST: 'Breakfast',
  HALF_BOARD: 'Half board',
  FULL_BOARD: 'Full board',
  ALL_INCLUSIVE: 'All inclusive',
};

const PAYMENTS: Record<string, string> = {
  GUARANTEE: 'Pay at hotel (guarantee)',
  DEPOSIT: 'Deposit',
  PREPAY: 'Pay in advance',
};

/** 'SUPERIOR_ROOM' as 'Superior Room'. */
export function words(code: string): string {
  return code
    .toLowerCase()
    .split(/[_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The name of a rate family; an unknown code as it is, none as 'Standard Rate'. */
export function rateLabel(code: string | undefined): string {
  return code ? (RATE_FAMILIES[code] ?? code) : 'Standard Rate';
}

/** 'Half board'; an offer that says nothing about meals has none (HDT-07). */
export function boardLabel(boardType: string | undefined): string {
  return boardType ? (BOARDS[boardType] ?? words(boardType)) : 'Room only';
}

/** How the hotel is paid, or null where the offer does not say (HDT-17). */
export function paymentLabel(paymentType: string | undefined): string | null {
  return paymentType ? (PAYMENTS[paymentType] ?? words(paymentType)) : null;
}

/** '1 king bed', or null where the offer does not say. */
export function bedsLabel({ room }: Pick<Offer, 'room'>): string | null {
  const { beds, bedType } = room.typeEstimated ?? {};
  if (!beds && !bedType) return null;
  return countOf(beds ?? 1, `${bedType ? `${words(bedType).toLowerCase()} ` : ''}bed`);
}

/** '2 adults'. */
export function adultsLabel(adults: number): string {
  return countOf(adults, 'adult');
}
