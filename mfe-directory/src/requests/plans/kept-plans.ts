import type { MadePlan } from '@atoll/contracts/trip-plan';
import { deviceStorage } from '@atoll/platform/device-storage';

/** The way to a plan; which request it was made of is not known of plans that were kept before. */
export type KeptPlan = Pick<MadePlan, 'id' | 'page' | 'title'> & Partial<Pick<MadePlan, 'requestId'>>;

/** More are not kept on a device; an account keeps them too. */
const KEPT_MAX = 20;

function isKeptPlan(value: unknown): value is KeptPlan {
  if (typeof value !== 'object' || value === null) return false;
  const { id, page, title, requestId } = value as Record<string, unknown>;
  const isOfRequest = requestId === undefined || requestId === null || typeof requestId === 'string';
  const isNamed = typeof id === 'string' && typeof title === 'string';
  return isNamed && isOfRequest && typeof page === 'string' && PAGE.test(page);
}
const PAGE = /^\/trip-plan\/[\w.-]+$/;

const storage = deviceStorage<readonly KeptPlan[]>({
  key: 'atoll-plans',
  version: 1,
  empty: [],
  parse: (value) => (Array.isArray(value) && value.every(isKeptPlan) ? value : null),
});

/** The plans that were made on this device, the newest first; for the browser only. */
export function keptPlans(): readonly KeptPlan[] {
  return storage.read();
}

/** Keeps the way to a plan, or its new title. */
export function keepPlan({ id, page, title, requestId }: KeptPlan): void {
  const before = storage.read().find((plan) => plan.id === id);
  const plan = { id, page, title, requestId: requestId ?? before?.requestId ?? null };
  storage.write([plan, ...storage.read().filter((one) => one.id !== id)].slice(0, KEPT_MAX));
}

export function forgetPlan(id: string): void {
  storage.write(storage.read().filter((plan) => plan.id !== id));
}

/** The token of a plan's link. */
export function tokenOfPlan({ page }: Pick<KeptPlan, 'page'>): string {
  return page.split('/')[2] ?? '';
}

/** The token of a kept plan's link; null where this device does not keep it. */
export function tokenOfKept(id: string): string | null {
  const kept = storage.read().find((plan) => plan.id === id);
  return kept ? tokenOfPlan(kept) : null;
}
