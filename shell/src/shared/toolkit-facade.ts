/**
 * What a remote, @atoll/platform and RTK Query get as `@reduxjs/toolkit`: the parts that they use and nothing else, so
 * that the shell's bundle does not carry the rest. RTK Query's own imports are among them (a test says so); a remote
 * that needs another part adds it here. Named by its file, because `@reduxjs/toolkit` itself means this facade.
 */
export {
  combineReducers,
  combineSlices,
  configureStore,
  createAction,
  createAsyncThunk,
  createNextState,
  createSelector,
  createSlice,
  formatProdErrorMessage,
  isAction,
  isAllOf,
  isAnyOf,
  isAsyncThunkAction,
  isFulfilled,
  isPending,
  isPlainObject,
  isRejected,
  isRejectedWithValue,
  nanoid,
  prepareAutoBatched,
  SHOULD_AUTOBATCH,
} from '../../node_modules/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs';
