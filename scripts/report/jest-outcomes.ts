import path from 'node:path';
import type { Duration, Outcome } from './outcome';

/** The part of Jest's `--json` report that is read here. */
interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The folder that owns a test file: a package, or a remote. */
function partOf(file: string): string {
  return (
    /^((?:api|shell)\/(?:contracts|sandbox|embedded-mongo|platform|ui|map|build)|[^/]+)\//.exec(file)?.[1] ??
    file
  );
}

/** Outcomes of a Jest run; a file that could not run at all is one failure. */
export function jestOutcomes(report: JestReport, root: string): Outcome[] {
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const file = path.relative(root, name);
    const part = partOf(file);
    if (assertionResults.length === 0) return [{ title: `${file} could not run`, file, part, passed: false }];
    return assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      file,
      part,
      passed: status === 'passed',
    }));
  });
}

/** How long each file of a Jest run took, with what it imports. */
export function jestFileTimes(report: JestReport, root: string): Duration[] {
  return report.testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(root, name),
    durationMs: endTime - startTime,
  }));
}
