import { jestFileTimes, jestOutcomes } from './jest-outcomes';
import { playwrightFileTimes, playwrightOutcomes } from './playwright-outcomes';
import { flakyFailures } from './print-report';
import { rowIds, rowResults } from './rows';

it('reads the row ids of a title, ranges included', () => {
  expect(rowIds('HSE-13, HSE-14: asks once')).toEqual(['HSE-13', 'HSE-14']);
  expect(rowIds('PRV-01..03: token')).toEqual(['PRV-01', 'PRV-02', 'PRV-03']);
  expect(rowIds('UTF-8 text, no row')).toEqual([]);
});

it('counts a test file that could not run as one failure of its package', () => {
  const outcomes = jestOutcomes(
    {
      testResults: [
        {
          name: '/repo/api/sandbox/src/a.test.ts',
          message: 'cannot find module',
          startTime: 0,
          endTime: 0,
          assertionResults: [],
        },
        {
          name: '/repo/mfe-hotels/src/b.test.tsx',
          message: '',
          startTime: 0,
          endTime: 0,
          assertionResults: [{ fullName: 'HSE-13: x', status: 'passed' }],
        },
      ],
    },
    '/repo',
  );
  expect(outcomes.map(({ part, passed }) => [part, passed])).toEqual([
    ['api/sandbox', false],
    ['mfe-hotels', true],
  ]);
});

it('PLT-10: reads journeys by the remote they are tagged with, and failures outside any test', () => {
  const report = {
    suites: [
      {
        title: 'booking.spec.ts',
        file: 'booking.spec.ts',
        specs: [
          {
            title: 'BKG-19: books',
            ok: true,
            tags: ['mfe-hotels'],
            tests: [{ status: 'expected', results: [{ duration: 70 }] }],
          },
          {
            title: 'BKG-20: slow',
            ok: true,
            tags: [],
            tests: [
              {
                status: 'flaky',
                results: [
                  { duration: 10, error: { message: '\u001b[31mError: late\u001b[39m\n  Expected: 2\n' } },
                  { duration: 20 },
                ],
              },
            ],
          },
        ],
        suites: [
          {
            title: 'dead',
            file: 'booking.spec.ts',
            specs: [
              {
                title: 'ERR-08: x',
                ok: false,
                tags: [],
                tests: [
                  { status: 'unexpected', results: [{ duration: 0, error: { message: 'Error: gone' } }] },
                ],
              },
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'SyntaxError: no\nstack' }],
  };
  expect(playwrightFileTimes(report)).toEqual([{ name: 'e2e/booking.spec.ts', durationMs: 100 }]);
  expect(playwrightOutcomes(report)).toEqual([
    { title: 'BKG-19: books', file: 'e2e/booking.spec.ts', part: 'mfe-hotels', passed: true },
    {
      title: 'BKG-20: slow',
      file: 'e2e/booking.spec.ts',
      part: 'shell',
      passed: true,
      isFlaky: true,
      firstFailure: 'Error: late | Expected: 2',
    },
    {
      title: 'dead ERR-08: x',
      file: 'e2e/booking.spec.ts',
      part: 'shell',
      passed: false,
      firstFailure: 'Error: gone',
    },
    { title: 'SyntaxError: no', file: 'e2e', part: 'shell', passed: false },
  ]);
});

it.each([
  ['Expected: 404\n    Received: 200', false],
  ['- Expected\n+ Received\n-   "status": 404,\n+   "status": 200,', false],
  ['- Expected\n+ Received\n  Array [\n-   301,\n+   200,\n    "/agents/x",', false],
  ['Expected: 2\nReceived: 3', true],
  ['Expected pattern: /page=2/\nReceived string: "http://localhost:4000/tours"', true],
])('ERR-12: a journey whose first try found %j at a second try: forgiven %s', (message, isForgiven) => {
  const test = { status: 'flaky', results: [{ duration: 1, error: { message } }, { duration: 1 }] };
  const specs = [{ title: 'a', ok: true, tags: [], tests: [test] }];
  const [outcome] = playwrightOutcomes({ suites: [{ title: 'f', file: 'f', specs }], errors: [] });
  expect(outcome).toMatchObject({ passed: isForgiven, isFlaky: true });
});

it('PLT-10: joins tests to rows and tells which failed', () => {
  const base = { file: 'f', part: 'p' };
  const rows = rowResults([
    { ...base, title: 'HSE-14: a', passed: true },
    { ...base, title: 'HSE-13, HSE-14: b', passed: false },
  ]);
  expect(rows.map(({ id, passed, failed }) => [id, passed, failed])).toEqual([
    ['HSE-13', 0, 1],
    ['HSE-14', 1, 1],
  ]);
});

it('forgives two journeys that needed a second try, and no more', () => {
  const flaky = { title: 't', file: 'f', part: 'p', passed: true, isFlaky: true };
  expect(flakyFailures([flaky, flaky])).toEqual([]);
  expect(flakyFailures([flaky, flaky, flaky])).toEqual([expect.objectContaining({ passed: false })]);
});

it('says how long each file of a Jest run took', () => {
  const file = { message: '', assertionResults: [] };
  const report = { testResults: [{ ...file, name: '/repo/a/b.test.ts', startTime: 100, endTime: 350 }] };
  expect(jestFileTimes(report, '/repo')).toEqual([{ name: 'a/b.test.ts', durationMs: 250 }]);
});
