import { randomUUID } from 'node:crypto';
import { SUBMISSIONS_SHOWN, type IndexNowBody } from '@atoll/contracts/index-now-rules';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { Jobs } from '../shared/jobs/jobs';
import { repeat } from '../shared/repeat';
import type { SubmitUrls } from './index-now-port';
import { outcomeOf } from './outcome';
import { submissionModel, type SubmissionDocument } from './submission.model';

/** A submission as lists show it: without its addresses. */
export type ListedSubmission = Omit<SubmissionDocument, 'urls' | 'key' | 'key_location'>;

export interface Submissions {
  /** Keeps it, and has it sent after this moment: it survives a crash. */
  readonly add: (body: IndexNowBody, isAutomatic: boolean) => Promise<ListedSubmission>;
  /** The newest first. */
  readonly latest: () => Promise<ListedSubmission[]>;
  readonly find: (id: string) => Promise<ListedSubmission | null>;
  /** Has it sent once more; null where it has another version by now, or is not there. */
  readonly sendAgain: (id: string, version: number) => Promise<ListedSubmission | null>;
  /** How many addresses the site has submitted by itself since then. */
  readonly automaticSince: (since: Date) => Promise<number>;
  readonly plugin: FastifyPluginAsync;
}

export interface SubmissionsDeps {
  readonly database: Connection;
  readonly jobs: Pick<Jobs, 'define' | 'ask'>;
  readonly log: FastifyBaseLogger;
  /** Null where this site speaks to no search engine: submissions wait. */
  readonly submit: SubmitUrls | null;
}

const SEND = 'index-now-send';
/** Looks for submissions whose time to be tried again has come. */
const LOOK_AGAIN_MS = 15_000;
const LISTED = { urls: 0, key: 0, key_location: 0 } as const;

/** Submissions as documents that one job sends, one after the other. A crash in between sends one again rather than never. */
export function createSubmissions({ database, jobs, log, submit }: SubmissionsDeps): Submissions {
  const submissions = submissionModel(database);
  const isDue = () => ({ due_at: { $lte: new Date() } });

  async function statusOf(document: SubmissionDocument, submitNow: SubmitUrls): Promise<number | null> {
    const { host, key, key_location: keyLocation, urls: urlList } = document;
    return submitNow({ host, key, keyLocation, urlList }).catch((err: unknown) => {
      log.warn({ err, attempts: document.attempts }, 'IndexNow cannot be reached');
      return null;
    });
  }

  jobs.define(SEND, {
    run: async (onStep) => {
      for (;;) {
        await onStep();
        const due = submit
          ? await submissions.findOne(isDue()).sort({ due_at: 1 }).lean<SubmissionDocument>()
          : null;
        if (!due || !submit) return;
        const outcome = outcomeOf(due.attempts, await statusOf(due, submit), new Date());
        // Of that version only: what was asked for again meanwhile is sent again.
        const { _id, version } = due;
        await submissions.updateOne({ _id, version }, { $set: outcome, $inc: { version: 1 } });
      }
    },
  });

  const look = repeat(async () => {
    if (submit && (await submissions.exists(isDue()))) await jobs.ask(SEND);
    return 'again';
  }, LOOK_AGAIN_MS);
  const find = (id: string) => submissions.findById(id, LISTED).lean<ListedSubmission>();

  return {
    find,
    add: async ({ host, key, keyLocation, urlList }, is_automatic) => {
      const now = new Date();
      const document: SubmissionDocument = {
        ...{ _id: randomUUID(), at: now, host, key, key_location: keyLocation, urls: urlList },
        first_url: urlList[0] ?? '',
        ...{ url_count: urlList.length, is_automatic, state: 'waiting', status: null, problem: null },
        ...{ attempts: 0, due_at: now, version: 1 },
      };
      await submissions.create(document);
      await jobs.ask(SEND);
      return document;
    },
    latest: () =>
      submissions
        .find({}, LISTED)
        .sort({ at: -1, _id: -1 })
        .limit(SUBMISSIONS_SHOWN)
        .lean<ListedSubmission[]>(),
    sendAgain: async (_id, version) => {
      const again = { state: 'waiting', problem: null, attempts: 0, due_at: new Date() };
      const document = await submissions
        .findOneAndUpdate({ _id, version }, { $set: again, $inc: { version: 1 } })
        .setOptions({ returnDocument: 'after', projection: LISTED })
        .lean<ListedSubmission>();
      if (document) await jobs.ask(SEND);
      return document;
    },
    automaticSince: async (since) => {
      const [sum] = await submissions.aggregate<{ urls: number }>([
        { $match: { at: { $gte: since }, is_automatic: true } },
        { $group: { _id: null, urls: { $sum: '$url_count' } } },
      ]);
      return sum?.urls ?? 0;
    },
    plugin: async (app) => {
      app.addHook('onReady', async () =>
        look.start((err) => log.warn({ err }, 'submissions are looked for later')),
      );
      app.addHook('onClose', () => look.stop());
    },
  };
}
