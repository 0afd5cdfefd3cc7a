import type { FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import { ownLimit } from '../shared/limits/rate-limit';
import { createShareRepository } from './share.repository';
import { shareRoutes } from './share.routes';

/** More than anybody shares in a minute by hand. */
const SHARED_PER_MINUTE = 20;

/** Links to pages of this site that somebody shared. */
export function shareFeature({ database }: { readonly database: Connection }): FastifyPluginAsync {
  const limit = ownLimit({
    name: 'share',
    most: SHARED_PER_MINUTE,
    windowSeconds: 60,
    complaint: 'Too much was shared from this address',
  });
  return shareRoutes({ posts: createShareRepository(database), limit });
}
