import type { SavedChange, SavedItem, SavedItems } from '@atoll/contracts/account';
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
    changeSaved: build.mutation<SavedItems, SavedChange>({
      query: (body) => ({ url: API_PATHS.saved, method: 'PATCH', body, signedIn: true }),
    }),
  }),
});

type Ref = Pick<SavedItem, 'kind' | 'id'>;

interface Heard {
  readonly user: string;
  readonly refs: readonly Ref[];
}

/** The account's list as this device last heard of it: what differs since is this device's own change. */
const lastHeard = deviceStorage<Heard | null>({
  key: 'atoll-saved-with',
  version: 2,
  empty: null,
  parse: (value) => {
    const { user, refs } = (value ?? {}) as Partial<Heard>;
    return typeof user === 'string' && Array.isArray(refs) ? { user, refs } : null;
  },
});

const keyOf = ({ kind, id }: Ref) => `${kind} ${id}`;

/** What of the one list is not in the other. */
function without<Item extends Ref>(items: readonly Item[], others: readonly Ref[]): Item[] {
  const known = new Set(others.map(keyOf));
  return items.filter((item) => !known.has(keyOf(item)));
}

/** What was saved and removed since a list of these things. */
function changeSince(refs: readonly Ref[], items: readonly SavedItem[]): SavedChange {
  return { add: without(items, refs).map(plain), remove: without(refs, items) };
}

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

/** A list after a change; what is added stands first. */
function changed({ add, remove }: SavedChange, items: readonly SavedItem[]): readonly SavedItem[] {
  return [...add, ...without(items, [...add, ...remove])].slice(0, SAVED_ITEMS_MAX);
}

/**
 * Keeps what is saved on this device and what the account keeps the same, as long as somebody is signed in. The device
 * sends its own changes, never the list: another device may have changed that. What could not be sent is sent with the
 * next change, on the next page, or once there is a line again.
 */
export async function followAccountSaved(store: AtollStore, userId: string): Promise<void> {
  let known: readonly SavedItem[] | null = null;
  let isSending = false;
  /** In this page, for browsers that keep nothing. */
  let heardHere: Heard | null = null;
  const current = () => selectTrip(store.getState()).saved;
  const isSignedIn = () => selectUser(store.getState())?.id === userId;
  const show = (saved: readonly SavedItem[]) => {
    known = saved;
    savedItems.write(saved);
    store.dispatch(tripChanged({ saved }));
  };
  /** Before the account's list was ever heard of, all that is here was saved by this person. */
  const ownChange = (items: readonly SavedItem[]) => {
    const heard = lastHeard.read() ?? heardHere;
    return changeSince(heard?.user === userId ? heard.refs : [], items);
  };
  const hear = (items: readonly SavedItem[]) => {
    heardHere = { user: userId, refs: items.map(({ kind, id }) => ({ kind, id })) };
    lastHeard.write(heardHere);
  };

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (;;) {
        const sent = current();
        const own = ownChange(sent);
        if (own.add.length + own.remove.length === 0) return;
        const { data } = await store.dispatch(savedApi.endpoints.changeSaved.initiate(own));
        if (!data || !isSignedIn()) return;
        hear(data.items);
        // What was changed meanwhile goes on top of what the account answers.
        show(changed(changeSince(sent, current()), data.items));
      }
    } finally {
      isSending = false;
    }
  }

  const { data } = await store.dispatch(
    savedApi.endpoints.accountSaved.initiate(undefined, { forceRefetch: true }),
  );
  if (!data || !isSignedIn()) return;
  const own = ownChange(savedItems.read());
  hear(data.items);
  show(changed(own, data.items));
  await send();

  const sendAgain = () => void send();
  window.addEventListener('online', sendAgain);
  // A page that shows nothing saved would send what it has known since it was opened.
  const stopReading = savedItems.onOtherTab(() => show(savedItems.read()));
  const stop = store.subscribe(() => {
    if (!isSignedIn()) {
      stop();
      stopReading();
      window.removeEventListener('online', sendAgain);
      // The next person at this device must not find it; what the account did not take would be lost.
      if (lastHeard.read()?.user === userId && ownChange(current()).add.length === 0) show([]);
      lastHeard.write(null);
      return;
    }
    if (current() === known) return;
    known = current();
    void send();
  });
}
