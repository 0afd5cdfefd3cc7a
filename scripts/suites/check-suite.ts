import os from 'node:os';
import { timed } from '../report/durations';
import type { Outcome } from '../report/outcome';
import { forgetRun, saveRun } from '../report/saved-runs';
import { root } from '../root';
import { captureCommand } from '../run-command';
import { Progress } from '../start/progress';

interface Check {
  readonly title: string;
  readonly script: string;
}

/** What can be said about the code without running it; the slowest first. */
const CHECKS: readonly Check[] = [
  { title: 'lint', script: 'lint' },
  { title: 'types', script: 'typecheck' },
  { title: 'boundaries', script: 'boundaries' },
  { title: 'dead code', script: 'knip' },
  { title: 'format', script: 'format:check' },
];

async function runCheck({ title, script }: Check, progress: Progress): Promise<Outcome> {
  const { code, output } = await progress.step(
    title,
    () => captureCommand('pnpm', ['--silent', 'run', script], { cwd: root }),
    (result) => result.code === 0,
  );
  if (code !== 0) progress.line(`\n${title} found:\n${output}\n`);
  return { title, file: '', part: 'static checks', passed: code === 0 };
}

/** Runs every static check, two at a time where there are processors for it, and saves what they found. */
export async function runCheckSuite(): Promise<number> {
  forgetRun('checks');
  const progress = new Progress();
  const waiting = [...CHECKS];
  const outcomes: Outcome[] = [];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift())
      outcomes.push(await runCheck(next, progress));
  }
  const workers = Math.min(2, os.availableParallelism());
  const [, duration] = await timed('checks', () => Promise.all(Array.from({ length: workers }, work)));
  saveRun('checks', { outcomes, files: [], stages: [duration] });
  return outcomes.every(({ passed }) => passed) ? 0 : 1;
}
