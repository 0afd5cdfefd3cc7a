import type { Offer } from '@atoll/contracts/hotel-offers';
import { codeAsSentence, codeInWords, countOf } from '@atoll/contracts/words';

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

const PAYMENTS: Record<string, string> = {
  GUARANTEE: 'Pay at hotel (guarantee)',
  PREPAY: 'Pay in advance',
};

/** The name of a rate family; an unknown code as it is, none as 'Standard Rate'. */
export function rateLabel(code: string | undefined): string {
  return code ? (RATE_FAMILIES[code] ?? code) : 'Standard Rate';
}

/** 'Half board'; an offer that says nothing about meals has none (HDT-07). */
export function boardLabel(boardType: string | undefined): string {
  return boardType ? codeAsSentence(boardType) : 'Room only';
}

/** How the hotel is paid, or null where the offer does not say (HDT-17). */
export function paymentLabel(paymentType: string | undefined): string | null {
  return paymentType ? (PAYMENTS[paymentType] ?? codeInWords(paymentType)) : null;
}

/** '1 king bed', or null where the offer does not say. */
export function bedsLabel({ room }: Pick<Offer, 'room'>): string | null {
  const { beds, bedType } = room.typeEstimated ?? {};
  if (!beds && !bedType) return null;
  return countOf(beds ?? 1, `${bedType ? `${codeInWords(bedType).toLowerCase()} ` : ''}bed`);
}
