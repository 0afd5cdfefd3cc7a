import type { Offer } from '@atoll/contracts/hotel-offers';
import { times } from './money';
import type { StayQuery } from './stay-query';

type Text = { text?: string };
type Payments = { creditCards?: string[]; methods?: string[] };
interface VendorCancellation {
  deadline?: string;
  amount?: string;
  percentage?: string;
  type?: string;
  description?: Text;
}
interface VendorTax {
  code?: string;
  amount?: string;
  included?: boolean;
}
type VendorChange = { startDate: string; endDate?: string; base?: string; total?: string };

/** What Amadeus sends of an offer, as far as the product reads it (HotelSearch 3). */
interface VendorOffer {
  id?: string;
  checkInDate?: string;
  checkOutDate?: string;
  roomQuantity?: string | number;
  boardType?: string;
  rateFamilyEstimated?: { code?: string };
  room?: {
    type?: string;
    typeEstimated?: { category?: string; beds?: number; bedType?: string };
    description?: Text;
  };
  guests?: { adults?: number };
  price?: {
    currency?: string;
    base?: string;
    total?: string;
    taxes?: VendorTax[];
    variations?: { changes?: VendorChange[] };
  };
  policies?: {
    paymentType?: string;
    cancellation?: VendorCancellation;
    cancellations?: VendorCancellation[];
    guarantee?: { acceptedPayments?: Payments };
    prepay?: VendorDeposit;
    deposit?: VendorDeposit;
    checkInOut?: { checkIn?: string; checkOut?: string };
  };
}
interface VendorDeposit {
  amount?: string;
  deadline?: string;
  description?: Text;
  acceptedPayments?: Payments;
}

function described(description: Text | undefined): { text: string } | undefined {
  return description?.text ? { text: description.text } : undefined;
}

/** '15:00:00' as '15:00'. */
function clockTime(time: string | undefined): string | undefined {
  return time?.slice(0, 5);
}

/** A tax that is stated as a share alone says nothing in money. */
function readTax({ code, amount, included = false }: VendorTax, rooms: number) {
  const forAllRooms = times(amount, rooms);
  return forAllRooms === undefined ? null : { code, amount: forAllRooms, included };
}

function readPrice(price: NonNullable<VendorOffer['price']>, total: string, rooms: number): Offer['price'] {
  const changes = price.variations?.changes?.map((change) => ({
    startDate: change.startDate,
    endDate: change.endDate,
    // Houses that state only what there is to pay have a total here, too.
    base: times(change.base ?? change.total, rooms),
  }));
  return {
    currency: price.currency ?? '',
    base: times(price.base, rooms),
    total,
    taxes: price.taxes?.flatMap((tax) => readTax(tax, rooms) ?? []),
    variations: changes ? { changes } : undefined,
  };
}

function readCancellation(cancellation: VendorCancellation | undefined, rooms: number) {
  if (!cancellation) return undefined;
  const { deadline, amount, percentage, type, description } = cancellation;
  return { deadline, amount: times(amount, rooms), percentage, type, description: described(description) };
}

/** Providers write Mastercard as CA or MC; here CA is Maestro, as in the booking form (C40). */
function readPayments(payments: Payments | undefined): Payments | undefined {
  if (!payments?.creditCards) return payments;
  const creditCards = [...new Set(payments.creditCards.map((code) => (code === 'CA' ? 'MC' : code)))];
  return { ...payments, creditCards };
}

function readDeposit(deposit: VendorDeposit | undefined, rooms: number) {
  if (!deposit) return undefined;
  const { amount, deadline, description, acceptedPayments } = deposit;
  return {
    amount: times(amount, rooms),
    deadline,
    description: described(description),
    acceptedPayments: readPayments(acceptedPayments),
  };
}

function readPolicies(policies: VendorOffer['policies'], rooms: number): Offer['policies'] {
  if (!policies) return undefined;
  // Upstream has a list, the specification and older answers a single one: both are understood.
  const cancellation = policies.cancellations?.[0] ?? policies.cancellation;
  return {
    paymentType: policies.paymentType?.toUpperCase(),
    cancellation: readCancellation(cancellation, rooms),
    guarantee: policies.guarantee && {
      acceptedPayments: readPayments(policies.guarantee.acceptedPayments),
    },
    deposit: readDeposit(policies.deposit ?? policies.prepay, rooms),
    checkInTime: clockTime(policies.checkInOut?.checkIn),
    checkOutTime: clockTime(policies.checkInOut?.checkOut),
  };
}

/** Who an offer was asked for. */
export type Party = Pick<StayQuery, 'guests' | 'roomQuantity'>;

/**
 * A vendor's offer in the product's shape (HSE-58). Without a party it is for as many as fit what the vendor says. The vendor's prices are per room for the full stay; ours are for
 * all rooms, so that what a traveler sees is what the stay costs, and so are its guests. Null for an offer without id, dates or total.
 */
export function readOffer(raw: unknown, party: Party | null): Offer | null {
  const offer = raw as VendorOffer;
  const rooms = Number(offer.roomQuantity) || (party?.roomQuantity ?? 1);
  const total = times(offer.price?.total, rooms);
  const { id, checkInDate, checkOutDate, price, room } = offer;
  if (!id || !checkInDate || !checkOutDate || !price?.currency || !total) return null;
  return {
    id,
    checkInDate,
    checkOutDate,
    boardType: offer.boardType,
    room: {
      type: room?.type,
      typeEstimated: room?.typeEstimated,
      description: described(room?.description),
    },
    rateFamilyEstimated: offer.rateFamilyEstimated?.code
      ? { code: offer.rateFamilyEstimated.code }
      : undefined,
    guests: { adults: party?.guests ?? rooms * (offer.guests?.adults ?? 1) },
    rooms,
    price: readPrice(price, total, rooms),
    policies: readPolicies(offer.policies, rooms),
  };
}
