import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import * as s from './home-page.module.css';
import { whenNear } from './when-near';

const SECTIONS_ID = 'home-sections';

let comeNear: () => void = () => undefined;
const near = new Promise<void>((resolve) => {
  comeNear = resolve;
});

/** At once where nothing of the server's stands yet; else when somebody comes near: its HTML needs no code. */
const Sections = lazy(async () => {
  if (typeof document !== 'undefined' && document.getElementById(SECTIONS_ID)) await near;
  const { HomeSections: Loaded } = await import(
    /* webpackChunkName: "home-sections" */ './sections/home-sections'
  );
  return { default: Loaded };
});

/** What stands below the first screen of home. Memoised: an update would draw a boundary anew that waits for code. */
export const HomeSections = memo(function HomeSections() {
  const place = useRef<HTMLDivElement>(null);
  // Each mount watches its own element, because React replaces it where it draws the page anew.
  useEffect(() => (place.current ? whenNear(place.current, comeNear) : undefined), []);
  return (
    <div id={SECTIONS_ID} ref={place} className={s.later}>
      <Suspense fallback={null}>
        <Sections />
      </Suspense>
    </div>
  );
});
