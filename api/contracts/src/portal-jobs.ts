import { Type, type Static } from 'typebox';

export const JOB_PATHS = {
  list: '/api/admin/jobs',
  one: '/api/admin/jobs/:jobId',
  retry: '/api/admin/jobs/:jobId/retry',
  /** Mails that could not be sent. */
  mails: '/api/admin/mails',
  mail: '/api/admin/mails/:mailId',
  sendMail: '/api/admin/mails/:mailId/send',
} as const;

/** Work in the background that waits, is under way, or failed. */
export const PortalJob = Type.Object({
  id: Type.String(),
  name: Type.String(),
  state: Type.Enum(['waiting', 'running', 'failed']),
  /** What it was asked for with, as JSON. */
  payload: Type.String(),
  /** Why it failed; null where it did not. */
  problem: Type.Union([Type.String(), Type.Null()]),
  /** When it failed, or is begun. */
  at: Type.Union([Type.String(), Type.Null()]),
  /** How often it has failed. */
  version: Type.Integer(),
});
export type PortalJob = Readonly<Static<typeof PortalJob>>;

/** GET /api/admin/jobs: those that failed first. */
export const PortalJobs = Type.Object({ jobs: Type.Array(PortalJob), failed: Type.Integer() });
export type PortalJobs = Readonly<Static<typeof PortalJobs>>;

/** A mail that could not be sent. What it says is not among it. */
export const GivenUpMail = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  to: Type.String(),
  problem: Type.String(),
  given_up_at: Type.String(),
  /** How often it was tried. */
  version: Type.Integer(),
});
export type GivenUpMail = Readonly<Static<typeof GivenUpMail>>;

/** GET /api/admin/mails. */
export const GivenUpMails = Type.Object({ mails: Type.Array(GivenUpMail), total: Type.Integer() });
export type GivenUpMails = Readonly<Static<typeof GivenUpMails>>;
