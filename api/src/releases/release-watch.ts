import type { FastifyBaseLogger } from 'fastify';
import { REMOTES } from '@atoll/contracts/registry';
import { AppError } from '../shared/errors/app-error';
import { isLoopbackHost } from '../shared/config/loopback';
import { isWithin, ownLimit, type Limit, type RateLimit } from '../shared/limits/rate-limit';
import { healthOf, healthWords, type LoadCounts } from './load-counts';
import type { ReleaseCounts } from './release-counts';
import { isFailing, isWatched } from './release-health';
import { rolledBack } from './release-pointer';
import type { ReleaseMoves } from './release-moves';
import type { ReleasesRepository } from './releases.repository';

/** What browsers say about one release. */
export interface ReleaseReport {
  readonly app: string;
  readonly release: string;
  /** The client's address, as limits count it. */
  readonly from: string;
}

export interface ReleaseWatch {
  readonly loaded: (report: ReleaseReport, outcome: 'mounted' | 'failed') => Promise<void>;
  /** Counts an error; the one that is too much takes the release back and says so in the log and its history. */
  readonly failed: (report: ReleaseReport) => Promise<void>;
}

/**
 * So many reports of one release count from one address, loads and errors together, so that their ratio stays. Fewer than
 * the errors that take a release back: nobody does that alone.
 */
export const REPORTS_LIMIT: Limit = {
  name: 'release-reports',
  most: 4,
  windowSeconds: 3_600,
  complaint: 'Too many reports of one release',
};
/** From this machine its operator tries what happens. */
const OWN_MACHINE: Limit = { ...REPORTS_LIMIT, most: 100 };

export interface WatchDeps {
  readonly repository: ReleasesRepository;
  readonly move: ReleaseMoves['move'];
  readonly counts: ReleaseCounts;
  /** REPORTS_LIMIT over all instances. */
  readonly reports: RateLimit;
  readonly log: FastifyBaseLogger;
  readonly now?: () => Date;
}

/**
 * Counts how the first half hour of a new release goes, and takes it back where it fails. Counts live in the database:
 * every instance adds to the same ones, and only one of them moves the pointer. Releases that are not watched cost one
 * read, so nobody can fill the database with reports.
 */
export function createReleaseWatch(deps: WatchDeps): ReleaseWatch {
  const { repository, move, counts, reports, log, now = () => new Date() } = deps;
  const ownReports = ownLimit(OWN_MACHINE);

  async function isCounted({ app, release, from }: ReleaseReport): Promise<boolean> {
    if (!(REMOTES as readonly string[]).includes(app)) return false;
    if (!isWatched(await repository.pointer(app), release, now())) return false;
    return isWithin(isLoopbackHost(from) ? ownReports : reports, `${from} ${app}/${release}`);
  }

  async function takeBack({ app, release }: ReleaseReport, seen: LoadCounts): Promise<void> {
    const reason = healthWords(healthOf(seen));
    const at = now();
    const step = { hash: release, at, who: 'site', reason };
    try {
      const { hash } = await move(app, (pointer) =>
        // Another instance may have been faster: then there is nothing left to do.
        isWatched(pointer, release, at) ? rolledBack(pointer, step, 'automatic-rollback') : pointer,
      );
      log.error({ app, release, active: hash, reason }, 'a failing release was taken back');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.error({ app, release, reason }, `a failing release stays: ${error.message}`);
    }
  }

  async function judge(report: ReleaseReport, seen: LoadCounts): Promise<void> {
    // A canary in steps has a guard of its own, which counts from the beginning of its step.
    const { canary } = await repository.pointer(report.app);
    const hasGuard = canary?.hash === report.release && canary.plan !== undefined;
    if (!hasGuard && isFailing(seen)) await takeBack(report, seen);
  }

  return {
    loaded: async (report, outcome) => {
      if (!(await isCounted(report))) return;
      const seen = await counts.add(report.app, report.release, outcome);
      if (outcome === 'failed') await judge(report, seen);
    },
    failed: async (report) => {
      if (!(await isCounted(report))) return;
      await judge(report, await counts.add(report.app, report.release, 'errors'));
    },
  };
}
