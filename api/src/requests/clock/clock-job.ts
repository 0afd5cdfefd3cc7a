import type { FastifyPluginAsync } from 'fastify';
import { repeat } from '../../shared/repeat';
import type { DemoRequests } from '../demo/demo-requests';
import type { RequestsParts } from '../requests-parts';
import { REQUESTS_CLOCK } from './request-clock';

const LOOK_MS = 15_000;

export interface ClockJobDeps extends Pick<RequestsParts, 'jobs' | 'log' | 'clock'> {
  readonly demo: Pick<DemoRequests, 'make'>;
}

/** Has the clock look again and again, on one of the instances at a time, once what a demo begins with is there. */
export function clockJob({ jobs, log, clock, demo }: ClockJobDeps): FastifyPluginAsync {
  let hasBegun = false;
  jobs.define(REQUESTS_CLOCK, {
    // It would mail what the demo is in the middle of; it is asked again when that is done.
    run: async (onStep) => {
      if (hasBegun) await clock.tick(onStep);
    },
  });
  return async (app) => {
    const look = repeat(async () => {
      if (!hasBegun) await demo.make();
      hasBegun = true;
      await jobs.ask(REQUESTS_CLOCK);
      return 'again';
    }, LOOK_MS);
    app.addHook('onReady', async () =>
      look.start((err) => log.warn({ err }, 'requests are looked at later')),
    );
    app.addHook('onClose', () => look.stop());
  };
}
