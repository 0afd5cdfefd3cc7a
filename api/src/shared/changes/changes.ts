/** What a change touched, as pages and read models name what they are made from. */
export type Subject =
  | 'agents'
  | 'destinations'
  | 'expo'
  | 'site-content'
  | `agent:${string}`
  | `city:${string}`
  | `country:${string}`
  | `expo:${string}`
  | `house:${string}`
  /** A page of the portal, by the last part of its address. */
  | `page:${string}`
  /** Houses with an account, by the slug of their city's name. */
  | `houses-in:${string}`;

/**
 * One write to the database that other instances must hear of.
 * `{ kind: 'agent', key: EVERYTHING, subjects: ['agents', 'destinations'] }` says that many documents were written at
 * once, as a seed does: read models compare everything, pages of both subjects are dropped, and all cards are made anew.
 */
export interface Change {
  /**
   * What was written: an agent, a city, a country's settings or picture, the cards of a country, words of the site, the
   * sessions of an account, a request for quotes or a connection of a hotel and an agent, with all that belongs to it,
   * an event of the expo, what is public of a house, or a page of the portal.
   */
  readonly kind:
    | 'agent'
    | 'city'
    | 'country'
    | 'card'
    | 'site-content'
    | 'sessions'
    | 'quote-request'
    | 'connection'
    | 'expo-event'
    | 'house'
    | 'page';
  /**
   * The document's id: an agent's, account's, request's, connection's, event's, house's or page's id, the name of a part of the site's content, or a slug (of a country for
   * cards).
   */
  readonly key: string;
  /** Everything that shows it. Pages made from any of these are dropped. */
  readonly subjects: readonly Subject[];
}

/** The key of a change to more documents than can be named. */
export const EVERYTHING = '*';

/** The changes of every instance, this one's included, in the order in which they were announced. */
export interface Changes {
  /** Announces before the write, runs it, and announces after it: readers may have read in between. */
  readonly around: <T>(change: Change | readonly Change[], write: () => Promise<T>) => Promise<T>;
  /**
   * Tells of changes within two seconds, some of them more than once. Listeners are told in the order in which they came,
   * each after the one before it is done: what is made from a read model listens after the read model. Returns what ends it.
   */
  readonly onChange: (listener: (changes: readonly Change[]) => Promise<void> | void) => () => void;
}
