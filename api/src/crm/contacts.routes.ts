import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Board,
  CARDS_PER_COLUMN,
  Contact,
  ContactBody,
  ContactFilter,
  Contacts,
  CONTACTS_PER_PAGE,
  ContactsQuery,
  CrmSummary,
  NewContactBody,
  RemovedContact,
  StageBody,
} from '@atoll/contracts/crm';
import { CRM_PATHS } from '@atoll/contracts/crm-paths';
import { STAGES } from '@atoll/contracts/crm-words';
import { earliestToday, isCivilDate } from '@atoll/contracts/dates';
import { NoBody } from '@atoll/contracts/expo';
import { Type } from 'typebox';
import type { FastifyRequest } from 'fastify';
import { requireRole, signedIn } from '../shared/auth/principal';
import { AppError } from '../shared/errors/app-error';
import { changedVersion } from '../shared/http/if-match';
import { contactRow } from './contact-view';
import { moving } from './contacts.service';
import type { CrmParts } from './crm-parts';

export const ContactId = Type.Object({ contactId: Type.String({ maxLength: 40 }) });
/** Contacts are of agents and hotels; nobody else has any. */
export const ofOwners = { onRequest: requireRole('agent', 'hotel') };
export const tags = ['contacts'];

/**
 * Routes of one thing of whoever asks. Whose it is, is looked at before what was sent: what is foreign or unknown is the
 * same 403 whatever the body or the headers.
 */
export function ofOwn(
  param: 'contactId' | 'importId',
  isOwn: (ownerId: string, id: string) => Promise<boolean>,
) {
  const check = async (request: FastifyRequest): Promise<void> => {
    const { [param]: id = '' } = request.params as Readonly<Record<string, string>>;
    if (!(await isOwn(signedIn(request).userId, id))) throw new AppError('42501');
  };
  return { onRequest: [ofOwners.onRequest, check] };
}

/** The day that decides what is due: on the calendar of who asks, or the server's where that is no day. */
export function askedToday({ today }: ContactFilter, now: Date): string {
  return today !== undefined && isCivilDate(today) ? today : earliestToday(now);
}

/** Contacts of whoever is signed in. Every change names the version that it was made from. */
export function contactsRoutes({
  contacts,
  kept,
  service,
  intake,
  now,
}: CrmParts): FastifyPluginAsyncTypebox {
  const ofContact = ofOwn('contactId', contacts.has);
  const ofPutAway = ofOwn('contactId', async (ownerId, id) => (await kept.find(ownerId, id)) !== null);
  return async (app) => {
    app.get(
      CRM_PATHS.contacts,
      {
        ...ofOwners,
        schema: {
          tags,
          summary: 'Contacts, a page at a time',
          querystring: ContactsQuery,
          response: { 200: Contacts },
        },
      },
      async (request) => {
        const { userId } = signedIn(request);
        const { page = 1, ...filter } = request.query;
        await intake.ready(userId);
        const part = { filter, today: askedToday(filter, now()) };
        const [found, total] = await Promise.all([
          contacts.list(userId, { ...part, skip: (page - 1) * CONTACTS_PER_PAGE, limit: CONTACTS_PER_PAGE }),
          contacts.count(userId, part),
        ]);
        return { contacts: found.map(contactRow), total, page };
      },
    );
    app.get(
      CRM_PATHS.board,
      {
        ...ofOwners,
        schema: {
          tags,
          summary: 'The first contacts of every stage',
          querystring: ContactFilter,
          response: { 200: Board },
        },
      },
      async (request) => {
        const { userId } = signedIn(request);
        const { query } = request;
        await intake.ready(userId);
        const today = askedToday(query, now());
        const column = async (stage: (typeof STAGES)[number]) => {
          const part = { filter: { ...query, stage }, today };
          const [found, total] = await Promise.all([
            contacts.list(userId, { ...part, skip: 0, limit: CARDS_PER_COLUMN }),
            contacts.count(userId, part),
          ]);
          return { stage, total, contacts: found.map(contactRow) };
        };
        return { columns: await Promise.all(STAGES.map(column)) };
      },
    );
    app.get(
      CRM_PATHS.summary,
      {
        ...ofOwners,
        schema: {
          tags,
          summary: 'How many contacts there are, and what is due',
          querystring: Type.Pick(ContactFilter, ['today']),
          response: { 200: CrmSummary },
        },
      },
      async (request) => {
        const { userId } = signedIn(request);
        await intake.ready(userId);
        const today = askedToday(request.query, now());
        const [counts, dueToday, ownTags, hasSamples] = await Promise.all([
          contacts.countsByStage(userId),
          contacts.count(userId, { filter: { stage: 'all', due: 'today' }, today }),
          contacts.tagsOf(userId),
          contacts.hasSamples(userId),
        ]);
        return { counts, dueToday, tags: ownTags, hasSamples };
      },
    );
    app.post(
      CRM_PATHS.contacts,
      {
        ...ofOwners,
        schema: {
          tags,
          summary: 'Adds a contact; the same `clientId` again is the same contact',
          body: NewContactBody,
          response: { 201: Contact },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await service.add(signedIn(request).userId, request.body)),
    );
    app.get(
      CRM_PATHS.contact,
      {
        ...ofContact,
        schema: {
          tags,
          summary: 'One contact with its notes, tasks and history',
          params: ContactId,
          response: { 200: Contact },
        },
      },
      (request) => service.read(signedIn(request).userId, request.params.contactId),
    );
    app.put(
      CRM_PATHS.contact,
      {
        ...ofContact,
        schema: {
          tags,
          summary: 'Changes what is known of a contact; `If-Match` names the version',
          params: ContactId,
          body: ContactBody,
          response: { 200: Contact },
        },
      },
      async (request) => {
        const { userId } = signedIn(request);
        const version = changedVersion(request);
        return service.edit(userId, request.params.contactId, version, request.body);
      },
    );
    app.put(
      CRM_PATHS.stage,
      {
        ...ofContact,
        schema: {
          tags,
          summary: 'Moves a contact to a stage; `If-Match` names the version',
          params: ContactId,
          body: StageBody,
          response: { 200: Contact },
        },
      },
      async (request) => {
        const { userId } = signedIn(request);
        const version = changedVersion(request);
        return service.change(userId, request.params.contactId, version, moving(request.body));
      },
    );
    app.delete(
      CRM_PATHS.contact,
      {
        ...ofContact,
        schema: {
          tags,
          summary:
            'Removes a contact, which can be brought back for thirty days; `If-Match` names the version',
          params: ContactId,
          response: { 200: RemovedContact },
        },
      },
      async (request) => {
        const { userId } = signedIn(request);
        return service.remove(userId, request.params.contactId, changedVersion(request));
      },
    );
    app.post(
      CRM_PATHS.restore,
      {
        ...ofPutAway,
        schema: {
          tags,
          summary: 'Brings a removed contact back; `If-Match` names the version that was removed',
          params: ContactId,
          body: NoBody,
          response: { 200: Contact },
        },
      },
      async (request) => {
        const { userId } = signedIn(request);
        return service.restore(userId, request.params.contactId, changedVersion(request));
      },
    );
  };
}
