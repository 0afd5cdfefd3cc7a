import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OWN_HITS_MAX, OWN_SEARCH_PATH, OwnHits, OwnSearchQuery } from '@atoll/contracts/own-search';
import { requireSignedIn, signedIn } from '../shared/auth/principal';
import { ownLimit } from '../shared/limits/rate-limit';
import { TOO_MANY } from '../shared/limits/too-many';
import { OWN_HITS_OF_KIND_MAX, wordsOf, type OwnSearchPart } from '../shared/own-search/own-search';

/** How many hits of each kind are shown: in turns, so that no kind takes the room of those after it. */
function sharesOf(counts: readonly number[]): readonly number[] {
  const shares = counts.map(() => 0);
  let left = OWN_HITS_MAX;
  for (let turn = 1; turn <= OWN_HITS_OF_KIND_MAX; turn += 1)
    counts.forEach((count, kind) => {
      if (left === 0 || count < turn) return;
      shares[kind] = turn;
      left -= 1;
    });
  return shares;
}

/** Search over what the account owns, and over what it works on in the portal; each feature answers for its own part. */
export function ownSearchFeature(parts: readonly OwnSearchPart[]): FastifyPluginAsyncTypebox {
  const limit = ownLimit({
    name: 'own-search',
    most: 120,
    windowSeconds: 60,
    complaint: 'Too much was searched for by this account',
  });

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.get(
      OWN_SEARCH_PATH,
      {
        onRequest: requireSignedIn,
        schema: {
          tags: ['accounts'],
          summary: 'What the account owns and has all words of the query',
          querystring: OwnSearchQuery,
          response: { 200: OwnHits, ...TOO_MANY },
        },
      },
      async (request) => {
        const principal = signedIn(request);
        await limit.count(principal.userId);
        const { q } = request.query;
        const hasWords = wordsOf(q);
        if (!hasWords) return { kinds: [] };
        const found = await Promise.all(parts.map((part) => part.find(principal, hasWords, q)));
        const shares = sharesOf(found.map(({ length }) => length));
        const kinds = parts.map(({ kind }, index) => ({
          ...{ kind, hits: (found[index] ?? []).slice(0, shares[index]) },
        }));
        return { kinds: kinds.filter(({ hits }) => hits.length > 0) };
      },
    );
  };
}
