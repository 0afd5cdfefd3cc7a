import { whenIdle } from '@atoll/ui/when-idle';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { WhyFlat } from '../engine/why-flat';
import type { MarkerLayerHandle } from '../markers/marker-layer';
import type { StageState } from './use-map-stage';

const IDLE_TIMEOUT_MS = 2000;

interface TiltOptions {
  map: StageState;
  rootRef: RefObject<HTMLElement | null>;
  isOnAtFirst: boolean;
  /** Fits the markers into the tilted view. */
  refit: () => void;
  layerRef: RefObject<MarkerLayerHandle | null>;
}

interface Tilt {
  /** The switch: on also while the map must stay flat. */
  readonly isOn: boolean;
  readonly isTilted: boolean;
  readonly whyFlat: WhyFlat | null;
  readonly turn: (isOn: boolean) => void;
}

/** Tilts the map while the switch is on, but only once it was painted flat and is in sight (C2). */
export function useTilt({ map, rootRef, isOnAtFirst, refit, layerRef }: TiltOptions): Tilt {
  const { stage, isPainted } = map;
  const [isOn, turn] = useState(isOnAtFirst);
  const [isTilted, setTilted] = useState(false);
  const [whyFlat, setWhyFlat] = useState<WhyFlat | null>(null);
  const isInSight = useInSight(rootRef, isPainted);

  const afterTilt = useEffectEvent((reason: WhyFlat | null) => {
    setWhyFlat(reason);
    if (!stage?.isTilted) return;
    setTilted(true);
    refit();
    layerRef.current?.arrange();
  });
  const afterFlatten = useEffectEvent(() => {
    setTilted(false);
    setWhyFlat(null);
    layerRef.current?.arrange();
  });

  useEffect(() => {
    if (!stage || !isOn || !isPainted || !isInSight) return;
    let isCurrent = true;
    const cancel = whenIdle(() => {
      void stage.tilt().then((reason) => {
        if (isCurrent) afterTilt(reason);
      });
    }, IDLE_TIMEOUT_MS);
    return () => {
      isCurrent = false;
      cancel();
      stage.flatten();
      afterFlatten();
    };
  }, [stage, isOn, isPainted, isInSight]);

  return { isOn, isTilted, whyFlat, turn };
}

/** Whether the map has been in sight; it does not go back, so that scrolling never unloads the 3D map. */
function useInSight(rootRef: RefObject<HTMLElement | null>, isPainted: boolean): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!rootRef.current || !isPainted || isInSight) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInSight(true);
    });
    observer.observe(rootRef.current);
    return () => observer.disconnect();
  }, [rootRef, isPainted, isInSight]);
  return isInSight;
}
