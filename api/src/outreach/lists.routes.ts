import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AddedAnswer,
  AddedMembers,
  LIST_MEMBERS_MAX,
  ListMembers,
  MailList,
  MailListBody,
  MailLists,
  MEMBERS_PAGE_SIZE,
  OUTREACH_PATHS,
} from '@atoll/contracts/outreach';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ofDuty } from '../shared/auth/principal';
import type { EditLog } from '../shared/edits/edit-log';
import { AppError } from '../shared/errors/app-error';
import { changedVersion } from '../shared/http/if-match';
import { readMembers } from './added-members';
import type { MailListDocument } from './mail-list.model';
import type { MailListsRepository } from './mail-lists.repository';
import { listView, memberView } from './outreach-view';

interface ListsRoutesDeps {
  readonly lists: MailListsRepository;
  readonly edits: Pick<EditLog, 'note'>;
}

const tags = ['administration'];
const Id = Type.String({ maxLength: 400 });
const OfList = Type.Object({ listId: Id });
const PAGE_MAX = 10_000;
/** What the longest text that is taken may be in bytes, as JSON. */
const MEMBERS_BYTES_MAX = 2_000_000;

/** Lists of people who agreed to mails, for who writes to them (POR-14). */
export function listsRoutes({ lists, edits }: ListsRoutesDeps): FastifyPluginAsyncTypebox {
  const reading = ofDuty('outreach');
  const changing = ofDuty('outreach', { version: 'named' });
  const edited = ({ name, consent, removed_at }: MailListDocument) => ({
    ...{ name, consent },
    isRemoved: removed_at !== null,
  });

  async function existing(id: string): Promise<MailListDocument> {
    const list = await lists.find(id);
    if (!list) throw new AppError('NOT_FOUND', { message: 'There is no such list.' });
    return list;
  }
  const view = async (list: MailListDocument) => listView(list, await lists.membersOf(list._id));

  async function note(
    request: FastifyRequest,
    what: string,
    before: MailListDocument | null,
    after: MailListDocument,
  ): Promise<void> {
    const values = { before: before && edited(before), after: edited(after) };
    await edits.note(request, { kind: 'mail-list', record: after._id, title: after.name, what, ...values });
  }
  async function change(
    request: FastifyRequest,
    id: string,
    what: string,
    fields: Partial<Pick<MailListDocument, 'name' | 'consent' | 'removed_at'>>,
  ): Promise<MailList> {
    const before = await existing(id);
    const after = await lists.change(id, changedVersion(request), fields);
    if (!after)
      throw new AppError('CONFLICT', {
        message: 'This list was changed elsewhere meanwhile. Look at both, and save again what you want.',
        body: { current: await view(await existing(id)) },
      });
    await note(request, what, before, after);
    return view(after);
  }

  return async (app) => {
    app.get(
      OUTREACH_PATHS.lists,
      {
        ...reading,
        schema: { tags, summary: 'Mail lists, removed ones last', response: { 200: MailLists } },
      },
      async () => ({ lists: (await lists.all()).map(({ list, members }) => listView(list, members)) }),
    );
    app.post(
      OUTREACH_PATHS.lists,
      {
        ...reading,
        schema: { tags, summary: 'Adds a mail list', body: MailListBody, response: { 201: MailList } },
      },
      async (request, reply) => {
        const list = await lists.add(request.body);
        await note(request, 'added', null, list);
        return reply.code(201).send(listView(list, 0));
      },
    );
    app.put(
      OUTREACH_PATHS.list,
      {
        ...reading,
        schema: {
          tags,
          summary: 'Changes a mail list',
          params: OfList,
          body: MailListBody,
          response: { 200: MailList },
        },
      },
      (request) => change(request, request.params.listId, 'changed', request.body),
    );
    app.delete(
      OUTREACH_PATHS.list,
      {
        ...reading,
        schema: { tags, summary: 'Puts a mail list away', params: OfList, response: { 200: MailList } },
      },
      (request) => change(request, request.params.listId, 'removed', { removed_at: new Date() }),
    );
    app.post(
      OUTREACH_PATHS.restoreList,
      {
        ...changing,
        schema: {
          tags,
          summary: 'Brings a mail list back',
          params: OfList,
          body: Type.Object({}, { additionalProperties: false }),
          response: { 200: MailList },
        },
      },
      (request) => change(request, request.params.listId, 'brought back', { removed_at: null }),
    );
    app.get(
      OUTREACH_PATHS.members,
      {
        ...reading,
        schema: {
          tags,
          summary: 'Who is on a list, the newest first',
          params: OfList,
          querystring: Type.Object({
            page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 })),
          }),
          response: { 200: ListMembers },
        },
      },
      async ({ params, query: { page = 1 } }) => {
        await existing(params.listId);
        const { members, total } = await lists.page(params.listId, page, MEMBERS_PAGE_SIZE);
        return { members: members.map(memberView), total, page };
      },
    );
    app.post(
      OUTREACH_PATHS.members,
      {
        ...changing,
        bodyLimit: MEMBERS_BYTES_MAX,
        schema: {
          tags,
          summary: 'Puts people on a list, each in a line of their own',
          params: OfList,
          body: AddedMembers,
          response: { 200: AddedAnswer },
        },
      },
      async (request) => {
        const { listId } = request.params;
        const { members, problems } = readMembers(request.body.text);
        const before = await lists.membersOf(listId);
        if (before + members.length > LIST_MEMBERS_MAX) {
          const full = `A list has at most ${LIST_MEMBERS_MAX} addresses.`;
          throw new AppError('INVALID_FIELDS', { message: full, fields: { text: full } });
        }
        const { name } = await change(request, listId, 'changed', {});
        const added = await lists.addMembers(listId, members);
        await edits.note(request, {
          ...{ kind: 'mail-list', record: listId, title: name, what: 'got members' },
          ...{ before: { members: before }, after: { members: before + added } },
        });
        return { added, known: members.length - added, problems };
      },
    );
    app.delete(
      OUTREACH_PATHS.member,
      {
        ...reading,
        schema: {
          tags,
          summary: 'Takes somebody off a list; `If-Match` names the list’s version',
          params: Type.Object({ listId: Id, memberId: Id }),
          response: { 200: MailList },
        },
      },
      async (request) => {
        const { listId, memberId } = request.params;
        const list = await change(request, listId, 'changed', {});
        const member = await lists.removeMember(listId, memberId);
        if (!member)
          throw new AppError('NOT_FOUND', { message: 'This address is not on the list any more.' });
        await edits.note(request, {
          ...{ kind: 'mail-list', record: listId, title: list.name, what: 'lost a member' },
          ...{ before: { members: list.members }, after: { members: list.members - 1 } },
        });
        return view(await existing(listId));
      },
    );
  };
}
