import { Type, type Static } from 'typebox';
import { SUBMITTED_URL_MAX_LENGTH } from './index-now-rules';

const line = (maxLength: number) => Type.String({ maxLength });

/** What is submitted; what else is wrong with it is said at its fields. */
export const IndexNowSubmissionBody = Type.Object(
  {
    host: line(253),
    key: line(200),
    keyLocation: line(SUBMITTED_URL_MAX_LENGTH),
    urlList: Type.Array(line(SUBMITTED_URL_MAX_LENGTH)),
  },
  { additionalProperties: false },
);

/** `waiting`: to be sent, or sent again. `refused`: by IndexNow. `given-up`: it could not be reached, several times. */
export const SUBMISSION_STATES = ['waiting', 'sent', 'refused', 'given-up'] as const;

/** One submission as the history shows it. */
export const IndexNowSubmission = Type.Object({
  id: Type.String(),
  /** What a change names in `If-Match`. */
  version: Type.Integer(),
  at: Type.String(),
  host: Type.String(),
  urlCount: Type.Integer(),
  /** The first of them, by which people know which submission it was. */
  firstUrl: Type.String(),
  /** Whether the site submitted it by itself. */
  isAutomatic: Type.Boolean(),
  state: Type.Enum(SUBMISSION_STATES),
  /** What IndexNow answered last; null where it did not. */
  status: Type.Union([Type.Integer(), Type.Null()]),
  /** Why it is not sent, in words; null where nothing is wrong. */
  problem: Type.Union([Type.String(), Type.Null()]),
  attempts: Type.Integer(),
});
export type IndexNowSubmission = Readonly<Static<typeof IndexNowSubmission>>;

/** Whether the site submits its own changed pages. */
export const IndexNowSettings = Type.Object({ isAutomatic: Type.Boolean(), version: Type.Integer() });
export type IndexNowSettings = Readonly<Static<typeof IndexNowSettings>>;

export const IndexNowSettingsBody = Type.Object(
  { isAutomatic: Type.Boolean() },
  { additionalProperties: false },
);

/** GET /api/admin/index-now */
export const IndexNowOverview = Type.Object({
  /** Whether this site speaks to IndexNow at all. */
  isConnected: Type.Boolean(),
  /** The site's own, to begin a submission with. */
  host: Type.String(),
  key: Type.String(),
  keyLocation: Type.String(),
  settings: IndexNowSettings,
  /** The newest first. */
  submissions: Type.Array(IndexNowSubmission),
});
export type IndexNowOverview = Readonly<Static<typeof IndexNowOverview>>;
