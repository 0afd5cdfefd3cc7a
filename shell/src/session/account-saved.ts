import type { SavedItem, SavedItems } from '@atoll/contracts/account';
import { PICTURE_ADDRESS, SAVED_ITEMS_MAX } from '@atoll/contracts/account-words';
import { plainText } from '@atoll/contracts/handed-on';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { api, selectTrip, selectUser, tripChanged, type AtollStore } from '@atoll/platform';
import { deviceStorage } from '@atoll/platform/device-storage';
import { savedItems } from '@atoll/platform/saved-items';

const savedApi = api.injectEndpoints({
  endpoints: (build) => ({
    accountSaved: build.query<SavedItems, void>({
      query: () => ({ url: API_PATHS.saved, signedIn: true }),
      keepUnusedDataFor: 0,
    }),
    keepSaved: build.mutation<unknown, SavedItems>({
      query: (body) => ({ url: API_PATHS.saved, method: 'PUT', body, signedIn: true }),
    }),
  }),
});

/** Whose list this device holds: null before its own was joined with the account's. */
const joinedWith = deviceStorage<string | null>({
  key: 'atoll-saved-with',
  version: 1,
  empty: null,
  parse: (value) => (typeof value === 'string' ? value : null),
});

const keyOf = ({ kind, id }: SavedItem) => `${kind} ${id}`;

const IS_PICTURE = new RegExp(PICTURE_ADDRESS);

/** A provider's name may turn the direction of a text, and its picture have an odd address: the account refuses both. */
function plain({ title, place, picture = '', ...item }: SavedItem): SavedItem {
  return {
    ...item,
    title: plainText(title),
    ...(place === undefined ? {} : { place: plainText(place) }),
    ...(IS_PICTURE.test(picture) ? { picture } : {}),
  };
}

/** Both lists in one, each thing once; the first list's comes first. */
function joinSaved(one: readonly SavedItem[], other: readonly SavedItem[]): SavedItem[] {
  const known = new Set(one.map(keyOf));
  return [...one, ...other.filter((item) => !known.has(keyOf(item)))].slice(0, SAVED_ITEMS_MAX);
}

/** Keeps what is saved on this device and what the account keeps the same, as long as somebody is signed in. */
export async function followAccountSaved(store: AtollStore, userId: string): Promise<void> {
  const current = () => selectTrip(store.getState()).saved;
  const show = (saved: readonly SavedItem[]) => {
    savedItems.write(saved);
    store.dispatch(tripChanged({ saved }));
  };
  const isSignedIn = () => selectUser(store.getState())?.id === userId;

  async function send(saved: readonly SavedItem[]): Promise<void> {
    const items = saved.map(plain);
    const { error } = await store.dispatch(savedApi.endpoints.keepSaved.initiate({ items }));
    // What the account did not take is joined with it the next time.
    joinedWith.write(error ? null : userId);
  }

  const { data } = await store.dispatch(
    savedApi.endpoints.accountSaved.initiate(undefined, { forceRefetch: true }),
  );
  if (!data || !isSignedIn()) return;
  const isJoined = joinedWith.read() === userId;
  const joined = isJoined ? data.items : joinSaved(savedItems.read(), data.items);
  show(joined);
  let known: readonly SavedItem[] = joined;
  if (!isJoined) await send(joined);

  const stop = store.subscribe(() => {
    if (!isSignedIn()) {
      stop();
      // The next person at this device must not find it; what the account did not take would be lost.
      if (joinedWith.read() === userId) show([]);
      joinedWith.write(null);
      return;
    }
    if (current() === known) return;
    known = current();
    void send(known);
  });
}
