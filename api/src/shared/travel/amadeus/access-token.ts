export interface IssuedToken {
  readonly value: string;
  readonly lifetimeMs: number;
}

export interface AccessTokenOptions {
  readonly request: () => Promise<IssuedToken>;
  /** A token this close to its end is replaced before it is used (PRV-02). */
  readonly marginMs: number;
  /** A request that runs longer is not waited for by new callers: it may hang. */
  readonly sharedMs: number;
  /** Milliseconds since any moment; injectable for tests. */
  readonly now: () => number;
}

export interface AccessTokens {
  current(): Promise<string>;
  /** Forgets the token if it is still this one, so that twenty refusals forget it once. */
  forget(token: string): void;
}

/** Keeps one access token: fetched when needed, replaced before it ends, by one request at a time (PRV-01 to 03). */
export function createAccessTokens(options: AccessTokenOptions): AccessTokens {
  let token: { value: string; expiresAt: number } | null = null;
  let flight: { work: Promise<string>; at: number } | null = null;

  const fetchToken = async (): Promise<string> => {
    const askedAt = options.now();
    const issued = await options.request();
    token = { value: issued.value, expiresAt: askedAt + issued.lifetimeMs };
    return issued.value;
  };

  const start = (): Promise<string> => {
    const started = { at: options.now(), work: fetchToken() };
    flight = started;
    const land = () => {
      if (flight === started) flight = null;
    };
    started.work.then(land, land);
    return started.work;
  };

  return {
    current: async () => {
      const now = options.now();
      if (token && now < token.expiresAt - options.marginMs) return token.value;
      return flight && now - flight.at <= options.sharedMs ? flight.work : start();
    },
    forget: (rejected) => {
      if (token?.value === rejected) token = null;
    },
  };
}
