import { HttpFailure } from '../http-client/http-failure';
import type { BreakerState, VendorWatch } from '../http-client/vendor-watch';
import type { Metrics } from './metrics';
import type { Tracing } from './tracing';

/** Everybody outside who is called over HTTP. */
const VENDORS = ['amadeus', 'mapbox', 'nominatim', 'openai', 'tavily', 'index-now', 'cdn'] as const;
export type Vendor = (typeof VENDORS)[number];

/** `refused` is a status that says that we are wrong, `failed` one that says that the vendor is. */
const OUTCOMES = ['answered', 'refused', 'failed', 'timeout', 'network', 'unusable', 'not-asked'] as const;
type Outcome = (typeof OUTCOMES)[number];

export type WatchVendor = (vendor: Vendor) => VendorWatch;

const STATES: Readonly<Record<BreakerState, number>> = { closed: 0, 'half-open': 1, open: 2 };
/** A language model thinks for seconds before its answer begins. */
const BUCKETS_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];

function outcomeOfStatus(status: number): Outcome {
  return status >= 500 ? 'failed' : 'refused';
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof HttpFailure) {
    const { kind, status = 500 } = error;
    if (kind === 'status') return outcomeOfStatus(status);
    return kind === 'body' ? 'unusable' : kind === 'circuit-open' ? 'not-asked' : kind;
  }
  const { status, name } = (error ?? {}) as { readonly status?: unknown; readonly name?: unknown };
  if (typeof status === 'number') return outcomeOfStatus(status);
  return String(name).includes('Timeout') ? 'timeout' : 'network';
}

/** Counts and times calls by vendor and outcome, and makes each a span of its own, without its address. */
export function vendorWatches(metrics: Metrics, tracing: Tracing): WatchVendor {
  const count = metrics.counter({
    name: 'atoll_provider_calls_total',
    help: 'Attempts to call a vendor by how they ended, and calls that an open circuit did not make',
    labels: { vendor: VENDORS, outcome: OUTCOMES },
  });
  const time = metrics.durations({
    name: 'atoll_provider_call_seconds',
    help: 'Of one attempt; of a language model until its answer begins',
    labels: { vendor: VENDORS },
    buckets: BUCKETS_SECONDS,
  });
  const setState = metrics.gauge({
    name: 'atoll_provider_breaker_state',
    help: '0 closed, 1 trying again, 2 open: the vendor is left alone',
    labels: { vendor: VENDORS },
  });
  return (vendor) => {
    setState({ vendor }, STATES.closed);
    const timed = async <T>(work: () => Promise<T>): Promise<T> => {
      const fromMs = performance.now();
      const end = (outcome: Outcome) => {
        count({ vendor, outcome });
        time({ vendor }, (performance.now() - fromMs) / 1_000);
      };
      try {
        const answer = await work();
        end('answered');
        return answer;
      } catch (error) {
        end(outcomeOf(error));
        throw error;
      }
    };
    return {
      attempt: (work) =>
        tracing.inSpan({ name: `call ${vendor}`, kind: 'client', notes: { 'peer.service': vendor } }, () =>
          timed(work),
        ),
      notAsked: () => count({ vendor, outcome: 'not-asked' }),
      breaker: (state) => setState({ vendor }, STATES[state]),
    };
  };
}
