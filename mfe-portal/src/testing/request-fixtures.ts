import type { PlanLine, WantedPlan } from '@atoll/contracts/trip-plan';
import type { AgentRequest, AgentRequests, OwnQuote, QuoteBody } from '@atoll/contracts/quote';
import { priceLines } from '@atoll/contracts/quote-totals';

const HOUR_MS = 3_600_000;
/** A moment so many hours from the beginning of the tests. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const WHEN = { from: '2020-12-04', to: '2020-12-07', month: null, flexibleDays: 2 };
const BUDGET = { amount: 2_400, currency: 'USD', per: 'trip' as const };

export const ROW_OF_CLARA: AgentRequests['requests'][number] = {
  id: 'r1',
  reference: 'AT-7K2M9Q',
  place: 'Lisbon',
  when: WHEN,
  adults: 2,
  children: 1,
  createdAt: inHours(-20),
  unread: 2,
  state: 'sent',
  sentAt: inHours(-19),
  answerBy: inHours(2.67),
  budget: BUDGET,
  traveler: 'Clara',
  lastMessage: { text: 'Is the tram far?', at: inHours(-1), author: 'traveler' },
};

export const REQUEST_OF_CLARA: AgentRequest = {
  id: 'r1',
  reference: 'AT-7K2M9Q',
  state: 'opened',
  wanted: null,
  wish: {
    place: { text: 'Lisbon', city: 'Lisbon', country: 'Portugal' },
    when: WHEN,
    adults: 2,
    childAges: [7],
    budget: BUDGET,
    interests: ['food', 'walking'],
    languages: ['en', 'de'],
    notes: 'Emil needs a bed of his own.',
    about: { title: 'Casa do Miradouro', path: '/hotels?hotel=H1' },
  },
  traveler: 'Clara',
  closedReason: null,
  wishChanges: [],
  contact: null,
  sentAt: inHours(-19),
  answerBy: inHours(2.67),
  declined: null,
  others: 2,
  agent: {
    id: 'a1',
    name: 'Inês Marques',
    agency: null,
    city: 'Lisbon',
    country: 'Portugal',
    picture: null,
    page: '/agent/a1/ines-marques',
    languages: ['pt'],
  },
  quotes: [],
  changes: [],
  acceptance: null,
  review: null,
  unread: 0,
};

/** The version that the API makes of what was sent; lines in the quote's own currency. */
export function quoteOf({ after: _after, ...body }: QuoteBody, version: number): OwnQuote {
  const rates = { date: '2020-11-25', source: 'test', base: 'USD', rates: { USD: 1, EUR: 0.8, JPY: 100 } };
  return {
    ...body,
    id: `q${version}`,
    requestId: 'r1',
    agentId: 'a1',
    version,
    lines: priceLines(body.lines, body.currency, rates) ?? [],
    ratesDate: null,
    sentAt: inHours(-2),
    hash: `hash-of-${version}`,
  };
}

/** A quote of two lines, of which one is an option, with what the first costs the agent. */
export const FIRST_QUOTE = quoteOf(
  {
    currency: 'USD',
    title: 'Lisbon with Emil',
    message: 'Here it is.',
    terms: '20 % now.',
    validUntil: '2020-12-01',
    costs: [{ lineId: 'l1', net: 93_200 }],
    after: 0,
    lines: [
      {
        id: 'l1',
        day: null,
        title: 'Casa do Miradouro, double room',
        place: 'Lisbon',
        supplier: 'Casa do Miradouro',
        units: 3,
        unitAmount: 36_500,
        currency: 'USD',
        taxBasisPoints: 0,
        kind: 'included',
        group: null,
        page: '/hotels?hotel=H1',
      },
      {
        id: 'l2',
        day: 1,
        title: 'Fado dinner',
        place: 'Alfama',
        supplier: '',
        units: 1,
        unitAmount: 17_400,
        currency: 'USD',
        taxBasisPoints: 0,
        kind: 'optional',
        group: null,
        page: null,
      },
    ],
  },
  1,
);

const WANTED_LINE: PlanLine = {
  ...{ id: 'l1', day: 1, title: 'Hotel Farol', place: 'Lisbon', supplier: '', units: 3, kind: 'included' },
  ...{ group: null, page: null, amount: 36_000, note: 'Two rooms', isOut: false },
};

/** What Clara wants it to be like. */
export const WANTED: WantedPlan = {
  title: 'Our Lisbon',
  wish: 'Slower, please.',
  currency: 'EUR',
  lines: [WANTED_LINE, { ...WANTED_LINE, id: 'l2', title: 'Fado', note: '', isOut: true }],
  descent: [{ kind: 'quote', city: 'Lisbon', version: 2, on: '2020-11-01' }],
};
