/** One value that this browser keeps for the site. */
export interface DeviceStorage<T> {
  /** What is kept; `empty` where nothing is, where it is not sound, or where the browser keeps nothing for the site. */
  readonly read: () => T;
  /** False where the browser did not keep it (full, or refused): it then holds until the page is left. */
  readonly write: (value: T) => boolean;
  /** Calls back when another tab changed it; returns how to stop. */
  readonly onOtherTab: (changed: () => void) => () => void;
}

export interface DeviceStorageOptions<T> {
  readonly key: string;
  /** Of the value's shape, from 1. */
  readonly version: number;
  readonly empty: T;
  /** Checks what is kept and brings earlier versions up to date; null where it is not sound. A later version is not asked about. */
  readonly parse: (value: unknown, version: number) => T | null;
  /** Where an earlier release kept the value, without a version (0). It is read until this one is written, then removed. */
  readonly formerKey?: string;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Cut off, or not ours: as good as nothing.
    return null;
  }
}

/** Browsers refuse storage by throwing: on access, when it is full, and in private windows. */
function tryStorage<R>(access: (storage: Storage) => R, refused: R): R {
  try {
    return access(window.localStorage);
  } catch {
    return refused;
  }
}

/** The text under a key of this browser; null where there is none or the browser keeps nothing. */
export function readDeviceText(key: string): string | null {
  return tryStorage((storage) => storage.getItem(key), null);
}

/** Keeps a text under a key; false where the browser did not. */
export function writeDeviceText(key: string, text: string): boolean {
  return tryStorage((storage) => {
    storage.setItem(key, text);
    return true;
  }, false);
}

function versioned(stored: unknown): { version: number; value: unknown } | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { version, value } = stored as Record<string, unknown>;
  return typeof version === 'number' && version > 0 ? { version, value } : null;
}

/** Keeps a value in this browser, with the version of its shape. For the browser only: the server has no device. */
export function deviceStorage<T>(options: DeviceStorageOptions<T>): DeviceStorage<T> {
  const { key, version, empty, parse, formerKey } = options;
  let unkept: { readonly value: T } | null = null;

  function stored(): T | null {
    const text = readDeviceText(key);
    if (text !== null) {
      const found = versioned(parseJson(text));
      return found && found.version <= version ? parse(found.value, found.version) : null;
    }
    const former = formerKey ? readDeviceText(formerKey) : null;
    return former === null ? null : parse(parseJson(former), 0);
  }

  return {
    read: () => (unkept ? unkept.value : (stored() ?? empty)),
    write: (value) => {
      const isKept = writeDeviceText(key, JSON.stringify({ version, value }));
      if (isKept && formerKey) window.localStorage.removeItem(formerKey);
      unkept = isKept ? null : { value };
      return isKept;
    },
    onOtherTab: (changed) => {
      const listen = (event: StorageEvent) => {
        // Null: everything was cleared.
        if (event.key === key || event.key === null) changed();
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}
