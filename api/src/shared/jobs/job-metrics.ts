import type { Connection } from 'mongoose';
import type { Metrics } from '../observability/metrics';
import { createSampled } from '../observability/sampled';

const STATES = ['waiting', 'running', 'failed'] as const;
type State = (typeof STATES)[number];

interface Counted {
  readonly _id: State;
  readonly jobs: number;
  /** When the first of them should have begun, began, or failed. */
  readonly since: Date | null;
}

const IS_SET = (field: string) => ({ $gt: [field, null] });
/** As `jobs.routes.ts` shows them: one that failed and will be begun again waits. */
const STATE_OF = {
  $cond: [
    { $and: [IS_SET('$failedAt'), { $not: [IS_SET('$nextRunAt')] }] },
    'failed',
    { $cond: [IS_SET('$lockedAt'), 'running', 'waiting'] },
  ],
};
const SINCE = { $cond: [IS_SET('$nextRunAt'), '$nextRunAt', { $ifNull: ['$lockedAt', '$failedAt'] }] };

async function countJobs(database: Connection): Promise<readonly Counted[]> {
  return database
    .collection('agendaJobs')
    .aggregate<Counted>([
      { $project: { state: STATE_OF, since: SINCE } },
      { $group: { _id: '$state', jobs: { $sum: 1 }, since: { $min: '$since' } } },
    ])
    .toArray();
}

/** Jobs of all instances by state, and how old the oldest of each is; 0 for one that is not due yet. */
export function measureJobs(metrics: Metrics, database: Connection): void {
  const sample = createSampled({ read: () => countJobs(database), otherwise: null });
  const readings = async (valueOf: (counted: Counted | undefined) => number) => {
    const counted = await sample();
    const of = (state: State) => valueOf(counted?.find(({ _id }) => _id === state));
    return counted ? STATES.map((state) => ({ labels: { state }, value: of(state) })) : [];
  };
  metrics.readGauge({ name: 'atoll_jobs', help: 'Jobs of all instances', labels: { state: STATES } }, () =>
    readings((counted) => counted?.jobs ?? 0),
  );
  metrics.readGauge(
    {
      name: 'atoll_job_age_seconds',
      help: 'Since the oldest job of that state was due, began, or failed',
      labels: { state: STATES },
    },
    () =>
      readings((counted) =>
        counted?.since ? Math.max(0, (Date.now() - counted.since.getTime()) / 1_000) : 0,
      ),
  );
}
