import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Attention, ATTENTION_PATH, type AttentionKey } from '@atoll/contracts/portal-attention';
import type { Duty } from '@atoll/contracts/portal-duties';
import { ofDuty, signedIn } from '../shared/auth/principal';

/** Something of a feature that may need somebody of the portal. */
export interface AttentionPart {
  readonly key: AttentionKey;
  /** Whose it is. */
  readonly duty: Duty;
  readonly count: () => Promise<number>;
}

/** What the portal's first page says: how much waits for whoever reads it. */
export function portalAttentionFeature(parts: readonly AttentionPart[]): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      ATTENTION_PATH,
      {
        ...ofDuty('any'),
        schema: {
          tags: ['administration'],
          summary: 'How much waits for the reader',
          response: { 200: Attention },
        },
      },
      async (request, reply) => {
        const { duties } = signedIn(request);
        const own = parts.filter(({ duty }) => duties.includes(duty));
        const items = await Promise.all(own.map(async ({ key, count }) => ({ key, count: await count() })));
        return reply.header('cache-control', 'no-store').send({ items });
      },
    );
  };
}
