import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import {
  Conversation,
  ConversationChange,
  ConversationParams,
  ConversationsAnswer,
  ConversationSummary,
} from '@atoll/contracts/marco-conversations';
import { UnderstoodAnswer, UnderstoodChange } from '@atoll/contracts/marco-understanding';
import type { MarcoPlan } from '@atoll/contracts/marco-plan';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { AppError } from '../../shared/errors/app-error';
import { changedVersion } from '../../shared/http/if-match';
import type { Owner } from '../visitors/owner';
import { consistent } from '../understanding/frame';
import type { Visitors } from '../visitors/visitors';
import type { ConversationsRepository } from './conversations.repository';

export interface ConversationsRoutesDeps {
  readonly conversations: ConversationsRepository;
  readonly visitors: Visitors;
  /** Plans of an owner as they are now. */
  readonly findPlans: (owner: Owner, planIds: readonly string[]) => Promise<readonly MarcoPlan[]>;
  readonly isFromOurPage: (request: FastifyRequest) => Promise<void>;
}

const ABSENT = 'There is no such conversation.';
const absent = () => new AppError('NOT_FOUND', { message: ABSENT });

/** One's own conversations: listed, read, renamed, deleted. Another's is as good as none (MAR-57). */
export function conversationsRoutes(deps: ConversationsRoutesDeps): FastifyPluginAsyncTypebox {
  const { conversations, visitors, findPlans, isFromOurPage } = deps;
  const tags = ['marco'];

  /** An answer was kept with its plan as it was first; since then it may have been edited, saved and shared. */
  async function withPlansOfNow(owner: Owner, conversation: Conversation): Promise<Conversation> {
    const { messages } = conversation;
    const ids = messages.flatMap(({ metadata }) => metadata?.plan?.id ?? []);
    if (ids.length === 0) return conversation;
    const plans = new Map((await findPlans(owner, ids)).map((plan) => [plan.id, plan]));
    return {
      ...conversation,
      messages: messages.map((message) => {
        const plan = plans.get(message.metadata?.plan?.id ?? '');
        return plan ? { ...message, metadata: { ...message.metadata, plan } } : message;
      }),
    };
  }

  return async (app) => {
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.get(
      API_PATHS.marcoConversations,
      {
        schema: {
          tags,
          summary: 'One’s own conversations, the newest first',
          response: { 200: ConversationsAnswer },
        },
      },
      async (request, reply) => {
        const owner = await visitors.ownerOf(request, reply);
        return { conversations: owner ? await conversations.list(owner) : [] };
      },
    );
    app.get(
      API_PATHS.marcoConversation,
      {
        schema: {
          tags,
          summary: 'One conversation',
          params: ConversationParams,
          response: { 200: Conversation },
        },
      },
      async (request, reply) => {
        const owner = await visitors.ownerOr(request, reply, ABSENT);
        const found = await conversations.find(owner, request.params.conversationId);
        if (!found) throw absent();
        return withPlansOfNow(owner, found);
      },
    );
    app.patch(
      API_PATHS.marcoConversation,
      {
        schema: {
          tags,
          summary: 'Renames a conversation',
          params: ConversationParams,
          body: ConversationChange,
          response: { 200: ConversationSummary },
        },
        onRequest: isFromOurPage,
      },
      async (request, reply) => {
        const owner = await visitors.ownerOr(request, reply, ABSENT);
        const changed = await conversations.rename(owner, request.params.conversationId, request.body.title);
        if (!changed) throw absent();
        return changed;
      },
    );
    app.put(
      API_PATHS.marcoUnderstood,
      {
        schema: {
          tags,
          summary: 'Changes what Marco has understood of a trip',
          params: ConversationParams,
          body: UnderstoodChange,
          response: { 200: UnderstoodAnswer },
        },
        onRequest: isFromOurPage,
      },
      async (request, reply) => {
        const owner = await visitors.ownerOr(request, reply, ABSENT);
        const { conversationId } = request.params;
        const version = changedVersion(request);
        const changed = await conversations.putUnderstood(
          owner,
          conversationId,
          version,
          consistent(request.body.understood),
        );
        if (changed) return changed;
        const found = await conversations.find(owner, conversationId);
        if (!found) throw absent();
        const { understood, understoodVersion } = found;
        throw new AppError('CONFLICT', {
          message: 'What Marco has understood was changed meanwhile.',
          body: { current: { understood, understoodVersion } },
        });
      },
    );
    app.delete(
      API_PATHS.marcoConversation,
      {
        schema: {
          tags,
          summary: 'Deletes a conversation',
          params: ConversationParams,
          response: { 204: Type.Null() },
        },
        onRequest: isFromOurPage,
      },
      async (request, reply) => {
        const owner = await visitors.ownerOr(request, reply, ABSENT);
        if (!(await conversations.remove(owner, request.params.conversationId))) throw absent();
        return reply.code(204).send(null);
      },
    );
  };
}
