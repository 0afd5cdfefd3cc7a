import type { ShownGuide } from '@atoll/contracts/destination';
import { Months } from '../../shared/months/months';
import * as s from './guide-parts.module.css';

/** The best months, and what the seasons are like. */
export function Year({ guide }: { readonly guide: ShownGuide }) {
  if (guide.best_months.length === 0 && guide.seasons === '') return null;
  return (
    <section className="sand section-tight" id="year" aria-labelledby="year-heading">
      <div className={`wrap ${s.duo}`}>
        <h2 className="display h2" id="year-heading">
          A year at a glance
        </h2>
        <div>
          {guide.best_months.length > 0 && <Months best={guide.best_months} />}
          {guide.seasons && <p className={`muted ${s.seasons}`}>{guide.seasons}</p>}
        </div>
      </div>
    </section>
  );
}
