import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { EditLog } from '../shared/edits/edit-log';
import type { Jobs } from '../shared/jobs/jobs';
import { repeat } from '../shared/repeat';
import type { ManagedPageDocument } from './managed-page.model';
import type { ManagedPagesRepository } from './managed-pages.repository';
import { notedFields } from './page-view';

const PUBLISH_JOB = 'publish-pages';
/** A page is published within two seconds: this, and what the job and the other instances need. */
const LOOK_MS = 500;
/** In place of somebody whose name was lost, as by the loss of power between two writes. */
const NOBODY = { user_id: 'unknown', email: 'unknown' };

export interface ScheduledPagesDeps {
  readonly repository: Pick<ManagedPagesRepository, 'due' | 'version' | 'change'>;
  readonly edits: Pick<EditLog, 'noteFor'>;
  readonly jobs: Pick<Jobs, 'define' | 'ask'>;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/**
 * Publishes pages whose time has come. When that is stands in the page, so that a restart forgets nothing; every instance
 * looks for it, and the job publishes on one of them.
 */
export function scheduledPages(deps: ScheduledPagesDeps): FastifyPluginAsync {
  const { repository, edits, jobs, log, now } = deps;

  async function publish(before: ManagedPageDocument): Promise<void> {
    const { _id, draft, version, schedule } = before;
    const setBy = await repository.version(_id, schedule?.set_in ?? 0);
    const { user_id = NOBODY.user_id, email } = setBy ?? NOBODY;
    const what = 'published at the time that was set';
    const change = { draft, published: draft, schedule: null };
    const after = await repository.change(before, version, change, { user_id, email, what });
    // Somebody was faster: what they left is looked at next time.
    if (!after) return;
    const record = { kind: 'page', record: _id, title: draft.title, what } as const;
    const fields = { before: notedFields(before), after: notedFields(after) };
    await edits.noteFor({ userId: user_id, email }, { ...record, ...fields });
  }
  jobs.define(PUBLISH_JOB, {
    run: async (onStep) => {
      for (const page of await repository.due(now())) {
        await onStep();
        await publish(page);
      }
    },
  });
  return async (app) => {
    const look = repeat(async () => {
      if ((await repository.due(now())).length > 0) await jobs.ask(PUBLISH_JOB);
      return 'again';
    }, LOOK_MS);
    app.addHook('onReady', async () => look.start((err) => log.warn({ err }, 'pages are published later')));
    app.addHook('onClose', () => look.stop());
  };
}
