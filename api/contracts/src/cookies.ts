import { KEPT_SECONDS } from './kept-for';

/** Every cookie that the site sets, in this browser and for this site alone; /privacy names them all. */
export const COOKIES = {
  session: { name: 'atoll_session', seconds: KEPT_SECONDS.session },
  device: { name: 'atoll_device', seconds: KEPT_SECONDS.device },
  visitor: { name: 'atoll_visitor', seconds: KEPT_SECONDS.visitor },
  release: { name: 'atoll-visitor', seconds: KEPT_SECONDS.release },
} as const;

export type CookieUse = keyof typeof COOKIES;

/** The name as browsers get it: behind https they see to it that no other host of the domain sets the cookie. */
export function ownCookieName(use: Exclude<CookieUse, 'release'>, publicUrl: string): string {
  const { name } = COOKIES[use];
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}
