import type { Duration, Outcome } from './outcome';

interface PlaywrightTest {
  readonly status: string;
  readonly results: readonly {
    readonly duration: number;
    readonly error?: { readonly message?: string };
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tags: readonly string[];
    readonly tests: readonly PlaywrightTest[];
  }[];
}

const MESSAGE_LINES = 4;

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

/** The colours of a terminal. */
// eslint-disable-next-line no-control-regex -- The escape character is what they begin with.
const COLOURS = /\u001b\[\d+m/g;

/** What a test said that failed, at its first try or at all; null for every other. */
function firstMessageOf({ status, results }: PlaywrightTest): string | null {
  if (status !== 'flaky' && status !== 'unexpected') return null;
  return (results.find(({ error }) => error)?.error?.message ?? 'no message').replace(COLOURS, '');
}

/** Two different statuses of HTTP, as a number or in an object. */
const WRONG_STATUS =
  /Expected: [1-5]\d\d\s*\n\s*Received: [1-5]\d\d\b|[-+]\s+"?status"?: [1-5]\d\d\b|Array \[\s*\n-\s+[1-5]\d\d,\s*\n\+\s+[1-5]\d\d,/;

/** Whether a second try forgives what a first one said: a status that is right at the second try only is wrong. */
function isForgiven(message: string): boolean {
  return !WRONG_STATUS.test(message);
}

function inOneLine(message: string): string {
  return message
    .trim()
    .split(/\s*\n\s*/)
    .slice(0, MESSAGE_LINES)
    .join(' | ');
}

function suiteOutcomes(suite: PlaywrightSuite, parents: readonly string[]): Outcome[] {
  const titles = suite.title === suite.file ? parents : [...parents, suite.title];
  const own = (suite.specs ?? []).map(({ title, ok, tags, tests }) => {
    const [firstMessage] = tests.flatMap((test) => firstMessageOf(test) ?? []);
    return {
      title: [...titles, title].join(' '),
      file: `e2e/${suite.file}`,
      part: tags[0]?.replace(/^@/, '') ?? 'shell',
      passed: ok && (firstMessage === undefined || isForgiven(firstMessage)),
      ...(firstMessage === undefined ? {} : { firstFailure: inOneLine(firstMessage) }),
      ...(tests.some(({ status }) => status === 'flaky') && { isFlaky: true }),
    };
  });
  return [...own, ...(suite.suites ?? []).flatMap((inner) => suiteOutcomes(inner, titles))];
}

/** Outcomes of a Playwright run; what failed outside a test (a file that does not compile) counts too. */
export function playwrightOutcomes({ suites, errors }: PlaywrightReport): Outcome[] {
  const outside = errors.map(({ message }) => ({
    title: message?.split('\n')[0] ?? 'the run failed',
    file: 'e2e',
    part: 'shell',
    passed: false,
  }));
  return [...suites.flatMap((suite) => suiteOutcomes(suite, [])), ...outside];
}

function suiteDurationMs({ specs = [], suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, inner) => sum + suiteDurationMs(inner), own);
}

/** How long the journeys of each spec file took together, second tries included. */
export function playwrightFileTimes({ suites }: PlaywrightReport): Duration[] {
  return suites.map((suite) => ({ name: `e2e/${suite.file}`, durationMs: suiteDurationMs(suite) }));
}
