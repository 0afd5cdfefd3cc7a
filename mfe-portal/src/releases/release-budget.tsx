import type { ReleaseSummary } from '@atoll/contracts/release-summary';
import { kilobytes } from './release-words';
import * as s from './releases-page.module.css';

/** Above this share of its budget a release is near it. */
const NEAR = 0.9;

/** What a first visit loads of a release, of what its team allows. */
export function ReleaseBudget({ sizes, budget }: Pick<ReleaseSummary, 'sizes' | 'budget'>) {
  const [used, allowed] = [sizes.firstRouteBytes, budget.firstRouteBytes];
  const share = allowed > 0 ? used / allowed : 1;
  return (
    <div className={s.budget}>
      <div className={share > NEAR ? s.barNear : s.bar} aria-hidden="true">
        <i style={{ width: `${Math.min(share, 1) * 100}%` }} />
      </div>
      <span className="small">
        {kilobytes(used)} of {kilobytes(allowed)} KB
      </span>
    </div>
  );
}
