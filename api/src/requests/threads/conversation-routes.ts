import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BlockBody, MessageView, type MessageBody, ReportBody, Thread } from '@atoll/contracts/quote-request';
import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { TObject } from 'typebox';
import { TOO_MANY } from '../../shared/limits/too-many';
import type { MessageDocument } from '../models/message-fields';
import type { Conversation } from './conversation';
import type { Conversations } from './conversations.service';
import type { MessageLimit } from './message-limit';
import { SentMessage } from './sent-message';

export interface ConversationRoutesDeps<Key extends object, Params> {
  readonly paths: Readonly<Record<'thread' | 'block' | 'report', string>>;
  /** Who may ask. */
  readonly guard: Pick<RouteShorthandOptions, 'onRequest'>;
  readonly tags: readonly string[];
  /** What the path says. */
  readonly params: TObject;
  /** Whom whoever asks writes to, for the descriptions: 'the traveler'. */
  readonly other: string;
  readonly conversations: Pick<Conversations<Key, MessageDocument>, 'read' | 'block' | 'report'> & {
    readonly write: (of: Conversation<Key>, body: MessageBody) => Promise<MessageView>;
  };
  /** The conversation that is asked for. Throws for whoever has none there. */
  readonly of: (request: FastifyRequest & { readonly params: Params }) => Promise<Conversation<Key>>;
  readonly messageLimit: MessageLimit;
}

/** Reading a conversation, writing in it, ending and reporting it: the same for each kind and side. */
export function conversationRoutes<Key extends object, Params>({
  paths,
  guard,
  tags,
  params,
  other,
  conversations,
  of,
  messageLimit,
}: ConversationRoutesDeps<Key, Params>): FastifyPluginAsyncTypebox {
  const asked = (request: FastifyRequest) => of(request as FastifyRequest & { readonly params: Params });
  const described = (summary: string) => ({ tags: [...tags], summary, params });
  return async (app) => {
    app.get(
      paths.thread,
      {
        ...guard,
        schema: {
          ...described(`The messages with ${other}, which are read from then on`),
          response: { 200: Thread },
        },
      },
      async (request) => conversations.read(await asked(request)),
    );
    app.post(
      paths.thread,
      {
        ...guard,
        schema: {
          ...described(`A message to ${other}; the same client id again is the same message`),
          body: SentMessage,
          response: { 201: MessageView, ...TOO_MANY },
        },
      },
      async (request, reply) => {
        const conversation = await asked(request);
        await messageLimit(request.ip);
        return reply.code(201).send(await conversations.write(conversation, request.body));
      },
    );
    app.post(
      paths.block,
      {
        ...guard,
        schema: {
          ...described(`Ends the conversation with ${other}, or lets it go on again`),
          body: BlockBody,
          response: { 200: Thread },
        },
      },
      async (request) => {
        await conversations.block(await asked(request), request.body.isBlocked);
        return conversations.read(await asked(request));
      },
    );
    app.post(
      paths.report,
      {
        ...guard,
        schema: {
          ...described(`Tells the administrators of the conversation with ${other}`),
          body: ReportBody,
          response: { 200: Thread, ...TOO_MANY },
        },
      },
      async (request) => {
        const conversation = await asked(request);
        await messageLimit(request.ip);
        await conversations.report(conversation, request.body);
        return conversations.read(conversation);
      },
    );
  };
}
