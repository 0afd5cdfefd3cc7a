import type { Connection } from 'mongoose';
import { AppError } from '../../shared/errors/app-error';
import { reportModel } from '../models/report.model';
import { reviewReportModel } from '../reviews/review-report.model';

interface Settled {
  readonly settled_at?: Date;
  readonly version?: number;
}

const IS_OPEN = { settled_at: null };

/** A change of a report from a version of it; 0 where nobody has changed it. */
function changeOf(id: string, version: number, isSettled: boolean) {
  const change = isSettled ? { $set: { settled_at: new Date() } } : { $unset: { settled_at: 1 } };
  return {
    from: { _id: id, version: version === 0 ? null : version },
    to: { ...change, $inc: { version: 1 } },
  };
}

/** Throws NOT_FOUND for a report that is gone, and CONFLICT with what it is now. */
function refuse(current: Settled | null): never {
  if (!current) throw new AppError('NOT_FOUND', { message: 'This report is not there any more.' });
  throw new AppError('CONFLICT', {
    message: 'This report was changed elsewhere meanwhile. Look at it again.',
    body: { current: { isSettled: current.settled_at !== undefined, version: current.version ?? 0 } },
  });
}

/** Says of the report of a conversation that somebody is done with it, or is not. */
export async function settleReport(
  connection: Connection,
  id: string,
  version: number,
  isSettled: boolean,
): Promise<void> {
  const reports = reportModel(connection);
  const { from, to } = changeOf(id, version, isSettled);
  if ((await reports.updateOne(from, to)).matchedCount === 0)
    refuse(await reports.findById(id).lean<Settled>());
}

/** The same of the report of a review. */
export async function settleReviewReport(
  connection: Connection,
  id: string,
  version: number,
  isSettled: boolean,
): Promise<void> {
  const reports = reviewReportModel(connection);
  const { from, to } = changeOf(id, version, isSettled);
  if ((await reports.updateOne(from, to)).matchedCount === 0)
    refuse(await reports.findById(id).lean<Settled>());
}

/** How many reports nobody is done with. */
export async function openReports(connection: Connection): Promise<number> {
  const [conversations, reviews] = await Promise.all([
    reportModel(connection).countDocuments(IS_OPEN),
    reviewReportModel(connection).countDocuments(IS_OPEN),
  ]);
  return conversations + reviews;
}
