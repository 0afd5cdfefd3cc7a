import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { ErrorEnvelope } from '@atoll/contracts/errors';

const anyError = {
  description: 'Every failing answer has this shape; some lists keep their own keys beside it, empty.',
  content: { 'application/json': { schema: ErrorEnvelope } },
};

function withErrors(paths: Record<string, Record<string, { responses?: object }>>): void {
  for (const operations of Object.values(paths)) {
    for (const operation of Object.values(operations)) {
      operation.responses = { ...operation.responses, default: anyError };
    }
  }
}

/** Describes every route from its schemas. Register it before the routes, `openapiRoute` after them. */
export async function collectOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Atoll API',
        version: '1.0.0',
        description: 'The only origin that Atoll’s pages talk to.',
      },
    },
    hideUntagged: false,
    // What only those may do who have a duty in the portal says which.
    transform: ({ schema, url, route }) => ({
      url,
      schema: route.config?.duty
        ? { ...schema, 'x-duty': route.config.duty, 'x-version': route.config.version }
        : schema,
    }),
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const { openapiObject } = document;
      withErrors((openapiObject.paths ?? {}) as Parameters<typeof withErrors>[0]);
      return openapiObject;
    },
  });
}

/** `GET /api/openapi.json`. */
export function openapiRoute(app: FastifyInstance): void {
  app.get(API_PATHS.openapi, { schema: { hide: true } }, async () => app.swagger());
}
