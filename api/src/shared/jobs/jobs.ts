import { MongoBackend, type MongoBackendConfig } from '@agendajs/mongo-backend';
import { Agenda } from 'agenda';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import type { Connection } from 'mongoose';
import { holdLock, jobLockModel } from './job-lock';

type Database = Extract<MongoBackendConfig, { mongo: unknown }>['mongo'];

/** How soon a job that was asked for is begun. */
const POLL_MS = 300;
/** A worker that says nothing for this long is dead, and its job goes to another. */
const LOCK_MS = 5_000;
/**
 * Another takes over the request itself, which costs nothing while the lock is held. Short, because agenda keeps a timer of
 * half of it after every job and never clears it.
 */
const REQUEST_LOCK_MS = 1_500;

/** What agenda needs to note that a job has ended. */
const NOTING_MS = 100;

export interface Job {
  /** Runs on one instance at a time; calls `onStep` at least every few seconds, or another takes it over. */
  readonly run: (onStep: () => Promise<void>) => Promise<void>;
}

export interface Jobs {
  /** Makes a job known under its name, before the API is ready. */
  readonly define: (name: string, job: Job) => void;
  /**
   * Has a job begun after this moment, on one of the instances; asked for again before it begins, it runs once. Throws
   * before the API is ready and once it closes: nobody would hear of it.
   */
  readonly ask: (name: string) => Promise<void>;
  /** Works from the start of the API to its end. */
  readonly plugin: FastifyPluginAsync;
}

/** Work that survives a crash, in MongoDB, shared by all instances. */
export function createJobs(connection: Connection, log: FastifyBaseLogger): Jobs {
  const locks = jobLockModel(connection);
  const jobs = new Map<string, Job>();
  let agenda: Agenda | null = null;
  let isStopping = false;
  const running = new Set<Promise<void>>();
  /** A job that is in the middle ends with its step; the next start asks for it again. */
  const checkStop = () => {
    if (isStopping) throw new Error('the API stops');
  };

  /** Agenda locks one request; two requests for the same job may be begun at once, by two instances. */
  async function runAlone(name: string, { run }: Job, touch: () => Promise<void>): Promise<void> {
    checkStop();
    // While it waits, too: agenda would give the request to another, which would wait beside it.
    const lock = await holdLock(locks, name, LOCK_MS, async () => {
      checkStop();
      await touch();
    });
    try {
      await run(async () => {
        checkStop();
        await lock.renew();
        await touch();
      });
    } finally {
      await lock.release();
    }
  }

  function start(): Agenda {
    // Its types are those of another copy of the driver.
    const mongo = connection.db as unknown as Database;
    const made = new Agenda({
      backend: new MongoBackend({ mongo, ensureIndex: true }),
      processEvery: POLL_MS,
      defaultLockLifetime: REQUEST_LOCK_MS,
      removeOnComplete: true,
    });
    made.on('error', (err: Error) => log.warn({ err }, 'jobs cannot be read'));
    made.on('fail', (err: Error, { attrs: { name } }: { attrs: { name: string } }) => {
      if (isStopping) log.info({ job: name }, 'a job is left for the next start');
      else log.error({ err, job: name }, 'a job failed');
    });
    for (const [name, job] of jobs) {
      const begin = (request: { touch: () => Promise<void> }) => {
        // Agenda calls a request expired that a busy machine did not touch in time. Whose the work is, the lock alone says:
        // it goes on, and whoever takes the request over waits for it.
        const touch = () =>
          request.touch().catch((err: unknown) => log.debug({ err, job: name }, 'a request expired'));
        const work = runAlone(name, job, touch);
        const done = work.catch(() => undefined).finally(() => running.delete(done));
        running.add(done);
        return work;
      };
      made.define(name, begin, { concurrency: 1, lockLimit: 1 });
    }
    return made;
  }

  return {
    define: (name, job) => void jobs.set(name, job),
    ask: async (name) => {
      // A request that has begun may have read already: only one that waits serves this one too.
      const waits = { lockedAt: null, nextRunAt: { $ne: null } };
      if (!agenda || isStopping) throw new Error(`the job ${name} was asked for while no jobs are taken`);
      await agenda.create(name, {}).unique(waits, { insertOnly: true }).schedule(new Date()).save();
    },
    plugin: fp(async (app) => {
      app.addHook('onReady', async () => {
        isStopping = false;
        const started = start();
        await started.start();
        agenda = started;
      });
      app.addHook('onClose', async () => {
        isStopping = true;
        // Agenda looks once whether a job has ended, before it takes it off its list, and would wait for ever.
        await Promise.all(running);
        await agenda?.drain(NOTING_MS);
        await agenda?.stop();
        agenda = null;
      });
    }),
  };
}
