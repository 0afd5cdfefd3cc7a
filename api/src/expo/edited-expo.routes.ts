import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { earliestToday } from '@atoll/contracts/dates';
import { EditedExpoEvent, EditedExpoEvents, EXPO_PATHS, ExpoEventBody, NoBody } from '@atoll/contracts/expo';
import { slugify } from '@atoll/contracts/slug';
import type { FastifyRequest } from 'fastify';
import { ofDuty } from '../shared/auth/principal';
import type { EditLog } from '../shared/edits/edit-log';
import { AppError } from '../shared/errors/app-error';
import { changedVersion } from '../shared/http/if-match';
import { NO_SITE_PICTURE, type SitePictures } from '../shared/pictures/site-pictures';
import type { ExpoEventDocument } from './expo-event.model';
import { expoProblems } from './expo-problems';
import { editedEvents, editedView } from './expo-view';
import { EventId } from './expo.routes';
import { newEvent, type ExpoRepository } from './expo.repository';

export interface EditedExpoRoutesDeps {
  readonly events: ExpoRepository;
  readonly edits: Pick<EditLog, 'note'>;
  readonly pictures: Pick<SitePictures, 'has'>;
  readonly now: () => Date;
}

type Change = Partial<Pick<ExpoEventDocument, 'event' | 'removed_at'>>;

/** The expo as the administrator edits it. Every change names the version that it was made from. */
export function editedExpoRoutes({
  events,
  edits,
  pictures,
  now,
}: EditedExpoRoutesDeps): FastifyPluginAsyncTypebox {
  const tags = ['administration'];
  const today = () => earliestToday(now());

  async function refuseNonsense(event: ExpoEventBody): Promise<void> {
    const { picture } = event;
    const isUnknown = picture !== null && !(await pictures.has(picture));
    const fields = { ...expoProblems(event), ...(isUnknown && { picture: NO_SITE_PICTURE }) };
    if (Object.keys(fields).length > 0) throw new AppError('INVALID_FIELDS', { fields });
  }

  const edited = ({ event, removed_at }: ExpoEventDocument) => ({ ...event, removed: removed_at !== null });
  async function note(
    request: FastifyRequest,
    what: string,
    before: ExpoEventDocument | null,
    after: ExpoEventDocument,
  ): Promise<void> {
    const values = { before: before && edited(before), after: edited(after) };
    await edits.note(request, {
      kind: 'expo-event',
      record: after._id,
      title: after.event.title,
      what,
      ...values,
    });
  }

  /** With the link's first words for readers, and letters that no other event has. */
  async function added(event: ExpoEventBody): Promise<ExpoEventDocument> {
    const document = newEvent(
      `${slugify(event.title, 60) || 'event'}-${randomBytes(3).toString('hex')}`,
      event,
      false,
    );
    return (await events.add(document)) ? document : added(event);
  }

  /** `If-Match` names the version that was changed: what stood there before is what the log keeps beside it. */
  async function changed(
    request: FastifyRequest,
    id: string,
    what: string,
    change: Change,
  ): Promise<EditedExpoEvent> {
    const version = changedVersion(request);
    const before = await events.findAny(id);
    const document = await events.change(id, version, change);
    if (document) {
      await note(request, what, before, document);
      return editedView(document, today());
    }
    const current = await events.findAny(id);
    if (!current) throw new AppError('NOT_FOUND', { message: 'There is no such event.' });
    throw new AppError('CONFLICT', {
      message: 'This event was changed elsewhere meanwhile. Look at both, and save again what you want.',
      body: { current: editedView(current, today()) },
    });
  }

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    const duty = ofDuty('content');
    app.get(
      EXPO_PATHS.edited,
      {
        ...duty,
        schema: {
          tags,
          summary: 'All events, past and removed ones too',
          response: { 200: EditedExpoEvents },
        },
      },
      async () => ({ events: editedEvents(await events.all(), today()) }),
    );
    app.post(
      EXPO_PATHS.edited,
      {
        ...duty,
        schema: { tags, summary: 'Adds an event', body: ExpoEventBody, response: { 201: EditedExpoEvent } },
      },
      async (request, reply) => {
        await refuseNonsense(request.body);
        const document = await added(request.body);
        await note(request, 'added', null, document);
        return reply.code(201).send(editedView(document, today()));
      },
    );
    app.put(
      EXPO_PATHS.editedEvent,
      {
        ...duty,
        schema: {
          tags,
          summary: 'Changes an event; `If-Match` names the version',
          params: EventId,
          body: ExpoEventBody,
          response: { 200: EditedExpoEvent },
        },
      },
      async (request) => {
        const { params, body } = request;
        changedVersion(request);
        await refuseNonsense(body);
        return changed(request, params.eventId, 'changed', { event: body });
      },
    );
    app.delete(
      EXPO_PATHS.editedEvent,
      {
        ...duty,
        schema: {
          tags,
          summary: 'Takes an event off the site; `If-Match` names the version',
          params: EventId,
          response: { 200: EditedExpoEvent },
        },
      },
      async (request) => changed(request, request.params.eventId, 'removed', { removed_at: now() }),
    );
    app.post(
      EXPO_PATHS.restored,
      {
        ...ofDuty('content', { version: 'named' }),
        schema: {
          tags,
          summary: 'Brings an event back; `If-Match` names the version',
          params: EventId,
          body: NoBody,
          response: { 200: EditedExpoEvent },
        },
      },
      async (request) => changed(request, request.params.eventId, 'brought back', { removed_at: null }),
    );
  };
}
