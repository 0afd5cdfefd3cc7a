import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { clientOf } from '../http/client-address';

/** In whose name vendor calls are made: one request from outside, with everything that it leads to. */
export interface Caller {
  /** Whose allowance a call is taken from. */
  readonly client: string;
  /** Vendor calls so far. */
  calls: number;
}

const callers = new AsyncLocalStorage<Caller>();

/** Who asks; undefined for work that no request has led to. */
export function currentCaller(): Caller | undefined {
  return callers.getStore();
}

/** Gives every request a caller. What a page's first screen asks the API for is asked in the name of the page's caller. */
export function nameCallers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, next) => {
    if (callers.getStore()) next();
    else callers.run({ client: clientOf(request.ip), calls: 0 }, next);
  });
}
