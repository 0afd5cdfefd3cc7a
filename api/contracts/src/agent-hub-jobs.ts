import { Type, type Static } from 'typebox';
import { orNull } from './or-null';
import { AGENT_ID_PATTERN, BULK_MAX, HubFilter } from './agent-hub';

/** What a bulk change does. */
export const BULK_KINDS = ['feature', 'unfeature', 'hide', 'show'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];
export const HUB_JOB_KINDS = [...BULK_KINDS, 'import'] as const;
export type HubJobKind = (typeof HUB_JOB_KINDS)[number];

/**
 * `uploaded`: a file that is looked at, and not begun. `stopped` can be undone as `done` can. While it is `undoing` it
 * takes back what it has written; `undone` is its end.
 */
export const HUB_JOB_STATES = ['uploaded', 'running', 'stopped', 'done', 'undoing', 'undone'] as const;
export type HubJobState = (typeof HUB_JOB_STATES)[number];

/** A change of many agents, and how far it has come. */
export const HubJob = Type.Object({
  id: Type.String(),
  /** Raised whenever it begins, is stopped, undone or ends, and not with each agent: what those name in `If-Match`. */
  version: Type.Integer(),
  kind: Type.Enum(HUB_JOB_KINDS),
  state: Type.Enum(HUB_JOB_STATES),
  fileName: orNull(Type.String()),
  /** Agents, or rows of a file. */
  total: Type.Integer(),
  done: Type.Integer(),
  added: Type.Integer(),
  updated: Type.Integer(),
  /** Those that were so already. */
  unchanged: Type.Integer(),
  refused: Type.Integer(),
  /** Whether sample agents are hidden once the rows are in, and how many are so far. */
  hidesSamples: Type.Boolean(),
  samplesHidden: Type.Integer(),
  /** What an undo has taken back, and what it left because somebody has changed it since. */
  restored: Type.Integer(),
  kept: Type.Integer(),
  createdAt: Type.String(),
});
export type HubJob = Readonly<Static<typeof HubJob>>;

/** The latest that have begun, the newest first. */
export const HubJobs = Type.Object({ jobs: Type.Array(HubJob) });
export type HubJobs = Readonly<Static<typeof HubJobs>>;

/** POST of a bulk change: of these agents, or of all that fit a filter. */
export const BulkBody = Type.Object(
  {
    kind: Type.Enum(BULK_KINDS),
    ids: Type.Optional(
      Type.Array(Type.String({ pattern: AGENT_ID_PATTERN }), {
        minItems: 1,
        maxItems: BULK_MAX,
        uniqueItems: true,
      }),
    ),
    filter: Type.Optional(HubFilter),
  },
  { additionalProperties: false },
);
export type BulkBody = Readonly<Static<typeof BulkBody>>;

/** What a file of agents may be. */
export const HUB_FILE_BYTES_MAX = 25 * 1024 * 1024;
export const HUB_FILE_ROWS_MAX = 50_000;
export const HUB_FILE_COLUMNS_MAX = 60;
export const HUB_PREVIEW_ROWS = 5;
/** Problems that a check shows; the error file has all. */
export const HUB_PROBLEMS_SHOWN = 20;

/** Rows that are checked before a file is begun: all of a large one would take a minute. */
export const HUB_ROWS_CHECKED = 2_000;

/** What a column of a file can be. */
export const HUB_FIELDS = [
  'externalId',
  'name',
  'agency',
  'city',
  'country',
  'summary',
  'specialities',
  'languages',
  'since',
  'featured',
  'phone',
  'website',
  'latitude',
  'longitude',
] as const;
export type HubField = (typeof HUB_FIELDS)[number];
/** Without these columns nothing can be taken in. */
export const HUB_NEEDED_FIELDS = ['externalId', 'name', 'city', 'country'] as const;

export const HUB_FIELD_WORDS: Readonly<Record<HubField, string>> = {
  externalId: 'Own ID',
  name: 'Name',
  agency: 'Agency',
  city: 'City',
  country: 'Country',
  summary: 'Text',
  specialities: 'Good at',
  languages: 'Languages',
  since: 'Agent since (year)',
  featured: 'Featured (yes or no)',
  phone: 'Phone',
  website: 'Website',
  latitude: 'Latitude',
  longitude: 'Longitude',
};

const Mapping = Type.Array(orNull(Type.Enum(HUB_FIELDS)), { maxItems: HUB_FILE_COLUMNS_MAX });
export type HubMapping = readonly (HubField | null)[];

/** A file that was uploaded, with what its columns seem to be. */
export const HubFile = Type.Object({
  ...HubJob.properties,
  /** The cells of the first line. */
  columns: Type.Array(Type.String()),
  /** Whether those are the names of the columns, as far as can be seen; otherwise the first agent. */
  hasHeads: Type.Boolean(),
  /** The first rows below that line. */
  rows: Type.Array(Type.Array(Type.String())),
  mapping: Mapping,
});
export type HubFile = Readonly<Static<typeof HubFile>>;

export const HubLook = Type.Object(
  { mapping: Mapping, hasHeads: Type.Boolean() },
  { additionalProperties: false },
);
export type HubLook = Readonly<Static<typeof HubLook>>;

/** What would become of the first rows of a file. */
export const HubCheck = Type.Object({
  checked: Type.Integer(),
  added: Type.Integer(),
  updated: Type.Integer(),
  refused: Type.Integer(),
  /** The first that would be refused. */
  problems: Type.Array(Type.Object({ line: Type.Integer(), problem: Type.String() })),
});
export type HubCheck = Readonly<Static<typeof HubCheck>>;

export const HubStart = Type.Object(
  {
    ...HubLook.properties,
    /** Hides all sample agents without an account once the rows are in. */
    hidesSamples: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type HubStart = Readonly<Static<typeof HubStart>>;
