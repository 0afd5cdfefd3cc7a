import type { API_PATHS } from './api-paths';

/** One's own plans. Written again, because who needs only this address must not carry all others; the types agree. */
export const PLANS_PATH = '/api/marco/plans' satisfies (typeof API_PATHS)['marcoPlans'];
