import { Panel } from '../shared/panel';
import { useTravelerPlansQuery } from '../shared/requests.api';
import { RequestProblem } from '../shared/request-problem';

/** The plans that a traveler has made of quotes; absent where there are none (RFQ-11). */
export function TravelerPlans() {
  const { data, error, refetch } = useTravelerPlansQuery();
  if (error) return <RequestProblem error={error} onRetry={() => void refetch()} />;
  if (!data || data.plans.length === 0) return null;
  return (
    <Panel title="Plans made from quotes">
      <ul>
        {data.plans.map(({ id, page, title }) => (
          <li key={id}>
            <a className="link" href={page}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
