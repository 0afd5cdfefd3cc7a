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

it('POR-02: work that a busy machine did not hear of in time is ended, and is no failed job', async () => {
  const log = createLogger(testConfig());
  const isGivenUp = new Promise<void>((resolve) => {
    jest.spyOn(log, 'warn').mockImplementation(() => resolve());
  });
  const jobs = createJobs(database().connection, log);
  let isEnded = false;
  jobs.define('slow', {
    run: async (onStep) => {
      await isGivenUp;
      await onStep();
      isEnded = true;
    },
  });
  const app = Fastify();
  await app.register(jobs.plugin);
  await app.ready();
  await jobs.ask('slow');
  const left = () => database().connection.collection('agendaJobs').countDocuments({ name: 'slow' });
  await eventually(async () => expect([isEnded, await left()]).toEqual([true, 0]));
  await app.close();
});
