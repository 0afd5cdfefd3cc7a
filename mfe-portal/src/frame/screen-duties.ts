import type { Duty } from '@atoll/contracts/portal-duties';

/** Which duty opens each screen of the management portal, by its word; `any` for everybody who works there. */
const SCREEN_DUTIES: Readonly<Record<string, Duty | 'any'>> = {
  dashboard: 'any',
  reports: 'moderation',
  cities: 'content',
  countries: 'content',
  home: 'content',
  pages: 'content',
  media: 'content',
  expo: 'content',
  'agent-hub': 'directory',
  'enhance-profiles': 'directory',
  outreach: 'outreach',
  indexing: 'indexing',
  releases: 'releases',
  users: 'accounts',
  jobs: 'jobs',
  audit: 'audit',
};

/** The duty that opens a path or pattern of the site; null outside the management portal. */
export function dutyOf(path: string): Duty | 'any' | null {
  const [, word = ''] = /^\/management-portal\/([^/?]+)/.exec(path) ?? [];
  return SCREEN_DUTIES[word] ?? null;
}

/** Whether somebody with these duties sees a page; also true of every page outside the portal. */
export function isOpenTo(duties: readonly Duty[], path: string): boolean {
  const duty = dutyOf(path);
  return duty === null || duty === 'any' || duties.includes(duty);
}
