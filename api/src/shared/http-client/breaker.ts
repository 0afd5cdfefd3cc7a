import { within } from '@atoll/contracts/within';
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { HttpFailure, isHostTrouble } from './http-failure';
import type { BreakerState } from './vendor-watch';

export interface BreakerOptions {
  /** Consecutive failed calls (each with its repetitions) after which the host is left alone. */
  readonly failures: number;
  /** How long it is left alone before one call tries it again. */
  readonly openMs: number;
  /** A call without an answer by then counts as failed, although it goes on and its answer is still used. */
  readonly slowCallMs: number;
}

// Open for longer than a traveler waits: visitors who come one after the other would else all be the call that tries
// a hanging host again. Slow before a traveler's 2.5 s are over, so that the next one already profits.
export const BREAKER_DEFAULTS: BreakerOptions = { failures: 5, openMs: 5_000, slowCallMs: 2_000 };

/** Nobody isolates a circuit of ours by hand. */
const STATES: Readonly<Record<CircuitState, BreakerState>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
};

class SlowCall extends Error {
  override readonly name = 'SlowCall';
}

function orSlow<T>(work: Promise<T>, slowCallMs: number): Promise<T> {
  return within(work, slowCallMs, () => {
    throw new SlowCall();
  });
}

function openFailure(host: string, openMs: number, cause?: unknown): HttpFailure {
  return new HttpFailure({ kind: 'circuit-open', host, retryAfterMs: openMs, cause });
}

async function guard<T>(
  circuit: CircuitBreakerPolicy,
  host: string,
  options: BreakerOptions,
  call: () => Promise<T>,
): Promise<T> {
  // While one call tries the host again, the others do not wait for it: it may hang.
  if (circuit.state === CircuitState.HalfOpen) throw openFailure(host, options.openMs);
  let work: Promise<T> | undefined;
  try {
    return await circuit.execute(() => orSlow((work = call()), options.slowCallMs));
  } catch (error) {
    if (error instanceof SlowCall && work) return await work;
    if (error instanceof BrokenCircuitError) throw openFailure(host, options.openMs, error);
    throw error;
  }
}

/**
 * Leaves a host in trouble alone: after consecutive failures calls fail at once with 'circuit-open', until one call
 * that is let through succeeds. What the host refuses (4xx) is no trouble.
 */
export function createBreaker(
  host: string,
  options: BreakerOptions,
  onState: (state: BreakerState) => void = () => undefined,
): <T>(call: () => Promise<T>) => Promise<T> {
  const circuit = circuitBreaker(
    handleWhen((error) => error instanceof SlowCall || isHostTrouble(error)),
    { breaker: new ConsecutiveBreaker(options.failures), halfOpenAfter: options.openMs },
  );
  circuit.onStateChange((state) => onState(STATES[state]));
  return (call) => guard(circuit, host, options, call);
}
