/** How one test, or one static check, ended. */
export interface Outcome {
  readonly title: string;
  /** Inside the repository; empty for a static check. */
  readonly file: string;
  /** The part of the site that it speaks for: a package, or the remote that a journey is tagged with. */
  readonly part: string;
  readonly passed: boolean;
  /** Passed, but only at its second try. */
  readonly isFlaky?: boolean;
  /** Why a journey failed, at its first try, in one line. */
  readonly firstFailure?: string;
}

/** How long something of a run took: a test file, or one of its stages. */
export interface Duration {
  readonly name: string;
  readonly durationMs: number;
}

/** What a suite leaves behind. */
export interface SuiteRun {
  readonly outcomes: readonly Outcome[];
  /** One for each test file. */
  readonly files: readonly Duration[];
  /** What the suite spent its time on, for example building and testing. */
  readonly stages: readonly Duration[];
}

/** The runs that leave a report behind. */
export type SuiteName = 'checks' | 'unit' | 'e2e';

export const SUITES: readonly SuiteName[] = ['checks', 'unit', 'e2e'];
