import type { Attachment } from '@atoll/contracts/attachment';
import type { AcceptBody, LineChangeBody, OwnRequest } from '@atoll/contracts/quote';
import type {
  BlockBody,
  MessageBody,
  MessageView,
  RequestBody,
  RequestMatches,
  RequestReceived,
  Thread,
} from '@atoll/contracts/quote-request';
import type {
  AddLinesBody,
  MadePlan,
  TakeQuoteBody,
  TripPlan,
  TripPlanBody,
} from '@atoll/contracts/trip-plan';
import type { CloseBody, WishBody } from '@atoll/contracts/request-change';
import type { ReviewBody } from '@atoll/contracts/review';
import { wishDifferences } from '@atoll/contracts/wish-changes';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { HttpResponse } from 'msw';
import { acceptanceOf, messageOf } from './request-fixtures';

/** The one link that the API knows. */
export const TOKEN = 'kX3-secret';

interface RequestsWorld {
  matches: RequestMatches;
  received: RequestReceived;
  /** What the next requests are refused with, in order. */
  refusals: Response[];
  request: OwnRequest | null;
  /** What the link of a plan, `TOKEN` too, is of. */
  plan: TripPlan | null;
  /** Of the account that is signed in. */
  travelerPlans: MadePlan[];
  threads: Record<string, MessageView[]>;
  blockedBy: Thread['blockedBy'];
  isReported: boolean;
  /** Open streams of the request. */
  streams: ReadableStreamDefaultController<Uint8Array>[];
  hasStream: boolean;
}

function openStream(world: RequestsWorld): Response {
  if (!world.hasStream) return new HttpResponse(null, { status: 204 });
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => void world.streams.push(controller),
  });
  return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } });
}

const read = <Body>(body: string) => JSON.parse(body) as Body;
const NO_REQUEST = () => apiError(404, 'NOT_FOUND');

/** Answers only the one link, with what is done to its request. */
function own(act: (request: OwnRequest, world: RequestsWorld, body: string, agentId: string) => unknown) {
  return ({
    world,
    pathParams,
    body,
  }: {
    world: RequestsWorld;
    pathParams: Record<string, string>;
    body: string;
  }) => {
    if (pathParams.token !== TOKEN || !world.request) return NO_REQUEST();
    return act(world.request, world, body, pathParams.agentId ?? '') ?? {};
  };
}

function accept(request: OwnRequest, world: RequestsWorld, body: string): unknown {
  const { quoteId, version, hash, chosen } = read<AcceptBody>(body);
  const quote = request.quotes.find(({ id }) => id === quoteId);
  if (quote?.version !== version || quote.hash !== hash)
    return apiError(409, 'CONFLICT', 'Inês has sent version 3 meanwhile.');
  world.request = {
    ...request,
    status: 'accepted',
    acceptance: acceptanceOf({ quote, chosen: [...chosen] }),
    undoUntil: new Date(Date.now() + 10_000).toISOString(),
  };
  return {};
}

function changeWish(request: OwnRequest, world: RequestsWorld, body: string): unknown {
  const { version, ...changed } = read<WishBody>(body);
  if (version !== request.wishVersion)
    return apiError(409, 'CONFLICT', 'This request was changed elsewhere meanwhile.');
  const wish = { ...request.wish, ...changed };
  const change = { at: new Date().toISOString(), items: wishDifferences(request.wish, wish) };
  world.request = { ...request, wish, wishVersion: version + 1, changes: [change, ...request.changes] };
  return {};
}

/** The one file that is ever uploaded. */
const VOUCHER: Attachment = {
  ...{ id: '5f1b0c1e-0000-4000-8000-000000000001', name: 'Voucher.pdf', kind: 'pdf' },
  ...{ bytes: 4_096, width: null, height: null },
};

function say(world: RequestsWorld, agentId: string, message: MessageBody): void {
  const { clientId, text, attachments: ids = [] } = message;
  const thread = (world.threads[agentId] ??= []);
  if (thread.some((message) => message.clientId === clientId)) return;
  const id = `m${thread.length + 1}`;
  const attachments = ids.map((fileId) => ({ ...VOUCHER, id: fileId }));
  thread.push(messageOf({ id, author: 'traveler', text, attachments, isRead: false, clientId }));
}

function post(_request: OwnRequest, world: RequestsWorld, body: string, agentId: string): void {
  say(world, agentId, read<MessageBody>(body));
}

function addLines(request: OwnRequest, world: RequestsWorld, body: string): unknown {
  const { lineIds, after } = read<AddLinesBody>(body);
  const { plan } = world;
  if (plan?.version !== after) return apiError(409, 'CONFLICT', 'This plan was changed elsewhere.');
  const [id = ''] = lineIds ?? [];
  const [like] = plan.lines;
  const added = plan.lines.some((line) => line.id === id) || !like ? [] : [{ ...like, id }];
  world.plan = { ...plan, lines: [...plan.lines, ...added], version: after + added.length };
  const { title, version } = world.plan;
  return {
    id: plan.id,
    page: `/trip-plan/${TOKEN}`,
    title,
    requestId: request.id,
    version,
    added: added.length,
  };
}

function savePlan(world: RequestsWorld, { title, wish, lines, after }: TripPlanBody): unknown {
  if (world.plan?.version !== after) return apiError(409, 'CONFLICT', 'This plan was changed elsewhere.');
  world.plan = { ...world.plan, title, wish, lines, version: after + 1 };
  return world.plan;
}

/** Of one dollar half a euro and a hundred yen. */
const RATES = { date: '2020-11-05', source: 'test', base: 'USD', rates: { USD: 1, EUR: 0.5, JPY: 100 } };

const requestsServer = fakeApi<RequestsWorld>({
  world: () => ({
    matches: { agents: [], notAskable: [] },
    received: { reference: 'AT-7K2M9Q', link: null },
    refusals: [],
    request: null,
    plan: null,
    travelerPlans: [],
    threads: {},
    blockedBy: null,
    isReported: false,
    streams: [],
    hasStream: true,
  }),
  routes: {
    'GET /api/places': () => ({ places: [] }),
    'GET /api/exchange-rates': () => RATES,
    'GET /api/quote-requests/matches': ({ world }) => world.matches,
    'POST /api/quote-requests/resend': () => ({ message: 'Look into your mail.' }),
    'POST /api/quote-requests': ({ world }) =>
      world.refusals.shift() ?? HttpResponse.json(world.received, { status: 202 }),
    'POST /api/quote-requests/own/:token/plans': own((request, world, body) => {
      const { quoteId, isShared } = read<TakeQuoteBody>(body);
      const shared = { quoteId, planId: 'p1', page: `/trip-plan/${TOKEN}` };
      if (isShared) world.request = { ...request, shared: [shared] };
      const made = { id: 'p1', page: shared.page, title: 'Lisbon', requestId: request.id };
      return HttpResponse.json(made, { status: 201 });
    }),
    'POST /api/quote-requests/own/:token/plan-lines': own((request, world, body) =>
      addLines(request, world, body),
    ),
    'GET /api/traveler/plans': ({ world }) => ({ plans: world.travelerPlans }),
    'DELETE /api/quote-requests/own/:token/plans/:planId': own((request, world) => {
      world.request = { ...request, shared: [] };
    }),
    'GET /api/trip-plans/:token': ({ world }) => world.plan ?? apiError(404, 'NOT_FOUND'),
    'PUT /api/trip-plans/:token': ({ world, body }) => savePlan(world, read<TripPlanBody>(body)),
    'DELETE /api/trip-plans/:token': ({ world }) => {
      world.plan = null;
      return new HttpResponse(null, { status: 204 });
    },
    'POST /api/trip-plans/:token/copy': ({ world }) => {
      world.plan = world.plan && { ...world.plan, isShared: false };
      return HttpResponse.json(
        { id: 'p1', page: `/trip-plan/${TOKEN}-copy`, title: 'Lisbon', requestId: null },
        { status: 201 },
      );
    },
    'GET /api/quote-requests/own/:token/events': ({ world }) => openStream(world),
    'POST /api/quote-requests/own/:token/confirm': own((request, world) => {
      world.request = { ...request, status: 'sent' };
    }),
    'POST /api/quote-requests/own/:token/take': own((request, world) => {
      world.request = { ...request, isInAccount: true };
    }),
    'POST /api/quote-requests/own/:token/withdraw': own((request, world) => {
      world.request = { ...request, status: 'closed', closedReason: 'withdrawn' };
    }),
    'PUT /api/quote-requests/own/:token/wish': own(changeWish),
    'POST /api/quote-requests/own/:token/close': own((request, world, body) => {
      const reopenUntil = new Date(Date.now() + 7 * 86_400_000).toISOString();
      const { reason } = read<CloseBody>(body);
      world.request = { ...request, status: 'closed', closedReason: reason, reopenUntil };
    }),
    'POST /api/quote-requests/own/:token/reopen': own((request, world) => {
      world.request = { ...request, status: 'quoted', closedReason: null, reopenUntil: null };
    }),
    'POST /api/quote-requests/own/:token/accept': own(accept),
    'DELETE /api/quote-requests/own/:token/accept': own((request, world) => {
      world.request = { ...request, status: 'quoted', acceptance: null, undoUntil: null };
    }),
    'POST /api/quote-requests/own/:token/change': own((request, world, body) => {
      const { quoteId, text } = read<LineChangeBody>(body);
      const quote = request.quotes.find(({ id }) => id === quoteId);
      if (quote) say(world, quote.agentId, { clientId: `change ${text}`, text });
    }),
    'POST /api/quote-requests/own/:token/release': own((request, world, body) => {
      const { agentId } = read<{ agentId: string }>(body);
      const invitations = request.invitations.map((one) => ({
        ...one,
        hasContact: one.hasContact || one.agent.id === agentId,
      }));
      world.request = { ...request, invitations };
    }),
    'PUT /api/quote-requests/own/:token/review': own((request, world, body) => {
      const { rating, text, after } = read<ReviewBody>(body);
      if (request.review && after !== request.review.version)
        return apiError(409, 'CONFLICT', 'This review was changed elsewhere meanwhile.');
      const at = new Date().toISOString();
      const review = { id: 'rev1', rating, text, month: null, name: null, at, isSample: false, answer: null };
      const before = request.review;
      world.request = {
        ...request,
        review: before && { ...before, canWrite: false, review, version: after + 1 },
      };
      return {};
    }),
    'DELETE /api/quote-requests/own/:token/review': own((request, world) => {
      const gone = { canWrite: false, review: null, changeUntil: null, isRemoved: true };
      world.request = { ...request, review: request.review && { ...request.review, ...gone } };
    }),
    'GET /api/quote-requests/own/:token/threads/:agentId': own((_request, world, _body, agentId) => ({
      messages: world.threads[agentId] ?? [],
      ...{ blockedBy: world.blockedBy, isReported: world.isReported },
    })),
    'POST /api/quote-requests/own/:token/threads/:agentId/block': own((_request, world, body) => {
      world.blockedBy = read<BlockBody>(body).isBlocked ? 'self' : null;
    }),
    'POST /api/quote-requests/own/:token/threads/:agentId/report': own((_request, world) => {
      world.isReported = true;
    }),
    'POST /api/quote-requests/own/:token/threads/:agentId/attachments': own(() =>
      HttpResponse.json(VOUCHER, { status: 201 }),
    ),
    'GET /api/quote-requests/own/:token/threads/:agentId/attachments/:attachmentId': own(
      () => new HttpResponse('bytes', { headers: { 'content-type': 'image/webp' } }),
    ),
    'POST /api/quote-requests/own/:token/threads/:agentId': own(post),
    'GET /api/quote-requests/own/:token': own((request) => request),
  },
});

export const { world, asked, queriesOf, fail, hold, start: startRequestsServer } = requestsServer;

/** The bodies that were sent to a path, in order. */
export function sentTo<Body>(path: string, method: 'POST' | 'PUT' = 'POST'): Body[] {
  return asked
    .filter((one) => one.method === method && one.path === path)
    .map(({ body }) => read<Body>(body));
}

/** The requests that were sent. */
export const requestsSent = () => sentTo<RequestBody>('/api/quote-requests');

export const ownPathOf = (action: string) => `/api/quote-requests/own/${TOKEN}/${action}`;

/** Tells the pages that are open that something is new. */
export function tellChanged(): void {
  for (const stream of world.streams)
    stream.enqueue(new TextEncoder().encode('event: changed\ndata: {}\n\n'));
}
