import { sitePath } from '@atoll/contracts/site-path';
import { keptPlans } from './kept-plans';

/** The ways back to the plans that were made on this device; nothing where there are none. For the browser only. */
export function KeptPlanList() {
  const plans = keptPlans();
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="kept-plans">
      <h2 className="title" id="kept-plans">
        Plans that you made from quotes
      </h2>
      <ul>
        {plans.map(({ id, page, title }) => (
          <li key={id}>
            <a className="link" href={sitePath(page)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
