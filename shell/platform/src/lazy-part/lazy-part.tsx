import { MissingCode } from '@atoll/platform';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** A part of a page whose code comes later than the page's. */
export interface LazyPart<Props extends object> {
  /** Fetches the code; drawing it asks again and shows what went wrong. */
  readonly fetch: () => Promise<unknown>;
  /** Draws the part, and the fallback until its code is here. */
  readonly Part: ComponentType<Props & { fallback: ReactNode }>;
}

/**
 * A part whose code `load` brings. Code that is here already is drawn without a Suspense boundary: React hydrates what
 * stands in one apart from the page, at once and in one piece when the page changes meanwhile, and draws it anew where
 * it must wait for a `lazy`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  what: 'page' | 'part' = 'part',
): LazyPart<Props> {
  let here: ComponentType<Props> | null = null;
  const fetch = async () => (here ??= await load());
  // A server draws for many: what one page has loaded by drawing it would change how the next is drawn, and a browser
  // that hydrates that one has no code yet.
  const loadDrawn = typeof window === 'undefined' ? load : fetch;

  function Part({ fallback, ...rest }: Props & { fallback: ReactNode }) {
    // Made with each mount, because a `lazy` keeps what it has got; Retry makes another one.
    const make = () => ({
      isHere: here,
      Code:
        here ??
        lazy(() =>
          loadDrawn()
            .catch((error: unknown) => () => (
              <MissingCode of={what} error={error} onRetry={() => remake(make)} />
            ))
            .then((code) => ({ default: code as ComponentType<Props> })),
        ),
    });
    const [{ Code, isHere }, remake] = useState(make);
    const part = <Code {...(rest as unknown as Props)} />;
    return isHere ? part : <Suspense fallback={fallback}>{part}</Suspense>;
  }
  return { fetch, Part };
}

/** The same for a whole page: nothing is beside it that would be as good as before. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return lazyPart(load, 'page');
}
