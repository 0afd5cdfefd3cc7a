import { lazy, memo, Suspense } from 'react';
import * as s from './home-page.module.css';
import { SECTIONS_ID, untilNear } from './until-near';

/** On the server at once; in the browser when somebody comes near: until then the server's HTML needs no code. */
const Sections = lazy(async () => {
  await untilNear(SECTIONS_ID);
  const { HomeSections: Loaded } = await import(
    /* webpackChunkName: "home-sections" */ './sections/home-sections'
  );
  return { default: Loaded };
});

/** What stands below the first screen of home. Memoised: an update would draw a boundary anew that waits for code. */
export const HomeSections = memo(function HomeSections() {
  return (
    <div id={SECTIONS_ID} className={s.later}>
      <Suspense fallback={null}>
        <Sections />
      </Suspense>
    </div>
  );
});
