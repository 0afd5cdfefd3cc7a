import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';
import type { FindHotelState } from './account';

const NOT_VERIFIED =
  'Your house is not verified yet. Contacts and agents are here as soon as it is; your verification page says what is left to do.';

/**
 * Refuses hotels that are not verified what their pages keep from them as well (HOT-10, HOT-15); everybody else is for the
 * route's own guard.
 */
export function refuseUnverified(findHotelState: FindHotelState) {
  return async ({ principal }: FastifyRequest): Promise<void> => {
    if (principal?.role !== 'hotel') return;
    const hotel = await findHotelState(principal.userId);
    if (hotel?.verification_status !== 'approved') throw new AppError('42501', { message: NOT_VERIFIED });
  };
}
