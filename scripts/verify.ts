import { runSuites } from './suites/run-suites';

await runSuites(['checks', 'unit', 'e2e']);
