import { Type, type Static } from 'typebox';
import { REVIEW_REPORT_REASON_KEYS } from './review';

/** Whether somebody of the portal is done with a report. */
export const SettledReport = Type.Object({ isSettled: Type.Boolean(), version: Type.Integer() });
export type SettledReport = Readonly<Static<typeof SettledReport>>;

/** PATCH /api/admin/reports/:reportId, and of reviews. */
export const ReportChange = Type.Object({ isSettled: Type.Boolean() }, { additionalProperties: false });

/** GET /api/admin/review-reports: reviews and answers that were reported, the newest report first. */
export const ReviewReports = Type.Object({
  reports: Type.Array(
    Type.Object({
      id: Type.String(),
      agentId: Type.String(),
      part: Type.Enum(['review', 'answer']),
      reason: Type.Enum(REVIEW_REPORT_REASON_KEYS),
      /** What the reporter says; may be empty. */
      text: Type.String(),
      at: Type.String(),
      /** What stands in the review or the answer now; null where it is removed. */
      reported: Type.Union([Type.String(), Type.Null()]),
      ...SettledReport.properties,
    }),
  ),
  total: Type.Integer({ minimum: 0 }),
});
export type ReviewReports = Readonly<Static<typeof ReviewReports>>;
