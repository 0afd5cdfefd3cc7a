import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Mailing, MailingBody, Mailings, OUTREACH_PATHS, type MailingState } from '@atoll/contracts/outreach';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { FindAccount } from '../shared/auth/account';
import { ofDuty, signedIn } from '../shared/auth/principal';
import type { EditLog } from '../shared/edits/edit-log';
import { AppError } from '../shared/errors/app-error';
import { changedVersion } from '../shared/http/if-match';
import type { MailListsRepository } from './mail-lists.repository';
import type { MailingDocument } from './mailing.model';
import { keptFields, type MailingsRepository } from './mailings.repository';
import { mailingView } from './outreach-view';
import type { SendMailings } from './send-mailings';

interface MailingsRoutesDeps {
  readonly lists: Pick<MailListsRepository, 'find' | 'membersOf'>;
  readonly mailings: MailingsRepository;
  readonly sending: Pick<SendMailings, 'begin' | 'preview'>;
  readonly findAccount: FindAccount;
  readonly edits: Pick<EditLog, 'note'>;
}

const tags = ['administration'];
const Params = Type.Object({ mailingId: Type.String({ maxLength: 100 }) });
const NoBody = Type.Object({}, { additionalProperties: false });

/** Mails to lists: written, looked at, sent and stopped (POR-14). */
export function mailingsRoutes(deps: MailingsRoutesDeps): FastifyPluginAsyncTypebox {
  const { lists, mailings, sending, findAccount, edits } = deps;
  const writing = ofDuty('outreach');
  const changing = ofDuty('outreach', { version: 'named' });

  async function existing(id: string): Promise<MailingDocument> {
    const mailing = await mailings.find(id);
    if (!mailing) throw new AppError('NOT_FOUND', { message: 'There is no such mailing.' });
    return mailing;
  }
  async function view(mailing: MailingDocument): Promise<Mailing> {
    const [list, counts, people] = await Promise.all([
      lists.find(mailing.list_id),
      mailings.countsOf(mailing._id),
      lists.membersOf(mailing.list_id),
    ]);
    // Whoever is not asked for yet waits, too.
    const isBegun = mailing.state === 'sending' || mailing.state === 'stopped';
    const more = isBegun ? Math.max(0, people - counts.total) : 0;
    const all = { ...counts, total: counts.total + more, waiting: counts.waiting + more };
    return mailingView(mailing, list?.name ?? '', all);
  }
  async function refuseGoneList({ listId }: Pick<MailingBody, 'listId'>): Promise<void> {
    const list = await lists.find(listId);
    const gone = 'Choose a list that is there.';
    if (!list || list.removed_at)
      throw new AppError('INVALID_FIELDS', { message: gone, fields: { listId: gone } });
  }
  const edited = ({ list_id, subject, text, link, link_words, state }: MailingDocument) => ({
    ...{ list_id, subject, text, link, link_words, state },
  });
  async function note(
    request: FastifyRequest,
    what: string,
    before: MailingDocument | null,
    after: MailingDocument,
  ): Promise<void> {
    const values = { before: before && edited(before), after: edited(after) };
    await edits.note(request, {
      kind: 'mail-campaign',
      record: after._id,
      title: after.subject,
      what,
      ...values,
    });
  }
  async function change(
    request: FastifyRequest,
    id: string,
    from: readonly MailingState[],
    what: string,
    fields: Parameters<MailingsRepository['change']>[3],
  ): Promise<MailingDocument> {
    const before = await existing(id);
    const after = await mailings.change(id, changedVersion(request), from, fields);
    if (!after)
      throw new AppError('CONFLICT', {
        message: 'This mailing was changed or sent elsewhere meanwhile. Look at it again.',
        body: { current: await view(await existing(id)) },
      });
    await note(request, what, before, after);
    return after;
  }

  return async (app) => {
    app.get(
      OUTREACH_PATHS.mailings,
      {
        ...writing,
        schema: { tags, summary: 'Mailings, the last changed first', response: { 200: Mailings } },
      },
      async () => ({ mailings: await Promise.all((await mailings.all()).map(view)) }),
    );
    app.get(
      OUTREACH_PATHS.mailing,
      { ...writing, schema: { tags, summary: 'A mailing', params: Params, response: { 200: Mailing } } },
      async ({ params }) => view(await existing(params.mailingId)),
    );
    app.post(
      OUTREACH_PATHS.mailings,
      {
        ...writing,
        schema: { tags, summary: 'Adds a draft', body: MailingBody, response: { 201: Mailing } },
      },
      async (request, reply) => {
        await refuseGoneList(request.body);
        const mailing = await mailings.add(request.body);
        await note(request, 'added', null, mailing);
        return reply.code(201).send(await view(mailing));
      },
    );
    app.put(
      OUTREACH_PATHS.mailing,
      {
        ...writing,
        schema: {
          tags,
          summary: 'Changes a draft',
          params: Params,
          body: MailingBody,
          response: { 200: Mailing },
        },
      },
      async (request) => {
        await refuseGoneList(request.body);
        const { mailingId } = request.params;
        return view(await change(request, mailingId, ['draft'], 'changed', keptFields(request.body)));
      },
    );
    app.delete(
      OUTREACH_PATHS.mailing,
      {
        ...writing,
        schema: { tags, summary: 'Throws a draft away', params: Params, response: { 204: Type.Null() } },
      },
      async (request, reply) => {
        const mailing = await existing(request.params.mailingId);
        if (!(await mailings.remove(mailing._id, changedVersion(request))))
          throw new AppError('CONFLICT', {
            message: 'This mailing was changed or sent elsewhere meanwhile. Look at it again.',
            body: { current: await view(await existing(mailing._id)) },
          });
        await edits.note(request, {
          ...{ kind: 'mail-campaign', record: mailing._id, title: mailing.subject, what: 'removed' },
          ...{ before: edited(mailing), after: null },
        });
        return reply.code(204).send(null);
      },
    );
    app.post(
      OUTREACH_PATHS.preview,
      {
        ...changing,
        schema: {
          tags,
          summary: 'Mails it to whoever asks, as its readers will get it',
          params: Params,
          body: NoBody,
          response: { 202: Type.Object({ to: Type.String() }) },
        },
      },
      async (request, reply) => {
        const mailing = await existing(request.params.mailingId);
        const account = await findAccount(signedIn(request).userId);
        if (!account) throw new AppError('UNAUTHENTICATED', { message: 'No active session' });
        await sending.preview(mailing, account.email, account.metadata.name);
        return reply.code(202).send({ to: account.email });
      },
    );
    app.post(
      OUTREACH_PATHS.send,
      {
        ...ofDuty('outreach', { version: 'named', confirmed: true }),
        schema: {
          tags,
          summary: 'Begins to send it to everybody on its list, or goes on where it was stopped',
          params: Params,
          body: NoBody,
          response: { 200: Mailing },
        },
      },
      async (request) => {
        const { mailingId } = request.params;
        const { list_id } = await existing(mailingId);
        await refuseGoneList({ listId: list_id });
        const empty = 'Nobody is on this list yet.';
        if ((await lists.membersOf(list_id)) === 0)
          throw new AppError('INVALID_FIELDS', { message: empty, fields: { listId: empty } });
        const mailing = await change(request, mailingId, ['draft', 'stopped'], 'sent', { state: 'sending' });
        await sending.begin();
        return view(mailing);
      },
    );
    app.post(
      OUTREACH_PATHS.stop,
      {
        ...changing,
        schema: {
          tags,
          summary: 'Sends no more of it',
          params: Params,
          body: NoBody,
          response: { 200: Mailing },
        },
      },
      async (request) =>
        view(
          await change(request, request.params.mailingId, ['sending', 'sent'], 'stopped', {
            state: 'stopped',
          }),
        ),
    );
  };
}
