import type { Understood, UnderstoodAnswer } from '@atoll/contracts/marco-understanding';
import { toAppError } from '@atoll/platform';
import { selectMarco, understoodChanged, understoodKept } from './chat.slice';
import { marcoApi } from './marco.api';
import type { Dispatch, Thunk } from './thunk';

/** What came of a change. `newer`: it was changed elsewhere meanwhile, and what is there now is shown. */
export type ChangeOutcome = 'kept' | 'newer' | 'offline' | 'failed';

function withSortedKeys(_key: string, value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value).toSorted()) : value;
}

/** Compares without the order of keys: events and answers of the API have different ones. */
function isSame(a: Understood, b: Understood): boolean {
  return JSON.stringify(a, withSortedKeys) === JSON.stringify(b, withSortedKeys);
}

/** What is there now, of an answer that says that a change was made from an older version. */
function currentOf(problem: object): UnderstoodAnswer | null {
  return 'current' in problem ? (problem.current as UnderstoodAnswer) : null;
}

async function readCurrent(dispatch: Dispatch, conversationId: string): Promise<UnderstoodAnswer | null> {
  const { data } = await dispatch(
    marcoApi.endpoints.conversation.initiate(conversationId, { subscribe: false, forceRefetch: true }),
  );
  return data ?? null;
}

function outcomeOf(problem: ReturnType<typeof toAppError>): ChangeOutcome {
  return problem.kind === 'network' ? 'offline' : 'failed';
}

/** Sends what is shown until the API keeps the same: it may be changed again while it is on its way. */
function saveShown(): Thunk<Promise<ChangeOutcome>> {
  return async (dispatch, getState) => {
    for (;;) {
      const { conversationId, understood, keptUnderstood: kept } = selectMarco(getState());
      if (conversationId === null || isSame(understood, kept.understood)) return 'kept';
      const { data, error } = await dispatch(
        marcoApi.endpoints.changeUnderstood.initiate({
          conversationId,
          understood,
          version: kept.understoodVersion,
        }),
      );
      const now = selectMarco(getState());
      if (now.conversationId !== conversationId) continue;
      if (data) {
        const shown = now.understood === understood ? data.understood : now.understood;
        dispatch(understoodKept({ kept: data, shown }));
        continue;
      }
      const problem = toAppError(error);
      const isStale = problem.kind === 'api' && problem.status === 409;
      const current = isStale ? (currentOf(problem) ?? (await readCurrent(dispatch, conversationId))) : null;
      if (!current || current.understoodVersion === kept.understoodVersion) {
        dispatch(understoodKept({ kept, shown: kept.understood }));
        return outcomeOf(problem);
      }
      // An answer that was stopped, or failed, did not say the version that it made: nothing was changed elsewhere.
      const isUnchanged = isSame(current.understood, kept.understood);
      dispatch(understoodKept({ kept: current, shown: isUnchanged ? now.understood : current.understood }));
      if (!isUnchanged) return 'newer';
    }
  };
}

let saving: Promise<ChangeOutcome> | null = null;

/** Shows a change of what is understood at once, and has the API keep it; what it does not keep is taken back. */
export function changeUnderstood(next: Understood): Thunk<Promise<ChangeOutcome>> {
  return (dispatch) => {
    dispatch(understoodChanged(next));
    saving ??= dispatch(saveShown()).finally(() => (saving = null));
    return saving;
  };
}

/** A change whose answer does not come holds no message up for longer. */
const SETTLE_MS = 3_000;

/** Settles when no change is on its way: a message is to be answered with what was changed just before it. */
export async function changesSettled(): Promise<void> {
  if (saving === null) return;
  await Promise.race([saving, new Promise((resolve) => setTimeout(resolve, SETTLE_MS))]);
}
