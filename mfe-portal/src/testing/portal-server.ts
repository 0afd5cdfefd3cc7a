import type {
  AgentRequest,
  DeviceSession,
  HotelProfile,
  HotelProfileBody,
  User,
} from '@atoll/contracts/account';
import type { AgentListingChange, OwnAgent } from '@atoll/contracts/agent-listing';
import type { HotelRequest } from '@atoll/contracts/hotel-review';
import type { MarcoPlan } from '@atoll/contracts/marco-plan';
import { sampleUser } from '@atoll/platform/testing';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { AGENT, CARD, device, HOTEL, REQUEST, UNLISTED } from './fixtures';

interface World {
  hotel: HotelProfile | null;
  agent: OwnAgent | null;
  queue: HotelRequest[];
  requests: AgentRequest[];
  sessions: DeviceSession[];
  plans: MarcoPlan[];
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

/** The API that the portal's pages ask, and what it knows. */
export const portalServer = fakeApi<World>({
  world: () => ({
    hotel: HOTEL,
    agent: AGENT,
    queue: [HOTEL],
    requests: [REQUEST],
    sessions: [device('s1', 'Firefox on Linux', true), device('s2', 'Safari on iPhone', false)],
    plans: [],
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
    'PUT /api/auth/hotel': ({ world, body }) => {
      if (world.isSignedOut) return apiError(401, 'UNAUTHENTICATED');
      const profile = JSON.parse(body) as HotelProfileBody;
      return profile.phone === 'abc'
        ? apiError(400, 'INVALID_REQUEST', 'No phone number', { phone: 'No phone number' })
        : { ...HOTEL, ...profile };
    },
    'GET /api/auth/agent': ({ world }) => world.agent ?? apiError(404, 'PGRST116'),
    'GET /api/admin/hotels': ({ world, params }) => {
      const { status } = params;
      const hotels = world.queue.filter(
        ({ verification_status, change_status }) =>
          verification_status === status || change_status === status,
      );
      return { hotels, total: hotels.length, page: 1 };
    },
    'POST /api/admin/hotels/:id/approve': ({ world, pathParams, body }) => {
      const { version } = JSON.parse(body) as { version: number };
      if (world.queue.every((hotel) => hotel.version !== version)) return apiError(409, 'CONFLICT');
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
    'PATCH /api/auth/agent/listing': ({ world, body }) => {
      const change = JSON.parse(body) as AgentListingChange;
      if (change.phone === 'abc')
        return apiError(400, 'INVALID_REQUEST', 'No phone number', { phone: 'No phone number' });
      const before = world.agent?.listing ?? AGENT.listing;
      world.agent = { ...AGENT, listing: before && { ...before, ...change } };
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
    'GET /api/marco/plans': ({ world }) => ({ plans: world.plans }),
    'PATCH /api/marco/plans/:id': ({ world, pathParams }) => {
      const plan = world.plans.find(({ id }) => id === pathParams['id']);
      world.plans = world.plans.filter((each) => each !== plan);
      return plan ? { ...plan, isSaved: false } : apiError(404, 'NOT_FOUND');
    },
    'POST /api/auth/resend': () => ({ message: 'sent' }),
    'GET /api/auth/sessions': ({ world }) => ({ sessions: world.sessions }),
    'DELETE /api/auth/sessions/:id': ({ world, pathParams }) => {
      world.sessions = world.sessions.filter(({ id }) => id !== pathParams['id']);
      return new Response(null, { status: 204 });
    },
  },
});
