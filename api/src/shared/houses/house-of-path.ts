import type { FastifyRequest } from 'fastify';
import { signedIn, type Principal } from '../auth/principal';
import type { House } from './houses';

/** Throws 42501 where somebody may not see the house, or there is none. */
type FindHouseFor = (who: Principal, houseId: string) => Promise<House>;

/**
 * The house that a path names. Looked for as soon as a request comes, because who may not write to a house must not hear
 * what is wrong with the body either; kept for the handler of the same request.
 */
export function houseOfPath(find: FindHouseFor) {
  const houses = new WeakMap<object, House>();
  return {
    onRequest: async (request: FastifyRequest): Promise<void> => {
      // Not checked yet: an id that no house can have is found nowhere.
      const { houseId } = request.params as { readonly houseId: string };
      houses.set(request, await find(signedIn(request), houseId));
    },
    houseOf: (request: object): House => {
      const house = houses.get(request);
      if (!house) throw new Error('A route of a house needs `onRequest` of `houseOfPath`.');
      return house;
    },
  };
}
