import Fastify from 'fastify';
import { testConfig } from '../../../test/config';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { createLogger } from '../observability/logger';
import { createJobs } from './jobs';

const database = testDatabase();

it('issue 23, D3: a job that is asked for before the API is ready, or once it has closed, is refused', async () => {
  const jobs = createJobs(database().connection, createLogger(testConfig()));
  let runs = 0;
  jobs.define('count', { run: async () => void (runs += 1) });
  const app = Fastify();
  await app.register(jobs.plugin);
  await expect(jobs.ask('count')).rejects.toThrow('the job count was asked for while no jobs are taken');
  await app.ready();
  await jobs.ask('count');
  await eventually(async () => expect(runs).toBe(1));
  await app.close();
  await expect(jobs.ask('count')).rejects.toThrow('while no jobs are taken');
});
