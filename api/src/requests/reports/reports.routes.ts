import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Reports } from '@atoll/contracts/quote-request';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import { ReportChange, ReviewReports } from '@atoll/contracts/review-reports';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ofDuty } from '../../shared/auth/principal';
import { changedVersion } from '../../shared/http/if-match';
import type { RequestsParts } from '../requests-parts';
import { reviewReports } from './review-reports';
import { reportsView } from './reports-view';
import { settleReport, settleReviewReport } from './settle-report';

/** What the administrator reads of what was reported. */
export function reportsRoutes(parts: RequestsParts): FastifyPluginAsyncTypebox {
  const tags = ['administration'];
  const note = (request: FastifyRequest, record: string, isSettled: boolean) =>
    parts.edits.note(request, {
      ...{ kind: 'report', record, title: 'A report', what: isSettled ? 'settled' : 'opened again' },
      ...{ before: { isSettled: !isSettled }, after: { isSettled } },
    });
  return async (app) => {
    app.get(
      REQUEST_PATHS.reports,
      {
        ...ofDuty('moderation'),
        schema: {
          tags,
          summary: 'Conversations that were reported, the newest first',
          response: { 200: Reports },
        },
      },
      async () => reportsView(parts),
    );
    app.get(
      REQUEST_PATHS.reviewReports,
      {
        ...ofDuty('moderation'),
        schema: {
          tags,
          summary: 'Reviews and answers that were reported, the newest first',
          response: { 200: ReviewReports },
        },
      },
      async () => reviewReports(parts.database),
    );
    app.patch(
      REQUEST_PATHS.report,
      {
        ...ofDuty('moderation'),
        schema: {
          tags,
          summary: 'Being done with the report of a conversation, or not',
          params: Type.Object({ reportId: Type.String({ maxLength: 200 }) }),
          body: ReportChange,
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const { params, body } = request;
        await settleReport(parts.database, params.reportId, changedVersion(request), body.isSettled);
        await note(request, params.reportId, body.isSettled);
        return reply.code(204).send(null);
      },
    );
    app.patch(
      REQUEST_PATHS.reviewReport,
      {
        ...ofDuty('moderation'),
        schema: {
          tags,
          summary: 'Being done with the report of a review, or not',
          params: Type.Object({ reportId: Type.String({ pattern: '^[0-9a-f]{24}$' }) }),
          body: ReportChange,
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const { params, body } = request;
        await settleReviewReport(parts.database, params.reportId, changedVersion(request), body.isSettled);
        await note(request, params.reportId, body.isSettled);
        return reply.code(204).send(null);
      },
    );
  };
}
