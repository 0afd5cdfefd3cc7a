/**
 * What remotes announce to each other: past tense, ids only. Who hears of it fetches what it needs.
 * A name or payload that is not listed here does not compile.
 */
export interface AtollEvents {
  /** A booking was confirmed in mfe-hotels. */
  'hotel:booked': { readonly bookingId: string; readonly hotelId: string };
  /** Somebody asked for the assistant from a page. */
  'marco:requested': { readonly from: string };
}

const PREFIX = 'atoll:';

/** Announces an event to every remote in this page. */
export function emit<Name extends keyof AtollEvents>(name: Name, detail: AtollEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(PREFIX + name, { detail }));
}

/** Listens to an event; returns the function that stops listening. */
export function on<Name extends keyof AtollEvents>(
  name: Name,
  handler: (detail: AtollEvents[Name]) => void,
): () => void {
  const listener = (event: Event) => {
    handler((event as CustomEvent<AtollEvents[Name]>).detail);
  };
  window.addEventListener(PREFIX + name, listener);
  return () => {
    window.removeEventListener(PREFIX + name, listener);
  };
}
