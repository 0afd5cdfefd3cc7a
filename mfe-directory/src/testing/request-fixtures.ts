import { addDays, civilDateOf } from '@atoll/contracts/dates';
import type { Acceptance, OwnRequest, PricedLine, Quote } from '@atoll/contracts/quote';
import type { AskedAgent, InvitationView, MessageView } from '@atoll/contracts/quote-request';
import type { PlanLine, TripPlan } from '@atoll/contracts/trip-plan';
import { idOf } from './fixtures';

/** A day of the traveler's calendar, counted from the test's own. */
export function dayFromNow(days: number): string {
  return addDays(civilDateOf(new Date()), days);
}

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export function askedAgentOf(changes: Partial<AskedAgent> = {}): AskedAgent {
  return {
    id: idOf(1),
    name: 'Inês Marques',
    agency: 'Lusitana Slow Travel',
    city: 'Lisbon',
    country: 'Portugal',
    picture: null,
    page: `/travel-agents/ines-marques-${idOf(1)}/lisbon`,
    languages: ['pt', 'en'],
    ...changes,
  };
}

export const INES = askedAgentOf();
export const DUARTE = askedAgentOf({ id: idOf(2), name: 'Duarte Salgueiro', agency: 'Tejo and Beyond' });

export function invitationOf(changes: Partial<InvitationView> = {}): InvitationView {
  return {
    agent: INES,
    state: 'sent',
    round: 1,
    reasons: ['Knows Lisbon'],
    sentAt: hoursFromNow(-1),
    answerBy: hoursFromNow(47),
    declined: null,
    hasContact: false,
    unread: 0,
    ...changes,
  };
}

export function lineOf(changes: Partial<PricedLine> = {}): PricedLine {
  return {
    id: 'walk',
    day: 1,
    title: 'Alfama on foot',
    place: 'Alfama',
    supplier: '',
    units: 1,
    unitAmount: 16_500,
    currency: 'USD',
    taxBasisPoints: 0,
    kind: 'included',
    group: null,
    page: null,
    amount: 16_500,
    tax: 0,
    ...changes,
  };
}

/** Inês's second version: a walk, a dinner that can be left, and one of two ways out of town. */
export function quoteOf(changes: Partial<Quote> = {}): Quote {
  return {
    id: 'q-ines-2',
    requestId: 'r1',
    agentId: INES.id,
    version: 2,
    currency: 'USD',
    title: 'Five slow days in Lisbon',
    message: 'I would begin in the Alfama.',
    lines: [
      lineOf(),
      lineOf({ id: 'dinner', title: 'Fado dinner', kind: 'optional', amount: 17_400 }),
      lineOf({ id: 'evora', day: 2, title: 'Évora', kind: 'choice', group: 'Day out', amount: 34_000 }),
      lineOf({
        id: 'coast',
        day: 2,
        title: 'Arrábida coast',
        kind: 'choice',
        group: 'Day out',
        amount: 28_000,
      }),
    ],
    terms: 'A fifth now, the rest a week before.',
    validUntil: dayFromNow(5),
    ratesDate: null,
    sentAt: hoursFromNow(-2),
    hash: 'hash-ines-2',
    ...changes,
  };
}

/** Duarte's: the walk for less, a train instead of the car. */
export function otherQuoteOf(changes: Partial<Quote> = {}): Quote {
  return quoteOf({
    id: 'q-duarte-1',
    agentId: DUARTE.id,
    version: 1,
    lines: [
      lineOf({ amount: 8_700 }),
      lineOf({ id: 'train', day: 3, title: 'Sintra by train', amount: 22_800 }),
    ],
    hash: 'hash-duarte-1',
    ...changes,
  });
}

export function ownRequestOf(changes: Partial<OwnRequest> = {}): OwnRequest {
  return {
    id: 'r1',
    reference: 'AT-7K2M9Q',
    status: 'sent',
    closedReason: null,
    wanted: null,
    shared: [],
    wish: {
      place: { text: 'Lisbon, Portugal', city: 'Lisbon', country: 'Portugal' },
      when: { from: dayFromNow(30), to: dayFromNow(34), month: null, flexibleDays: 2 },
      adults: 2,
      childAges: [7],
      budget: { amount: 2_400, currency: 'USD', per: 'trip' },
      interests: ['food'],
      languages: ['en'],
      notes: 'Emil gets tired after lunch.',
      about: null,
    },
    wishVersion: 1,
    changes: [],
    reopenUntil: null,
    review: null,
    contact: { name: 'Clara Okafor', email: 'clara@mail.example', phone: '' },
    isInAccount: false,
    createdAt: hoursFromNow(-3),
    invitations: [invitationOf(), invitationOf({ agent: DUARTE })],
    quotes: [],
    earlier: [],
    acceptance: null,
    undoUntil: null,
    ...changes,
  };
}

/** The same with quotes of both agents. */
export function quotedRequestOf(changes: Partial<OwnRequest> = {}): OwnRequest {
  return ownRequestOf({
    status: 'quoted',
    invitations: [invitationOf({ state: 'quoted' }), invitationOf({ agent: DUARTE, state: 'quoted' })],
    quotes: [quoteOf(), otherQuoteOf()],
    ...changes,
  });
}

export function acceptanceOf(changes: Partial<Acceptance> = {}): Acceptance {
  return {
    requestId: 'r1',
    quote: quoteOf(),
    chosen: ['dinner', 'evora'],
    total: 67_900,
    acceptedAt: hoursFromNow(0),
    hash: 'hash-accepted',
    ...changes,
  };
}

export function messageOf(changes: Partial<MessageView> = {}): MessageView {
  const words = { author: 'agent' as const, text: 'Good morning!', at: hoursFromNow(-1) };
  return { id: 'm1', ...words, attachments: [], isRead: true, clientId: null, ...changes };
}

/** A plan made from a quote: a walk, a boat to choose, a dinner. */
export function tripPlanOf(changes: Partial<TripPlan> = {}): TripPlan {
  const line = (id: string, day: number, title: string): PlanLine => ({
    ...{ id, day, title, place: 'Lisbon', supplier: '', units: 1, kind: 'included', group: null, page: null },
    ...{ amount: 16_500, note: '', isOut: false },
  });
  return {
    id: 'p1',
    version: 0,
    isShared: false,
    title: 'Lisbon',
    wish: '',
    currency: 'EUR',
    lines: [line('l1', 1, 'Alfama on foot'), line('l2', 1, 'Fado dinner'), line('l3', 2, 'Boat')],
    descent: [{ kind: 'quote', city: 'Lisbon', version: 2, on: '2020-11-01' }],
    city: 'Lisbon',
    country: 'Portugal',
    asked: null,
    ...changes,
  };
}
