import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
// By the package's own name, so that federation finds the shell's copy.
import { loadPriceMap } from '@atoll/map/load-price-map';
import { MapBoundary } from './failure/map-boundary';
import type { PriceMapProps } from './price-map';
import { whenIdle } from './when-idle';
import * as s from './lazy-price-map.module.css';

/** A busy page loads the map after this long all the same. */
const IDLE_TIMEOUT_MS = 3000;

type LazyPriceMapProps = PriceMapProps & {
  /** What stands there until the map is loaded: a static map. It comes from the server. */
  placeholder: ReactNode;
};

/**
 * The price map, loaded when its box is in sight and the browser has nothing else to do, or at the first touch. A map
 * that does not load becomes the boundary's card, whose Retry loads it anew (MAP-07).
 */
export function LazyPriceMap({ placeholder, ...props }: LazyPriceMapProps) {
  return (
    <MapBoundary onError={props.onError}>
      <Loading placeholder={placeholder} {...props} />
    </MapBoundary>
  );
}

type Loaded = { map: ComponentType<PriceMapProps> } | { failure: unknown };

function Loading({ placeholder, ...props }: LazyPriceMapProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    if (!boxRef.current) return;
    return whenWanted(boxRef.current, () => {
      void load().then(setLoaded);
    });
  }, []);

  if (loaded && 'failure' in loaded) {
    throw new Error('The map did not load', { cause: loaded.failure });
  }
  if (loaded) return <loaded.map {...props} />;
  return (
    <div className={s.box} ref={boxRef} data-map="waiting">
      {placeholder}
    </div>
  );
}

async function load(): Promise<Loaded> {
  try {
    return { map: await loadPriceMap() };
  } catch (failure) {
    return { failure };
  }
}

/** Calls once: in sight and idle, or touched. Returns how to stop waiting. */
function whenWanted(box: HTMLElement, callback: () => void): () => void {
  let cancelIdle = () => {};
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    cancelIdle = whenIdle(start, IDLE_TIMEOUT_MS);
  });
  const stop = () => {
    observer.disconnect();
    cancelIdle();
    box.removeEventListener('pointerdown', start);
  };
  function start() {
    stop();
    callback();
  }
  box.addEventListener('pointerdown', start);
  observer.observe(box);
  return stop;
}
