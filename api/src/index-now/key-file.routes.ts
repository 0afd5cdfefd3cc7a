import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../shared/errors/app-error';
import type { IndexNowSettingsStore } from './settings';

/** `GET /<key>.txt`: how search engines see that a submission is the site's own. Every other key is not there. */
export function keyFileRoutes(settings: Pick<IndexNowSettingsStore, 'read'>): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { key: string } }>(
      '/:key(^[0-9a-f]{32}).txt',
      { schema: { hide: true } },
      async ({ params }, reply) => {
        const { key } = await settings.read();
        if (params.key !== key) throw new AppError('NOT_FOUND');
        return reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(key);
      },
    );
  };
}
