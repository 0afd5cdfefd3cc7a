import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { earliestToday } from '@atoll/contracts/dates';
import { EXPO_PATHS, ExpoAnswer, ExpoEvent, ExpoQuery } from '@atoll/contracts/expo';
import { Type } from 'typebox';
import { AppError } from '../shared/errors/app-error';
import { expoCalendar } from './expo-calendar';
import { eventView, expoAnswer } from './expo-view';
import type { ExpoRepository } from './expo.repository';

export interface ExpoRoutesDeps {
  readonly events: ExpoRepository;
  readonly publicUrl: string;
  readonly now: () => Date;
}

export const EventId = Type.Object({ eventId: Type.String({ maxLength: 100 }) });
const CALENDAR = {
  200: { description: 'iCalendar', content: { 'text/calendar': { schema: Type.String() } } },
} as const;

/** The expo as everybody reads it (EXP-01, EXP-02). */
export function expoRoutes({ events, publicUrl, now }: ExpoRoutesDeps): FastifyPluginAsyncTypebox {
  const tags = ['expo'];

  async function found(id: string): Promise<ExpoEvent> {
    const document = await events.find(id);
    if (!document) throw new AppError('PGRST116');
    return eventView(document, earliestToday(now()));
  }

  return async (app) => {
    app.get(
      EXPO_PATHS.events,
      {
        schema: {
          tags,
          summary: 'Events that are not over, the next one first',
          querystring: ExpoQuery,
          response: { 200: ExpoAnswer },
        },
      },
      async ({ query }) => {
        const today = earliestToday(now());
        return expoAnswer(await events.comingFrom(today), query, today);
      },
    );
    app.get(
      EXPO_PATHS.event,
      { schema: { tags, summary: 'One event', params: EventId, response: { 200: ExpoEvent } } },
      ({ params }) => found(params.eventId),
    );
    app.get(
      EXPO_PATHS.calendar,
      {
        schema: { tags, summary: 'The event and its programme', params: EventId, response: CALENDAR },
      },
      async ({ params }, reply) => {
        const event = await found(params.eventId);
        return reply
          .header('content-disposition', `attachment; filename="${event.id}.ics"`)
          .type('text/calendar; charset=utf-8')
          .send(expoCalendar(event, { publicUrl, now: now() }));
      },
    );
  };
}
