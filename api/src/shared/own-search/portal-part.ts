import type { OwnHit } from '@atoll/contracts/own-search';
import type { Duty } from '@atoll/contracts/portal-duties';
import type { HasWords, OwnSearchPart } from './own-search';

/** The path of something's page in the management portal. */
export function portalHref(screen: string, id: string): string {
  return `/management-portal/${screen}/${encodeURIComponent(id)}`;
}

/** Records of the management portal in its search: nobody finds any whose role has not their duty (POR-19). */
export function portalPart(
  kind: string,
  duty: Duty,
  find: (q: string, hasWords: HasWords) => Promise<readonly OwnHit[]>,
): OwnSearchPart {
  return { kind, find: async ({ duties }, hasWords, q) => (duties.includes(duty) ? find(q, hasWords) : []) };
}
