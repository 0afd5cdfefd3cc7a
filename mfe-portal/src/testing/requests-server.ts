import type { Attachment } from '@atoll/contracts/attachment';
import type {
  AgentRequest,
  AgentRequests,
  OwnQuote,
  QuoteBody,
  TravelerRequests,
  TravelerThreads,
} from '@atoll/contracts/quote';
import type { BlockBody, MessageBody, MessageView, Thread } from '@atoll/contracts/quote-request';
import type { ConnectionThread } from '@atoll/contracts/connection-thread';
import type { Hotel } from '@atoll/contracts/hotel';
import type { HotelOffersAnswer } from '@atoll/contracts/hotel-offers';
import type { Tour } from '@atoll/contracts/tour';
import type { MadePlan } from '@atoll/contracts/trip-plan';
import { sampleUser } from '@atoll/platform/testing';
import type { ReviewAnswerBody } from '@atoll/contracts/review';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { HttpResponse } from 'msw';
import { quoteOf, REQUEST_OF_CLARA, ROW_OF_CLARA, inHours } from './request-fixtures';

interface World {
  list: AgentRequests;
  connections: ConnectionThread[];
  request: AgentRequest | null;
  messages: MessageView[];
  blockedBy: Thread['blockedBy'];
  isReported: boolean;
  traveler: TravelerRequests;
  travelerThreads: TravelerThreads['threads'];
  plans: MadePlan[];
  earlier: OwnQuote[];
  /** Fields of a quote that the API refuses, with their sentences. */
  refuses: Record<string, string>;
  /** Says what has changed; the stream is refused without it. */
  events: ReadableStream<Uint8Array> | null;
  hotels: Hotel[];
  offers: HotelOffersAnswer;
  tours: Tour[];
}

/** One dollar in other currencies. */
const RATES = { USD: 1, EUR: 0.8, JPY: 100, KWD: 0.3 };

/** The one file that is ever uploaded. */
const BEACH: Attachment = {
  ...{ id: '5f1b0c1e-0000-4000-8000-000000000001', name: 'Beach.webp', kind: 'picture' },
  ...{ bytes: 4_096, width: 6, height: 4 },
};

const eventsOf = ({ events }: World) =>
  events
    ? new HttpResponse(events, { headers: { 'content-type': 'text/event-stream' } })
    : apiError(404, 'NOT_FOUND');

const threadOf = ({ messages, blockedBy, isReported }: World): Thread => ({
  messages,
  blockedBy,
  isReported,
});

/** Keeps a message of a side; one that is sent again is the same. */
function take(world: World, author: MessageView['author'], body: string): void {
  const { clientId, text, attachments: ids = [] } = JSON.parse(body) as MessageBody;
  if (world.messages.some(({ id }) => id === clientId)) return;
  const attachments = ids.map((id) => ({ ...BEACH, id }));
  const at = new Date().toISOString();
  world.messages = [
    ...world.messages,
    { id: clientId, author, text, attachments, at, isRead: false, clientId },
  ];
}

/** The API of requests as an agent and a traveler ask it. */
export const requestsServer = fakeApi<World>({
  world: () => ({
    list: { requests: [ROW_OF_CLARA], counts: { sent: 1 }, awayUntil: null },
    connections: [],
    request: REQUEST_OF_CLARA,
    messages: [],
    blockedBy: null,
    isReported: false,
    traveler: { requests: [] },
    travelerThreads: [],
    plans: [],
    earlier: [],
    refuses: {},
    events: null,
    hotels: [],
    offers: { offers: {} },
    tours: [],
  }),
  routes: {
    'POST /api/auth/refresh': () => ({ access_token: 'a', expires_in: 900, user: sampleUser() }),
    'GET /api/exchange-rates': () => ({ date: '2020-11-25', source: 'test', base: 'USD', rates: RATES }),
    'GET /api/traveler/requests': ({ world }) => world.traveler,
    'GET /api/traveler/threads': ({ world }) => ({ threads: world.travelerThreads }),
    'GET /api/agent/quotes': ({ world }) => ({ quotes: world.earlier }),
    'GET /api/traveler/plans': ({ world }) => ({ plans: world.plans }),
    'GET /api/agent/requests': ({ world, params }) => ({
      ...world.list,
      requests: world.list.requests.filter(({ state }) => !params['state'] || params['state'] === state),
    }),
    'GET /api/agent/requests/events': ({ world }) => eventsOf(world),
    'GET /api/agent/requests/:requestId': ({ world, pathParams }) =>
      world.request?.id === pathParams['requestId']
        ? world.request
        : apiError(403, '42501', 'This is not yours.'),
    'POST /api/agent/requests/:requestId/decline': ({ world, body }) => {
      const declined = JSON.parse(body) as AgentRequest['declined'];
      if (world.request) world.request = { ...world.request, state: 'declined', declined };
      return {};
    },
    'POST /api/agent/requests/:requestId/quotes': ({ world, body }) => {
      const quote = JSON.parse(body) as QuoteBody;
      if (Object.keys(world.refuses).length > 0)
        return apiError(422, 'INVALID_FIELDS', 'Something makes no sense', world.refuses);
      const before = world.request?.quotes ?? [];
      if (before.length !== quote.after) return apiError(409, 'CONFLICT', 'Another version was sent.');
      const sent = quoteOf(quote, before.length + 1);
      if (world.request) world.request = { ...world.request, state: 'quoted', quotes: [sent, ...before] };
      return {};
    },
    'GET /api/agent/requests/:requestId/thread': ({ world }) => {
      const requests = world.list.requests.map((request) => ({ ...request, unread: 0 }));
      world.list = { ...world.list, requests };
      return threadOf(world);
    },
    'POST /api/agent/requests/:requestId/thread': ({ world, body }) => {
      take(world, 'agent', body);
      return {};
    },
    'GET /api/connections/threads': ({ world }) => ({ threads: world.connections, asking: 0 }),
    'GET /api/connections/events': ({ world }) => eventsOf(world),
    'GET /api/connections/:connectionId/thread': ({ world }) => {
      world.connections = world.connections.map((thread) => ({ ...thread, unread: 0 }));
      return threadOf(world);
    },
    'POST /api/connections/:connectionId/thread': ({ world, body }) => {
      take(world, world.connections[0]?.side ?? 'agent', body);
      return {};
    },
    'POST /api/connections/:connectionId/attachments': () => HttpResponse.json(BEACH, { status: 201 }),
    'GET /api/connections/:connectionId/attachments/:attachmentId': () =>
      new HttpResponse('bytes', { headers: { 'content-type': 'image/webp' } }),
    'POST /api/connections/:connectionId/block': ({ world, body }) => {
      world.blockedBy = (JSON.parse(body) as BlockBody).isBlocked ? 'self' : null;
      return {};
    },
    'POST /api/connections/:connectionId/report': ({ world }) => {
      world.isReported = true;
      return {};
    },
    'POST /api/agent/requests/:requestId/attachments': () => HttpResponse.json(BEACH, { status: 201 }),
    'GET /api/agent/requests/:requestId/attachments/:attachmentId': () =>
      new HttpResponse('bytes', { headers: { 'content-type': 'image/webp' } }),
    'POST /api/agent/requests/:requestId/block': ({ world, body }) => {
      world.blockedBy = (JSON.parse(body) as BlockBody).isBlocked ? 'self' : null;
      return {};
    },
    'POST /api/agent/requests/:requestId/report': ({ world }) => {
      world.isReported = true;
      return {};
    },
    'PUT /api/agent/requests/:requestId/review-answer': ({ world, body }) => {
      const { text } = JSON.parse(body) as ReviewAnswerBody;
      const before = world.request?.review;
      if (!world.request || !before) return apiError(409, 'CONFLICT');
      const answer = { text, at: new Date().toISOString(), isOlder: false };
      const review = { review: { ...before.review, answer }, canAnswer: false, changeUntil: inHours(24) };
      world.request = { ...world.request, review };
      return {};
    },
    'PUT /api/agent/away': ({ world, body }) => {
      const { until } = JSON.parse(body) as { until: string | null };
      if (until === '2020-11-26')
        return apiError(422, 'INVALID_FIELDS', 'No', { until: 'This is a holiday.' });
      world.list = { ...world.list, awayUntil: until };
      return {};
    },
    'GET /api/places': () => ({
      places: [{ name: 'Lisbon', country: 'Portugal', latitude: 38.7, longitude: -9.1 }],
    }),
    'GET /api/hotels': ({ world }) => ({
      hotels: world.hotels,
      totalCount: world.hotels.length,
      page: 1,
      pageSize: 8,
    }),
    'GET /api/hotels/offers': ({ world }) => world.offers,
    'GET /api/activities': ({ world }) => ({
      data: world.tours,
      meta: { count: world.tours.length, found: world.tours.length },
    }),
  },
});
