import type { Release } from '@atoll/contracts/registry';
import { sharedProblem, type SharedByShell } from '@atoll/contracts/shared-by-shell';

/** What a remote takes from the shell, for its release record. */
export type SharedUse = Pick<Release, 'shared' | 'uses' | 'federation'>;

/** Throws where a remote uses what the shell does not share: its pages would break in the browser only. */
export function refuseUnshared(app: string, use: SharedUse, provided: SharedByShell): void {
  const problem = sharedProblem(use, provided);
  if (problem) {
    throw new Error(
      `${app} does not fit the shell: ${problem}. What the shell shares is listed in shell/src/shared and in ` +
        'shell/build/src/shared-modules.ts; after a change there, build the shell first.',
    );
  }
}
