import type { FastifyPluginAsync } from 'fastify';
import { repeat } from '../shared/repeat';
import { CRM_JOB, type CrmDeps, type CrmParts } from './crm-parts';

const LOOK_MS = 15_000;
/** Requests end after two years: an hour more does not matter. */
const SWEEP_MS = 3_600_000;

/** Takes files in wherever they were cut off, and sweeps out once an hour what came from requests that are gone. */
export function crmJob(
  { imports, intake, now }: CrmParts,
  { jobs, log }: Pick<CrmDeps, 'jobs' | 'log'>,
): FastifyPluginAsync {
  let sweptMs = 0;
  const isSweepDue = () => now().getTime() - sweptMs >= SWEEP_MS;
  jobs.define(CRM_JOB, {
    run: async (onStep) => {
      await imports.work(onStep);
      if (!isSweepDue()) return;
      await intake.sweep(onStep);
      sweptMs = now().getTime();
    },
  });
  return async (app) => {
    const look = repeat(async () => {
      if (isSweepDue() || (await imports.isWaiting())) await jobs.ask(CRM_JOB);
      return 'again';
    }, LOOK_MS);
    app.addHook('onReady', async () =>
      look.start((err) => log.warn({ err }, 'contacts are looked at later')),
    );
    app.addHook('onClose', () => look.stop());
  };
}
