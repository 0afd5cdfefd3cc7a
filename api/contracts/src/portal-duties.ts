/**
 * What there is to do in the management portal. Each of its operations belongs to one of these, and a role of the portal
 * is a list of them (C61).
 */
export const DUTIES = [
  /** Cities, countries, pages, home, pictures and the expo: what the site says. */
  'content',
  /** The entries of travel agents. */
  'directory',
  /** Who waits for an answer, and what was reported. */
  'moderation',
  /** Mails to lists of people. */
  'outreach',
  /** What search engines are told. */
  'indexing',
  /** Work in the background, and mails that could not be sent. */
  'jobs',
  /** Who did what. */
  'audit',
  /** Which release of a remote the site runs. */
  'releases',
  /** Accounts of everybody, and who works in the portal. */
  'accounts',
] as const;
export type Duty = (typeof DUTIES)[number];

/** Who works in the portal beside its owner, who alone gives these roles (C61). */
export const PORTAL_ROLES = ['editor', 'moderator', 'releaser'] as const;
export type PortalRole = (typeof PORTAL_ROLES)[number];

export const DUTIES_OF: Readonly<Record<PortalRole | 'owner', readonly Duty[]>> = {
  owner: DUTIES,
  editor: ['content', 'directory', 'indexing'],
  moderator: ['moderation'],
  // Of one remote.
  releaser: ['releases'],
};
