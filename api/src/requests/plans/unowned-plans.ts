import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { AppError } from '../../shared/errors/app-error';
import type { PlansRepository } from './plans.repository';

/** Plans without an account that are made of one quote, at most: whoever has its link can make them. */
export const UNOWNED_PLANS_MAX = 100;
/** Nobody loses a plan on the day on which it was made. */
const SAFE_MS = 86_400_000;

export interface UnownedPlans {
  /**
   * Makes room beside a plan that was just added: the oldest that nobody has changed go. Throws CONFLICT, and removes
   * the new one, where all others are changed or of today.
   */
  readonly makeRoom: (quoteId: string, added: string) => Promise<void>;
  /** Removes those that nobody has changed for a while. */
  readonly clear: () => Promise<void>;
}

/** The bound of plans that only a link owns (RFQ-11). */
export function createUnownedPlans(plans: PlansRepository, now: () => Date): UnownedPlans {
  return {
    makeRoom: async (quoteId, added) => {
      const known = await plans.unownedOfQuote(quoteId);
      const surplus = known.length - UNOWNED_PLANS_MAX;
      if (surplus <= 0) return;
      const before = new Date(now().getTime() - SAFE_MS);
      const unused = known.filter(
        ({ _id, version, changed_at }) => _id !== added && version === 0 && changed_at < before,
      );
      if (unused.length < surplus) {
        await plans.remove({ _id: added });
        throw new AppError('CONFLICT', {
          message:
            'Many plans were made of this quote already. Please sign in, then it becomes one of yours.',
        });
      }
      for (const { _id } of unused.slice(0, surplus)) await plans.removeUnused(_id);
    },
    clear: () => plans.removeUnusedBefore(new Date(now().getTime() - KEPT_SECONDS.unusedPlan * 1_000)),
  };
}
