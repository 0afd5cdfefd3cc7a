import { runSuites } from './suites/run-suites';

await runSuites(['unit', 'e2e']);
