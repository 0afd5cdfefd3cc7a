import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '@atoll/ui/button';
import { whenIdle } from '@atoll/ui/when-idle';
// By the package's own name, so that federation finds the shell's copy.
import { loadPriceMap } from '@atoll/map/load-price-map';
import { MapBoundary } from './failure/map-boundary';
import type { PriceMapProps } from './price-map';
import * as s from './lazy-price-map.module.css';

/** A busy page loads the map after this long all the same. */
const IDLE_TIMEOUT_MS = 3000;
/** Phones and small tablets, as in the style sheet: code and tiles are for those who ask for them. */
const NARROW = '(max-width: 960px)';

type LazyPriceMapProps = PriceMapProps & {
  /** What stands there until the map is loaded: a static map. It comes from the server. */
  placeholder: ReactNode;
  /** Somebody asked for the map elsewhere on the page. */
  isWanted?: boolean;
  /** The placeholder was tapped, or came into sight on a wide screen. */
  onWanted?: () => void;
};

/**
 * The price map. On wide screens it is loaded when its box is in sight and the browser has nothing else to do; on
 * narrow ones when it is tapped or wanted. A map that does not load becomes the boundary's card, whose Retry loads it
 * anew (MAP-07).
 */
export function LazyPriceMap({ placeholder, isWanted = false, onWanted, ...map }: LazyPriceMapProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <MapBoundary onError={map.onError}>
      <Loading
        placeholder={placeholder}
        isWanted={isWanted || wasOpened}
        onOpen={() => {
          setOpened(true);
          onWanted?.();
        }}
        map={map}
      />
    </MapBoundary>
  );
}

type Loaded = { map: ComponentType<PriceMapProps> } | { failure: unknown };

interface LoadingProps {
  placeholder: ReactNode;
  isWanted: boolean;
  onOpen: () => void;
  map: PriceMapProps;
}

function Loading({ placeholder, isWanted, onOpen, map }: LoadingProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const open = useEffectEvent(onOpen);

  useEffect(() => {
    if (!boxRef.current) return;
    return isWanted ? loadOnce(setLoaded) : whenWanted(boxRef.current, () => open());
  }, [isWanted]);
  useEffect(() => {
    if (loaded && hadFocus.current) boxRef.current?.querySelector<HTMLElement>('[role=application]')?.focus();
  }, [loaded]);

  if (loaded && 'failure' in loaded) {
    throw new Error('The map did not load', { cause: loaded.failure });
  }
  if (loaded) {
    return (
      <div className={s.box} ref={boxRef}>
        <loaded.map {...map} />
      </div>
    );
  }
  return (
    <div className={s.box} ref={boxRef} aria-busy={isWanted}>
      {placeholder}
      <Button
        variant="quiet"
        size="small"
        icon="map-2"
        className={s.open}
        data-replay=""
        onClick={() => {
          hadFocus.current = true;
        }}
      >
        {isWanted ? 'Opening the map' : 'Open the map'}
      </Button>
    </div>
  );
}

/** Loads, unless it is stopped before that has happened. Returns how to stop. */
function loadOnce(callback: (loaded: Loaded) => void): () => void {
  let isStopped = false;
  void load().then((loaded) => {
    if (!isStopped) callback(loaded);
  });
  return () => {
    isStopped = true;
  };
}

async function load(): Promise<Loaded> {
  try {
    return { map: await loadPriceMap() };
  } catch (failure) {
    return { failure };
  }
}

/** Calls once: tapped, or on a wide screen in sight and idle. Returns how to stop waiting. */
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
    box.removeEventListener('click', start);
  };
  function start() {
    stop();
    callback();
  }
  box.addEventListener('click', start);
  if (!window.matchMedia(NARROW).matches) observer.observe(box);
  return stop;
}
