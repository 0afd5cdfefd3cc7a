const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long the site keeps what it keeps, in seconds: the API forgets by these numbers, and /privacy says them. */
export const KEPT_SECONDS = {
  /** A device that is signed in, since it was last used. */
  session: 30 * DAY,
  /** Registrations that nobody has confirmed; another mail with their link can be asked for until then. */
  registration: 7 * DAY,
  confirmationLink: DAY,
  recoveryLink: 10 * MINUTE,
  /** A browser that signed in once. */
  device: 365 * DAY,
  /** Which build of the site a browser gets. */
  release: 365 * DAY,
  /** What somebody without an account asked Marco, since their last word. */
  visitor: 90 * DAY,
  /** An answer of Marco's as it came, to be resumed where the line was cut. */
  answer: DAY,
  spentTokens: 2 * DAY,
  /** The longest window of a limit that is counted in the database. */
  limit: HOUR,
  securityEvent: 180 * DAY,
  /** What somebody in the management portal changed. */
  portalEdit: 400 * DAY,
  /** A mail that could not be sent, since it was given up. */
  givenUpMail: 180 * DAY,
  /** A mail of a site that sends none. */
  outboxMail: 7 * DAY,
  /** An instance that was away for longer reads everything again. */
  change: DAY,
  mediaJob: 30 * DAY,
  /** A request for quotes with its quotes and messages, since the last word in it. */
  quoteRequest: 730 * DAY,
  /** A message between a hotel and an agent. */
  connectionMessage: 730 * DAY,
  /** A plan made from a quote that nobody has changed since, and that belongs to no account. */
  unusedPlan: 90 * DAY,
  /** How many people saw an entry of the directory on a day. */
  entryVisits: 90 * DAY,
  /** What was reported of a review. */
  reviewReport: 365 * DAY,
  /** A contact that was removed or merged into another, until when it can be brought back. */
  keptContact: 30 * DAY,
  /** What was submitted to search engines. */
  indexNowSubmission: 90 * DAY,
  /** An import of contacts with its file and what was wrong in it. */
  contactImport: 7 * DAY,
  /** A change of many agents, with what they were before it, so that it can be undone. */
  agentJob: 30 * DAY,
} as const;

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** '30 days', '1 hour': in the largest unit that it is a whole number of. */
export function timeInWords(seconds: number): string {
  const [unit, size] = UNITS.find(([, unitSeconds]) => seconds % unitSeconds === 0) ?? ['second', 1];
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}
