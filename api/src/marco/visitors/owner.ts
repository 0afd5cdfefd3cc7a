import { KEPT_SECONDS } from '@atoll/contracts/kept-for';

/** Whose conversations and plans: an account, or a browser that is known by its cookie. */
export type Owner = `account:${string}` | `visitor:${string}`;

export const accountOwner = (userId: string): Owner => `account:${userId}`;
export const visitorOwner = (visitorId: string): Owner => `visitor:${visitorId}`;

export const isAccount = (owner: Owner): boolean => owner.startsWith('account:');
/** The id in an anonymous visitor's cookie. */
export const visitorIdOf = (owner: Owner): string => owner.slice('visitor:'.length);

/** When something of an owner expires, without another word of theirs; null for accounts, whose things stay. */
export function expiryOf(owner: Owner, now: Date): Date | null {
  return isAccount(owner) ? null : new Date(now.getTime() + KEPT_SECONDS.visitor * 1_000);
}
