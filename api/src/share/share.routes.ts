import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { isHandedOnSafely, isPlainText } from '@atoll/contracts/handed-on';
import { SharedPost, ShareRequest } from '@atoll/contracts/shared-post';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { sitePath, siteUrl } from '@atoll/contracts/site-path';
import { AppError, invalidField } from '../shared/errors/app-error';
import { clientOf } from '../shared/http/client-address';
import type { RateLimit } from '../shared/limits/rate-limit';
import { TOO_MANY } from '../shared/limits/too-many';
import type { ShareRepository } from './share.repository';

export interface ShareDeps {
  readonly posts: ShareRepository;
  readonly limit: RateLimit;
}

const LOG_ID_BYTES = 16;
/** What is shared never changes. */
const A_DAY = 'public, max-age=86400';

/** The path as a link of this site. Throws where the site has no such page for everybody. */
function sharedPath(path: string): string {
  const page = matchSiteRoute(siteUrl(path).pathname);
  if (page?.access !== 'public' || page.hasSecretQuery || page.hasSecretPath)
    throw invalidField('path', 'This site has no such page.');
  if (!isHandedOnSafely(path)) throw invalidField('path', 'This address cannot be shared.');
  return sitePath(path);
}

/** A title as it was given. Throws for one that reads as something else than it is. */
function sharedTitle(title: string): string {
  if (!isPlainText(title)) throw invalidField('title', 'This title cannot be shared.');
  return title;
}

/** `POST /api/share` keeps what somebody shares under a random id, `GET /api/share/:logId` shows it (DIR-15). */
export function shareRoutes({ posts, limit }: ShareDeps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      API_PATHS.share,
      {
        onRequest: ({ ip }) => limit.count(clientOf(ip)),
        schema: {
          tags: ['share'],
          summary: 'Keeps a page of this site under a random id, to be shared',
          body: ShareRequest,
          response: { 201: SharedPost, ...TOO_MANY },
        },
      },
      async ({ body: { kind, path, title } }, reply) => {
        const logId = randomBytes(LOG_ID_BYTES).toString('base64url');
        const post: SharedPost = { logId, kind, path: sharedPath(path), title: sharedTitle(title) };
        await posts.insert(post);
        return reply.code(201).send(post);
      },
    );
    app.get(
      `${API_PATHS.share}/:logId`,
      {
        schema: {
          tags: ['share'],
          summary: 'What was shared under an id',
          params: Type.Object({ logId: Type.String() }),
          response: { 200: SharedPost },
        },
      },
      async ({ params }, reply) => {
        const post = await posts.find(params.logId);
        // What was kept before a rule was made is held to it, too.
        if (!post || !isHandedOnSafely(post.path)) throw new AppError('PGRST116');
        return reply.header('cache-control', A_DAY).send(post);
      },
    );
  };
}
