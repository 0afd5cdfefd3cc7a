import { runSuites } from './suites/run-suites';

await runSuites(['checks']);
