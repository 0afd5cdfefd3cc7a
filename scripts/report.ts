import { SUITES, type SuiteName } from './report/outcome';
import { printReport } from './report/print-report';

// Prints the last runs' report again. Usage: report.ts [checks] [unit] [e2e]
const asked = process.argv.slice(2);
const suites = SUITES.filter((suite: SuiteName) => asked.length === 0 || asked.includes(suite));
process.exitCode = printReport(suites) ? 0 : 1;
