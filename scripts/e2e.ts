import { runSuites } from './suites/run-suites';

await runSuites(['e2e'], process.argv.slice(2));
