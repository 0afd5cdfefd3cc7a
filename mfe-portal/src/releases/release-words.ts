import type { ReleaseAction, ReleaseEvent } from '@atoll/contracts/release-summary';
import { countOf } from '@atoll/contracts/words';
import type { OperationName } from './releases.api';

interface OperationWords {
  readonly verb: string;
  /** What travelers see of it. */
  readonly effect: string;
  /** What is said once it is done. */
  readonly done: (hash: string) => string;
}

export const OPERATION_WORDS: Readonly<Record<OperationName, OperationWords>> = {
  activate: {
    verb: 'Run',
    effect: 'Everybody gets this release with the next page that they load. Open pages go on with theirs.',
    done: (hash) => `${hash} runs`,
  },
  rollback: {
    verb: 'Take back',
    effect: 'Everybody gets the release before it with the next page that they load.',
    done: (hash) => `${hash} is taken back`,
  },
  canary: {
    verb: 'Try on some',
    effect:
      'Some visitors get this release with the next page that they load, and keep it; the others notice nothing.',
    done: (hash) => `${hash} is tried`,
  },
  end: {
    verb: 'End the canary',
    effect: 'Those who had it get what everybody else has with the next page that they load.',
    done: (hash) => `${hash} is tried no more`,
  },
  resume: {
    verb: 'Go on',
    effect: 'The step begins anew. Nobody gets another release by that alone.',
    done: (hash) => `${hash} goes on`,
  },
  disable: {
    verb: 'Disable',
    effect:
      'Nobody gets this release any more, not even by an override. Where it runs, the one before it runs again.',
    done: (hash) => `${hash} is disabled`,
  },
  enable: {
    verb: 'Enable',
    effect: 'It may be run again. Nobody gets it by that alone.',
    done: (hash) => `${hash} may run again`,
  },
};

const ACTION_WORDS: Readonly<Record<ReleaseAction, string>> = {
  publish: 'was published',
  activate: 'runs for everybody',
  rollback: 'was taken back',
  'automatic-rollback': 'was taken back by itself',
  canary: 'is tried on some',
  'canary-end': 'is tried no more',
  pause: 'was paused by itself',
  resume: 'goes on',
  disable: 'was disabled',
  enable: 'may run again',
};

export function eventWords({ action, hash }: Pick<ReleaseEvent, 'action' | 'hash'>): string {
  return `${hash} ${ACTION_WORDS[action]}`;
}

/** Bytes in kilobytes, as budgets are spoken of. */
export function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(bytes < 10_000 ? 1 : 0);
}

export function healthWords(health: { readonly loads: number; readonly errors: number } | null): string {
  if (!health || health.loads === 0) return 'No loads counted';
  return `${countOf(health.errors, 'error')} in ${countOf(health.loads, 'load')}`;
}
