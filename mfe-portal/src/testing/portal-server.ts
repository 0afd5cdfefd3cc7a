import type {
  AgentRequest,
  DeviceSession,
  HotelProfile,
  HotelProfileBody,
  User,
} from '@atoll/contracts/account';
import type { AgentDashboard } from '@atoll/contracts/agent-dashboard';
import type { AgentListingChange, OwnAgent } from '@atoll/contracts/agent-listing';
import type { EnhancedText } from '@atoll/contracts/enhance';
import type { OwnHits } from '@atoll/contracts/own-search';
import type { AgentRequests, TravelerRequests } from '@atoll/contracts/quote';
import type { HotelDocument } from '@atoll/contracts/hotel-documents';
import type { ConnectionRow } from '@atoll/contracts/connection';
import type { ConnectionThread } from '@atoll/contracts/connection-thread';
import type { HotelDashboard } from '@atoll/contracts/hotel-dashboard';
import type { HotelRequest } from '@atoll/contracts/hotel-review';
import type { MarcoPlan } from '@atoll/contracts/marco-plan';
import { sampleUser } from '@atoll/platform/testing';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { HttpResponse } from 'msw';
import { AGENT, CARD, device, HOTEL, REQUEST, UNLISTED } from './fixtures';

interface World {
  hotel: HotelProfile | null;
  agent: OwnAgent | null;
  queue: HotelRequest[];
  requests: AgentRequest[];
  sessions: DeviceSession[];
  plans: MarcoPlan[];
  documents: HotelDocument[];
  /** Of the hotel's gallery; null where it cannot be read. */
  pictures: readonly { readonly id: string }[] | null;
  /** What travelers ask the agent for. */
  invitations: AgentRequests;
  /** What the writing assistant writes; null where it fails. */
  enhanced: EnhancedText | null;
  /** What the traveler has asked for. */
  asked: TravelerRequests['requests'];
  /** Whom the hotel or the agent is connected with, or is asked by. */
  connections: ConnectionRow[];
  hotelDashboard: HotelDashboard;
  /** Conversations of a hotel and agents; null where they cannot be read. */
  threads: ConnectionThread[] | null;
  /** Null where it cannot be read. */
  dashboard: AgentDashboard | null;
  /** What the search over the own things finds; null where it fails. */
  hits: OwnHits | null;
  refusesPictures: boolean;
  /** The session was ended on another device. */
  isSignedOut: boolean;
  user: User;
}

/** A word whose first letters are right finds its place, as one with a slip of the finger does. */
const PLACES = [
  { name: 'Lisbon', country: 'Portugal', latitude: 38.7, longitude: -9.1 },
  { name: 'Porto', country: 'Portugal', latitude: 41.1, longitude: -8.6 },
];

const NO_FIGURES = {
  ...{ answerMinutes: null, answered: { count: 0, of: 0 } },
  ...{ accepted: { count: 0, of: 0 }, visits: 0 },
};
/** The dashboard of an agent whom nobody has asked. */
export const NO_WORK: AgentDashboard = {
  ...{ at: '2020-11-25T10:00:00.000Z', due: [], tasks: [], newContacts: [], isSample: false },
  ...{ last: NO_FIGURES, before: NO_FIGURES },
};

/** The API that the portal's pages ask, and what it knows. */
export const portalServer = fakeApi<World>({
  world: () => ({
    hotel: HOTEL,
    agent: AGENT,
    queue: [HOTEL],
    requests: [REQUEST],
    sessions: [device('s1', 'Firefox on Linux', true), device('s2', 'Safari on iPhone', false)],
    plans: [],
    documents: [],
    pictures: [{ id: 'p1' }],
    invitations: { requests: [], counts: {}, awayUntil: null },
    enhanced: null,
    threads: [],
    connections: [],
    hotelDashboard: { visits: null, tasks: [], isSample: false },
    asked: [],
    dashboard: NO_WORK,
    hits: { kinds: [] },
    refusesPictures: false,
    isSignedOut: false,
    user: sampleUser(),
  }),
  routes: {
    'POST /api/auth/refresh': ({ world }) =>
      world.isSignedOut
        ? apiError(401, 'UNAUTHENTICATED')
        : { access_token: 'a', expires_in: 900, user: world.user },
    'POST /api/auth/logout': () => new Response(null, { status: 204 }),
    'GET /api/auth/hotel': ({ world }) => world.hotel ?? apiError(404, 'PGRST116'),
    'PUT /api/auth/hotel': ({ world, body, ifMatch }) => {
      if (world.isSignedOut) return apiError(401, 'UNAUTHENTICATED');
      if (world.hotel && ifMatch !== `"${world.hotel.version}"`)
        return HttpResponse.json(
          { code: 'CONFLICT', message: 'Changed', requestId: 'r1', current: world.hotel },
          { status: 409 },
        );
      const profile = JSON.parse(body) as HotelProfileBody;
      return profile.phone === 'abc'
        ? apiError(400, 'INVALID_REQUEST', 'No phone number', { phone: 'No phone number' })
        : { ...HOTEL, ...profile };
    },
    'GET /api/houses/:houseId/gallery': ({ world }) =>
      world.pictures ? { pictures: world.pictures } : apiError(500, 'INTERNAL'),
    'GET /api/houses/:houseId/documents': ({ world }) => ({ documents: world.documents }),
    'POST /api/houses/:houseId/documents': ({ world }) => {
      const facts = { name: 'licence.pdf', kind: 'pdf', bytes: 2_048, removedAt: null } as const;
      world.documents = [{ id: 'd1', ...facts, uploadedAt: '2020-11-02T10:00:00.000Z' }];
      return world.documents[0];
    },
    'DELETE /api/houses/:houseId/documents/:documentId': ({ world }) => {
      world.documents = [];
      return new Response(null, { status: 204 });
    },
    'GET /api/account/mails': () => ({ page: '/mails/secret' }),
    'GET /api/auth/agent': ({ world }) => world.agent ?? apiError(404, 'PGRST116'),
    'GET /api/agent/requests': ({ world }) => world.invitations,
    'GET /api/traveler/requests': ({ world }) => ({ requests: world.asked }),
    'GET /api/connections/threads': ({ world }) =>
      world.threads ? { threads: world.threads, asking: 0 } : apiError(500, 'INTERNAL'),
    'GET /api/connections': ({ world }) => ({ connections: world.connections }),
    'GET /api/hotel/dashboard': ({ world }) => world.hotelDashboard,
    'GET /api/agent/dashboard': ({ world }) => world.dashboard ?? apiError(500, 'INTERNAL'),
    'POST /api/agent/enhance': ({ world }) =>
      world.enhanced ??
      apiError(
        503,
        'PROVIDER_UNAVAILABLE',
        'The writing assistant cannot be reached. Your text stays as it is.',
      ),
    'GET /api/own/search': ({ world }) => world.hits ?? apiError(500, 'INTERNAL'),
    'GET /api/admin/attention': () => ({ items: [] }),
    'GET /api/admin/hotels': ({ world, params }) => {
      const { status } = params;
      const hotels = world.queue.filter(
        ({ verification_status, change_status }) =>
          verification_status === status || change_status === status,
      );
      return { hotels, total: hotels.length, page: 1 };
    },
    'POST /api/admin/hotels/:id/approve': ({ world, pathParams, ifMatch }) => {
      if (world.queue.every(({ review_version: version }) => ifMatch !== `"${version}"`))
        return apiError(409, 'CONFLICT');
      world.queue = world.queue.map((hotel) =>
        hotel.id === pathParams['id'] ? { ...hotel, verification_status: 'approved' as const } : hotel,
      );
      return world.queue[0];
    },
    'POST /api/admin/hotels/:id/reject': ({ world, body }) => {
      const { reason } = JSON.parse(body) as { reason: string };
      world.queue = world.queue.map((hotel) => ({
        ...hotel,
        verification_status: 'rejected' as const,
        rejection_reason: reason,
      }));
      return world.queue[0];
    },
    'PUT /api/auth/agent': ({ world, body }) => {
      world.agent = { ...UNLISTED, ...(JSON.parse(body) as object) };
      return world.agent;
    },
    'PATCH /api/auth/agent/listing': ({ world, body, ifMatch }) => {
      const change = JSON.parse(body) as AgentListingChange;
      const { version } = world.agent ?? AGENT;
      if (ifMatch !== `"${version}"`)
        return HttpResponse.json(
          { code: 'CONFLICT', message: 'Changed', requestId: 'r1', current: world.agent },
          { status: 409 },
        );
      if (change.phone === 'abc')
        return apiError(400, 'INVALID_REQUEST', 'No phone number', { phone: 'No phone number' });
      const before = world.agent?.listing ?? AGENT.listing;
      world.agent = { ...AGENT, version: version + 1, listing: before && { ...before, ...change } };
      return world.agent;
    },
    'PUT /api/auth/agent/picture': ({ world }) => {
      if (world.refusesPictures)
        return apiError(400, 'INVALID_REQUEST', 'Please upload an image', { file: 'This is no picture.' });
      world.agent = { ...AGENT, listing: AGENT.listing && { ...AGENT.listing, picture: '/media/p.webp' } };
      return world.agent;
    },
    'DELETE /api/auth/agent/picture': ({ world }) => {
      world.agent = AGENT;
      return world.agent;
    },
    'GET /api/places': ({ params }) => ({
      places: PLACES.filter(({ name }) => name.startsWith((params['q'] ?? '').slice(0, 4))),
    }),
    'GET /api/agents': ({ params }) => ({
      data: params['name'] === 'hanna' ? [CARD] : [],
      meta: { count: 1, featuredCount: 0, page: 1, pages: 1, country: null, ignored: [] },
    }),
    'POST /api/auth/agent/claim': ({ world }) => {
      world.agent = { ...UNLISTED, claimed_agent: { ...CARD, page: '/agent/d1/hanna-berg' } };
      return world.agent;
    },
    'GET /api/admin/agents': ({ world, params }) => {
      const agents = world.requests.filter(
        ({ verification_status }) => verification_status === params['status'],
      );
      return { agents, total: agents.length, page: 1 };
    },
    'POST /api/admin/agents/:id/approve': ({ world }) => {
      world.requests = world.requests.map((each) => ({ ...each, verification_status: 'approved' as const }));
      return world.requests[0];
    },
    'POST /api/admin/agents/:id/reject': ({ world, body }) => {
      const { reason: rejection_reason } = JSON.parse(body) as { reason: string };
      world.requests = world.requests.map((each) => ({
        ...each,
        verification_status: 'rejected' as const,
        rejection_reason,
      }));
      return world.requests[0];
    },
    'PATCH /api/auth/user': ({ world, body }) => {
      const user_metadata = { ...world.user.user_metadata, ...(JSON.parse(body) as object) };
      world.user = { ...world.user, user_metadata };
      return world.user;
    },
    'GET /api/marco/plans': ({ world }) => ({ plans: world.plans.filter(({ isSaved }) => isSaved) }),
    'PATCH /api/marco/plans/:id': ({ world, body, pathParams }) => {
      const { version, edit } = JSON.parse(body) as { version: number; edit: { isSaved: boolean } };
      const plan = world.plans.find(({ id }) => id === pathParams['id']);
      if (!plan) return apiError(404, 'NOT_FOUND');
      if (plan.version !== version) return apiError(409, 'CONFLICT');
      const changed = { ...plan, version: version + 1, isSaved: edit.isSaved };
      world.plans = world.plans.map((each) => (each === plan ? changed : each));
      return changed;
    },
    'POST /api/auth/resend': () => ({ message: 'sent' }),
    'GET /api/auth/sessions': ({ world }) => ({ sessions: world.sessions }),
    'DELETE /api/auth/sessions/:id': ({ world, pathParams }) => {
      world.sessions = world.sessions.filter(({ id }) => id !== pathParams['id']);
      return new Response(null, { status: 204 });
    },
  },
});
