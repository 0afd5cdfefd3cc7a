import type { RequestStatus } from './quote-request';

/**
 * What a traveler does with a request, and in which of its states that is possible: the page offers it there, and the API
 * refuses it elsewhere. `reopen` is only of what the traveler has closed, within `REOPEN_DAYS`.
 */
export const REQUEST_ACTIONS = {
  confirm: ['new'],
  change: ['new', 'sent', 'quoted'],
  withdraw: ['new', 'sent', 'quoted'],
  close: ['sent', 'quoted'],
  reopen: ['closed'],
  accept: ['sent', 'quoted'],
} as const satisfies Readonly<Record<string, readonly RequestStatus[]>>;
export type RequestAction = keyof typeof REQUEST_ACTIONS;

/** Days in which a request that its traveler has closed can be opened again. */
export const REOPEN_DAYS = 7;

/** Whether a request in this state can have this done to it. */
export function allows(status: RequestStatus, action: RequestAction): boolean {
  return (REQUEST_ACTIONS[action] as readonly RequestStatus[]).includes(status);
}
