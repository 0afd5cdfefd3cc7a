import { SUBMITTED_URLS_MAX, type IndexNowBody } from '@atoll/contracts/index-now-rules';
import type { FastifyBaseLogger } from 'fastify';
import type { StoredChange } from '../../shared/changes/change.model';
import { OVERLAP_MS, type ChangeLog } from '../../shared/changes/change-log';
import { EVERYTHING, type Subject } from '../../shared/changes/changes';
import type { Job } from '../../shared/jobs/jobs';
import type { IndexNowSettingsStore } from '../settings';
import type { IndexNowSettingsDocument } from '../settings.model';
import type { Submissions } from '../submissions';
import { subjectOfPath } from './page-subjects';
import type { SeenPageDocument } from './seen-page.model';
import type { SeenPages } from './seen-pages';

/** Cards are made from a change some seconds after it: what a page shows is looked at when it has settled. */
const SETTLES_MS = 30_000;
const AN_HOUR_MS = 60 * 60 * 1_000;
const A_DAY_MS = 24 * AN_HOUR_MS;
/** Pages that are looked at in one step, which must not take longer than a few seconds. */
const STEP = 100;
/** Addresses that one run of the job submits; those that are left go with the next. */
const RUN_MAX = 2_000;

export interface AutomaticJobDeps {
  /** The site's own, with `https://`. */
  readonly origin: string;
  readonly settings: Pick<IndexNowSettingsStore, 'read' | 'saveProgress'>;
  readonly seen: SeenPages;
  readonly changes: Pick<ChangeLog, 'since'>;
  readonly submissions: Pick<Submissions, 'add' | 'automaticSince'>;
  /** The paths of all public pages, in one order. */
  readonly allPaths: () => AsyncIterable<string>;
  /** Where the page of a subject is now; null where it has none. */
  readonly pathOf: (subject: Subject) => Promise<string | null>;
  /** A hash of what the page at a path shows; null where there is none. Throws where that cannot be said now. */
  readonly contentOf: (path: string) => Promise<string | null>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now: () => Date;
}

type Seen = Pick<SeenPageDocument, '_id' | 'hash'>;

/** Subjects that somebody wrote to: cards follow from other changes, and many at once are no news of any of them. */
function writtenSubjects(changes: readonly StoredChange[]): Subject[] {
  const written = changes.filter(({ kind, key }) => kind !== 'card' && key !== EVERYTHING);
  return [...new Set(written.flatMap(({ subjects }) => subjects))];
}

/**
 * Submits public pages that show something else than before, and those that went: an address at most once an hour, and
 * 10,000 in a day. All pages are noted as they are when it is switched on, and after a seed, so that nothing is submitted
 * that did not change. How far it came is in the database; only one may run at a time.
 */
export function createAutomaticJob(deps: AutomaticJobDeps): Job {
  const { origin, settings, seen, changes, submissions, allPaths, pathOf, contentOf, log, now } = deps;
  const { host } = new URL(origin);

  /** What pages show now; without those of which that cannot be said, which are looked at again later. */
  async function lookAt<Page extends { readonly _id: string }>(
    pages: readonly Page[],
  ): Promise<{ page: Page; hash: string | null }[]> {
    const looked = await Promise.allSettled(
      pages.map(async (page) => ({ page, hash: await contentOf(page._id) })),
    );
    for (const each of looked)
      if (each.status === 'rejected') log.warn({ err: each.reason as unknown }, 'a page cannot be looked at');
    return looked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  }

  async function noteAll(from: number, onStep: () => Promise<void>): Promise<void> {
    let count = 0;
    let step: { _id: string; subject: Subject }[] = [];
    const noteStep = async () => {
      await seen.note((await lookAt(step)).map(({ page, hash }) => ({ ...page, hash })));
      await settings.saveProgress({ noted: count });
      step = [];
      await onStep();
    };
    for await (const path of allPaths()) {
      count += 1;
      if (count <= from) continue;
      const subject = subjectOfPath(path);
      if (subject !== null) step.push({ _id: path, subject });
      if (step.length >= STEP) await noteStep();
    }
    await noteStep();
    await settings.saveProgress({ noted: null });
  }

  async function markChanged(from: Date, onStep: () => Promise<void>): Promise<boolean> {
    const settledMs = now().getTime() - SETTLES_MS;
    const found = await changes.since(new Date(from.getTime() - OVERLAP_MS));
    const settled = found.filter(({ at }) => at.getTime() <= settledMs);
    const fresh = settled.filter(({ at }) => at > from);
    // Nothing of what a seed wrote is a change that search engines wait for.
    const isSeeded = fresh.some(({ key }) => key === EVERYTHING);
    if (!isSeeded) {
      for (const subject of writtenSubjects(settled)) {
        await seen.mark(subject, await pathOf(subject));
        await onStep();
      }
    }
    const until = settled.at(-1)?.at;
    if (until && until > from) await settings.saveProgress({ done_until: until });
    return isSeeded;
  }

  /** Of pages to be looked at, those that show something else than search engines know. */
  async function changedAmong(pending: readonly SeenPageDocument[]): Promise<Seen[]> {
    const looked = await lookAt(pending);
    const known = looked.filter(({ page, hash }) => page.hash === hash);
    await seen.isKnown(known.map(({ page }) => page._id));
    return looked.filter((each) => !known.includes(each)).map(({ page: { _id }, hash }) => ({ _id, hash }));
  }

  async function submit(pages: readonly Seen[], key: string): Promise<void> {
    const urlList = pages.map(({ _id }) => `${origin}${_id}`);
    const body: IndexNowBody = { host, key, keyLocation: `${origin}/${key}.txt`, urlList };
    await submissions.add(body, true);
    // After it: a crash in between submits them again rather than never.
    await seen.submitted(pages, now());
  }

  async function submitChanged(
    { key }: IndexNowSettingsDocument,
    onStep: () => Promise<void>,
  ): Promise<void> {
    const atMs = now().getTime();
    const today = await submissions.automaticSince(new Date(atMs - A_DAY_MS));
    const most = Math.min(RUN_MAX, SUBMITTED_URLS_MAX - today);
    const changed: Seen[] = [];
    const pending = most > 0 ? await seen.pending(new Date(atMs - AN_HOUR_MS), most) : [];
    for (let first = 0; first < pending.length; first += STEP) {
      changed.push(...(await changedAmong(pending.slice(first, first + STEP))));
      await onStep();
    }
    if (changed.length > 0) await submit(changed, key);
  }

  return {
    run: async (onStep) => {
      const known = await settings.read();
      if (!known.is_automatic) return;
      if (known.noted !== null) await noteAll(known.noted, onStep);
      const isSeeded = await markChanged(known.done_until ?? now(), onStep);
      if (isSeeded) {
        await settings.saveProgress({ noted: 0 });
        await noteAll(0, onStep);
      }
      await submitChanged(known, onStep);
    },
  };
}
