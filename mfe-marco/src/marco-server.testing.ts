import type { MarcoEvent, MarcoRequest, MarcoStatus } from '@atoll/contracts/marco';
import type { ChatActivity } from '@atoll/contracts/marco-activities';
import type { Conversation, ConversationSummary } from '@atoll/contracts/marco-conversations';
import type { MarcoPlan, PlanChange, SharedPlan } from '@atoll/contracts/marco-plan';
import type { Understood, UnderstoodAnswer } from '@atoll/contracts/marco-understanding';
import type { CityOption } from '@atoll/contracts/place';
import { createAtollStore, injectSlices } from '@atoll/platform';
import { renderApp, type RenderAppOptions } from '@atoll/platform/testing';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { createElement } from 'react';
import { marcoSlice } from './shared/chat/chat.slice';
import { MarcoApp } from './marco-app';
import { eventsOf, ROME } from './testing/fixtures';

/** An answer that is given event by event, as a test says. */
export interface OpenAnswer {
  readonly send: (...events: MarcoEvent[]) => void;
  /** The line breaks. */
  readonly cut: () => void;
}

interface World {
  status: MarcoStatus;
  /** What a message is answered with; a response is a refusal. */
  answer: (request: MarcoRequest) => readonly MarcoEvent[] | Response;
  /** Set: answers stay open, and are put here. */
  open: OpenAnswer[] | null;
  conversations: ConversationSummary[];
  conversation: Conversation | null;
  activities: ChatActivity[];
  places: CityOption[];
  changePlan: (change: PlanChange) => MarcoPlan | Response;
  sharedPlan: SharedPlan | null;
  /** What the API makes of a trip that was changed from a version. */
  changeUnderstood: (understood: Understood, version: number) => UnderstoodAnswer | Response;
  /** The rest of an answer, after the event with that number; null where no more will come; a response is a refusal. */
  resume: (after: number) => readonly MarcoEvent[] | Response | null;
}

const encoder = new TextEncoder();

function frame({ event, data }: MarcoEvent, id: number): Uint8Array {
  return encoder.encode(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

function streamed(source: ReadableStream<Uint8Array>): Response {
  return new HttpResponse(source, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

/** A whole stream of these events, the first with the number after `after`. */
function streamOf(events: readonly MarcoEvent[], after = 0): Response {
  return streamed(
    new ReadableStream({
      start: (line) => {
        events.forEach((event, index) => line.enqueue(frame(event, after + index + 1)));
        line.close();
      },
    }),
  );
}

function openStream(opened: OpenAnswer[]): Response {
  let count = 0;
  return streamed(
    new ReadableStream({
      start: (line) => {
        opened.push({
          send: (...events) => events.forEach((event) => line.enqueue(frame(event, (count += 1)))),
          cut: () => line.error(new TypeError('network error')),
        });
      },
    }),
  );
}

const server = fakeApi<World>({
  world: () => ({
    status: { isOn: true },
    answer: ({ messageId }) =>
      eventsOf(messageId, [{ event: 'text', data: { text: 'Here you are.', basis: 'tools' } }]),
    open: null,
    conversations: [],
    conversation: null,
    activities: [],
    places: [],
    changePlan: () => apiError(404, 'NOT_FOUND'),
    sharedPlan: null,
    changeUnderstood: (understood, version) => ({ understood, understoodVersion: version + 1 }),
    resume: () => [],
  }),
  routes: {
    'POST /api/auth/logout': () => new HttpResponse(null, { status: 204 }),
    'GET /api/marco/status': ({ world }) => world.status,
    'POST /api/marco/messages/:messageId/stop': () => new HttpResponse(null, { status: 204 }),
    'POST /api/marco/messages': ({ world, body }) => {
      if (world.open) return openStream(world.open);
      const answer = world.answer(JSON.parse(body) as MarcoRequest);
      return answer instanceof Response ? answer : streamOf(answer);
    },
    'GET /api/marco/messages/:messageId': ({ world, params }) => {
      const after = Number(params.after);
      const events = world.resume(after);
      if (events instanceof Response) return events;
      return events ? streamOf(events, after) : new HttpResponse(null, { status: 204 });
    },
    'GET /api/marco/conversations': ({ world }) => ({ conversations: world.conversations }),
    'GET /api/marco/conversations/:conversationId': ({ world, pathParams }) =>
      world.conversation?.id === pathParams['conversationId']
        ? world.conversation
        : apiError(404, 'NOT_FOUND'),
    'PUT /api/marco/conversations/:conversationId/understood': ({ world, body, ifMatch }) => {
      const { understood } = JSON.parse(body) as { understood: Understood };
      return world.changeUnderstood(understood, Number(ifMatch?.replaceAll('"', '')));
    },
    'PATCH /api/marco/conversations/:conversationId': ({ world, pathParams, body }) => {
      const { title } = JSON.parse(body) as { title: string };
      world.conversations = world.conversations.map((one) =>
        one.id === pathParams['conversationId'] ? { ...one, title } : one,
      );
      return {};
    },
    'DELETE /api/marco/conversations/:conversationId': ({ world, pathParams }) => {
      world.conversations = world.conversations.filter(({ id }) => id !== pathParams['conversationId']);
      return new HttpResponse(null, { status: 204 });
    },
    'GET /api/marco/activities': ({ world }) => ({ place: ROME, activities: world.activities }),
    'GET /api/places': ({ world }) => ({ places: world.places }),
    'PATCH /api/marco/plans/:planId': ({ world, body }) => world.changePlan(JSON.parse(body) as PlanChange),
    'POST /api/marco/plans/:planId/share': () => ({ href: '/plan/abcdefghijklmnopqrstuv' }),
    'DELETE /api/marco/plans/:planId/share': () => new HttpResponse(null, { status: 204 }),
    'GET /api/marco/shared-plans/:token': ({ world }) => world.sharedPlan ?? apiError(404, 'NOT_FOUND'),
  },
});

export const { world, asked, fail, hold, start: startMarcoServer } = server;

/** The messages that were sent, in order. */
export function sentMessages(): MarcoRequest[] {
  return asked
    .filter(({ method, path }) => method === 'POST' && path === '/api/marco/messages')
    .map(({ body }) => JSON.parse(body) as MarcoRequest);
}

/** What was understood of the trip as it was sent by hand, in order, and the versions it was changed from. */
export function sentChanges(): { readonly understood: Understood; readonly ifMatch: string | null }[] {
  return asked
    .filter(({ method, path }) => method === 'PUT' && path.endsWith('/understood'))
    .map(({ body, ifMatch }) => ({ ...(JSON.parse(body) as { understood: Understood }), ifMatch }));
}

/** Opens the remote at an address: the panel anywhere but at its own pages. */
export function openMarco(path = '/hotels', state: RenderAppOptions['state'] = {}) {
  injectSlices(createAtollStore(), [marcoSlice]);
  const app = renderApp(createElement(MarcoApp), { path, state });
  const box = () => app.screen.getByRole('textbox', { name: 'Message' });
  return {
    ...app,
    box,
    /** Waits until something can be sent, and sends it. */
    say: async (text: string) => {
      await app.user.type(box(), text);
      const send = app.screen.getByRole('button', { name: 'Send' });
      await waitFor(() => expect(send).toBeEnabled());
      await app.user.click(send);
    },
  };
}
