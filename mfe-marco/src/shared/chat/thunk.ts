import type { AtollStore } from '@atoll/platform';

export type Dispatch = AtollStore['dispatch'];
/** What the chat's actions are: they read the store and write to it. */
export type Thunk<Result = void> = (dispatch: Dispatch, getState: AtollStore['getState']) => Result;
