import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import * as s from './home-page.module.css';
import { whenNear } from './when-near';

let comeNear: () => void = () => undefined;
const near =
  typeof document === 'undefined'
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        comeNear = resolve;
      });

/** On the server at once; in the browser when somebody comes near: until then the server's HTML needs no code. */
const Sections = lazy(async () => {
  await near;
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
    <div ref={place} className={s.later}>
      <Suspense fallback={null}>
        <Sections />
      </Suspense>
    </div>
  );
});
