import { testDatabase } from '../../../test/database';
import { measureJobs } from '../jobs/job-metrics';
import { mailModel } from '../mail/mail.model';
import { mailWatch, measureMails } from '../mail/mail-metrics';
import { createMetrics, type Metrics } from './metrics';

const database = testDatabase();
const SECOND = 1_000;

async function scraped(metrics: Metrics, start: string): Promise<Record<string, number>> {
  const { body } = await metrics.page();
  const lines = body.split('\n').filter((line) => line.startsWith(start));
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', value] = line.split(' ');
      return [name, Number(value)];
    }),
  );
}

it('jobs are counted by state, with the age of the oldest; one that is planned for later is not late', async () => {
  const before = (seconds: number) => new Date(Date.now() - seconds * SECOND);
  await database()
    .connection.collection('agendaJobs')
    .insertMany([
      { name: 'late', nextRunAt: before(600), lockedAt: null },
      { name: 'planned', nextRunAt: before(-3_600), lockedAt: null },
      // Agenda forgets when a job should run once it has begun it.
      { name: 'running', nextRunAt: null, lockedAt: before(30) },
      { name: 'failed', nextRunAt: null, lockedAt: null, failedAt: before(120) },
    ]);
  const metrics = createMetrics();
  measureJobs(metrics, database().connection);
  expect(await scraped(metrics, 'atoll_jobs')).toEqual({
    'atoll_jobs{state="waiting"}': 2,
    'atoll_jobs{state="running"}': 1,
    'atoll_jobs{state="failed"}': 1,
  });
  const ages = await scraped(metrics, 'atoll_job_age_seconds');
  expect(Math.round((ages['atoll_job_age_seconds{state="waiting"}'] ?? 0) / 60)).toBe(10);
  expect(Math.round((ages['atoll_job_age_seconds{state="failed"}'] ?? 0) / 60)).toBe(2);
});

it('mails that wait are counted, and late only from the time at which they are due', async () => {
  const mail = { kind: 'any', data: {}, client: 'site', attempts: 0 };
  await mailModel(database().connection).create([
    { ...mail, to: 'late@example.com', due_at: new Date(Date.now() - 1_200 * SECOND) },
    { ...mail, to: 'later@example.com', due_at: new Date(Date.now() + 1_200 * SECOND) },
    { ...mail, to: 'never@example.com', given_up_at: new Date() },
  ]);
  const metrics = createMetrics();
  measureMails(metrics, database().connection);
  mailWatch(metrics)('later');
  const { atoll_mail_overdue_seconds: overdue = 0, ...seen } = await scraped(metrics, 'atoll_mail');
  expect(Math.round(overdue / 60)).toBe(20);
  expect(seen).toMatchObject({
    atoll_mails_waiting: 2,
    atoll_mails_given_up: 1,
    'atoll_mails_total{outcome="later"}': 1,
    'atoll_mails_total{outcome="sent"}': 0,
  });
});
