import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Contact,
  MergeBody,
  NewNoteBody,
  NewTaskBody,
  NoteBody,
  TaskBody,
  UnmergeBody,
} from '@atoll/contracts/crm';
import { CRM_PATHS } from '@atoll/contracts/crm-paths';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { signedIn } from '../shared/auth/principal';
import { changedVersion } from '../shared/http/if-match';
import {
  addingNote,
  addingTask,
  changingNote,
  changingTask,
  isAdded,
  removingNote,
  removingTask,
} from './contact-parts';
import { ContactId, ofOwn, tags } from './contacts.routes';
import type { ContactDocument } from './contact.model';
import type { Update } from './contacts.service';
import type { CrmParts } from './crm-parts';

const PartId = Type.Object({ ...ContactId.properties, partId: Type.String({ maxLength: 40 }) });

/** Notes and tasks of a contact, and merging: each is a change of the contact and names its version. */
export function contactPartsRoutes({ contacts, service, merges }: CrmParts): FastifyPluginAsyncTypebox {
  const ofContact = ofOwn('contactId', contacts.has);
  type OfContact = FastifyRequest & { readonly params: { readonly contactId: string } };
  const change = (
    request: OfContact,
    makeUpdate: () => Update,
    isMade?: (contact: ContactDocument) => boolean,
  ): Promise<Contact> => {
    const version = changedVersion(request);
    const { contactId } = request.params;
    return service.change(signedIn(request).userId, contactId, version, makeUpdate(), isMade);
  };
  const described = (summary: string) => ({
    tags,
    summary: `${summary}; \`If-Match\` names the contact’s version`,
    response: { 200: Contact },
  });

  return async (app) => {
    app.post(
      CRM_PATHS.notes,
      { ...ofContact, schema: { ...described('Adds a note'), params: ContactId, body: NewNoteBody } },
      async (request) =>
        change(request, () => addingNote(request.body), isAdded('notes', request.body.clientId)),
    );
    app.put(
      CRM_PATHS.note,
      { ...ofContact, schema: { ...described('Changes a note'), params: PartId, body: NoteBody } },
      async (request) => change(request, () => changingNote(request.params.partId, request.body)),
    );
    app.delete(
      CRM_PATHS.note,
      { ...ofContact, schema: { ...described('Removes a note'), params: PartId } },
      async (request) => change(request, () => removingNote(request.params.partId)),
    );
    app.post(
      CRM_PATHS.tasks,
      { ...ofContact, schema: { ...described('Adds a task'), params: ContactId, body: NewTaskBody } },
      async (request) =>
        change(request, () => addingTask(request.body), isAdded('tasks', request.body.clientId)),
    );
    app.put(
      CRM_PATHS.task,
      { ...ofContact, schema: { ...described('Changes a task'), params: PartId, body: TaskBody } },
      async (request) => change(request, () => changingTask(request.params.partId, request.body)),
    );
    app.delete(
      CRM_PATHS.task,
      { ...ofContact, schema: { ...described('Removes a task'), params: PartId } },
      async (request) => change(request, () => removingTask(request.params.partId)),
    );
    app.post(
      CRM_PATHS.merge,
      {
        ...ofContact,
        schema: { ...described('Merges another contact into this one'), params: ContactId, body: MergeBody },
      },
      async (request) => {
        const version = changedVersion(request);
        return merges.merge(signedIn(request).userId, request.params.contactId, version, request.body);
      },
    );
    app.post(
      CRM_PATHS.unmerge,
      {
        ...ofContact,
        schema: {
          ...described('Takes a merged contact out again, within thirty days'),
          params: ContactId,
          body: UnmergeBody,
        },
      },
      async (request) => {
        const version = changedVersion(request);
        const { otherId } = request.body;
        return merges.unmerge(signedIn(request).userId, request.params.contactId, version, otherId);
      },
    );
  };
}
