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
}

/** The runs that leave a report behind. */
export type SuiteName = 'checks' | 'unit' | 'e2e';

export const SUITES: readonly SuiteName[] = ['checks', 'unit', 'e2e'];
