import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Answers a request; `leave` hands it on to Fastify as it came, and one of the two has to happen. */
export type EarlyResponse = (request: IncomingMessage, response: ServerResponse, leave: () => void) => void;

/**
 * Lets somebody answer requests before Fastify makes objects, hooks and a logger for them. Fastify keeps its server with
 * all its limits, and `inject` goes to it directly. An address of `localhost` beside the first one is Fastify's alone.
 */
export function respondEarly({ server }: FastifyInstance, answer: EarlyResponse): void {
  const [fastify] = server.listeners('request') as RequestListener[];
  if (!fastify) throw new Error('Fastify does not listen to its server');
  server.off('request', fastify);
  server.on('request', (request, response) => answer(request, response, () => fastify(request, response)));
}
