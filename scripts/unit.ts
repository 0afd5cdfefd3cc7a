import { runSuites } from './suites/run-suites';

await runSuites(['unit'], process.argv.slice(2));
