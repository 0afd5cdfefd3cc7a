import { MongoBackend, type MongoBackendConfig } from '@agendajs/mongo-backend';
import { Agenda } from 'agenda';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import type { Connection } from 'mongoose';

type Database = Extract<MongoBackendConfig, { mongo: unknown }>['mongo'];

/** How soon a job that another instance asked for is begun. */
const POLL_MS = 500;
/** A worker that says nothing for this long is dead, and its job goes to another. */
const LOCK_MS = 10_000;

export interface Job {
  /** Runs on one instance at a time; calls `onStep` at least every few seconds, or another takes it over. */
  readonly run: (onStep: () => Promise<unknown>) => Promise<void>;
}

export interface Jobs {
  /** Makes a job known under its name. */
  readonly define: (name: string, job: Job) => void;
  /** Runs a job soon, on one of the instances; asked for twice before it begins, it runs once. */
  readonly ask: (name: string) => Promise<void>;
  /** Works from the start of the API to its end. */
  readonly plugin: FastifyPluginAsync;
}

/** Work that survives a crash, in MongoDB, shared by all instances. */
export function createJobs(connection: Connection, log: FastifyBaseLogger): Jobs {
  let agenda: Agenda | null = null;
  const jobs = new Map<string, Job>();

  function start(): Agenda {
    // Its types are those of another copy of the driver.
    const mongo = connection.db as unknown as Database;
    const made = new Agenda({
      backend: new MongoBackend({ mongo, ensureIndex: true }),
      processEvery: POLL_MS,
      defaultLockLifetime: LOCK_MS,
    });
    made.on('error', (err: Error) => log.warn({ err }, 'jobs cannot be read'));
    made.on('fail', (err: Error, job: { attrs: { name: string } }) =>
      log.error({ err, job: job.attrs.name }, 'a job failed'),
    );
    for (const [name, { run }] of jobs) {
      made.define(name, (job) => run(() => job.touch()), { concurrency: 1, lockLimit: 1 });
    }
    return made;
  }

  return {
    define: (name, job) => void jobs.set(name, job),
    ask: async (name) => {
      await agenda?.create(name, { key: name }).unique({ 'data.key': name }).schedule(new Date()).save();
    },
    plugin: fp(async (app) => {
      app.addHook('onReady', async () => {
        agenda = start();
        await agenda.start();
      });
      app.addHook('onClose', async () => {
        await agenda?.stop();
        agenda = null;
      });
    }),
  };
}
