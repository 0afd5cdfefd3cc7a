import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '@atoll/ui/button';
import { whenIdle } from '@atoll/ui/when-idle';
import { MapBoundary } from './failure/map-boundary';
import * as s from './lazy-map.module.css';

/** A busy page loads the map after this long all the same. */
const IDLE_TIMEOUT_MS = 3000;
/** Phones and small tablets, as in the style sheet: code and tiles are for those who ask for them. */
const NARROW = '(max-width: 960px)';

/** The properties of a map that is loaded later. */
export type Lazy<Map> = Map & {
  /** What stands there until the map is loaded: a static map. It comes from the server. */
  placeholder: ReactNode;
  /** Somebody asked for the map elsewhere on the page, or the page is nothing without it. */
  isWanted?: boolean;
  /** The placeholder was tapped, or came into sight on a wide screen. */
  onWanted?: () => void;
};

interface LazyMapProps<Map> extends Lazy<object> {
  /** Fetches the map's code; the same function at every render. */
  load: () => Promise<ComponentType<Map>>;
  map: Map & { readonly onError?: (error: unknown) => void };
}

/**
 * A map whose code comes when it is wanted. One that does not load becomes the boundary's card, whose Retry loads it
 * anew (MAP-07).
 */
export function LazyMap<Map extends object>(props: LazyMapProps<Map>) {
  const { load, placeholder, isWanted = false, onWanted, map } = props;
  const [wasOpened, setOpened] = useState(false);
  return (
    <MapBoundary onError={map.onError}>
      <Loading
        load={load}
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

type Loaded<Map> = { map: ComponentType<Map> } | { failure: unknown };

interface LoadingProps<Map> {
  load: () => Promise<ComponentType<Map>>;
  placeholder: ReactNode;
  isWanted: boolean;
  onOpen: () => void;
  map: Map;
}

function Loading<Map extends object>({ load, placeholder, isWanted, onOpen, map }: LoadingProps<Map>) {
  const boxRef = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const [loaded, setLoaded] = useState<Loaded<Map> | null>(null);
  const open = useEffectEvent(onOpen);

  useEffect(() => {
    if (!boxRef.current) return;
    return isWanted ? loadOnce(load, setLoaded) : whenWanted(boxRef.current, () => open());
  }, [isWanted, load]);
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
function loadOnce<Map>(
  load: () => Promise<ComponentType<Map>>,
  callback: (loaded: Loaded<Map>) => void,
): () => void {
  let isStopped = false;
  void loaded(load).then((result) => {
    if (!isStopped) callback(result);
  });
  return () => {
    isStopped = true;
  };
}

async function loaded<Map>(load: () => Promise<ComponentType<Map>>): Promise<Loaded<Map>> {
  try {
    return { map: await load() };
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
