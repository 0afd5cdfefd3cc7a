/** One's own plans. A file of its own: who needs only this address must not carry all others. */
export const PLANS_PATH = '/api/marco/plans';
