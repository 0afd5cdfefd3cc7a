import { SLIDER_INTERVAL_MS } from '@atoll/contracts/constants';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import type { SliderImage } from '@atoll/contracts/site-content';
import { IconButton } from '@atoll/ui/button';
import { Poster } from '@atoll/ui/poster';
import { useEffect, useState } from 'react';
import * as s from './hero-slider.module.css';

/** How many posters stand side by side: the others wait behind them. */
const SHOWN = 3;

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** '30% 70%' as shares of the picture. */
function focalOf(position: string): { x: number; y: number } {
  const [x = 50, y = 50] = position.split(' ').map((part) => Number.parseFloat(part));
  return { x: x / 100, y: y / 100 };
}

function Slide({ slide, isFirst }: { readonly slide: SliderImage; readonly isFirst: boolean }) {
  const { variants } = slide;
  return (
    <Poster
      href={pageHref(hotelsPage, placeState(slide))}
      name={slide.name}
      note={slide.country}
      src={slide.url}
      srcSet={`${variants.tiny} 20w, ${variants.mobile} 224w, ${variants.tablet} 304w, ${variants.desktop} 384w`}
      sizes="(max-width: 640px) 160px, (max-width: 1100px) 240px, 300px"
      focal={focalOf(slide.position)}
      alt=""
      priority={isFirst}
    />
  );
}

/**
 * Places to start with, one after the other every 15 s (HOM-03). It rests while somebody points at it or has the focus
 * in it, when it was paused, and for whoever wants less motion.
 */
export function HeroSlider({ slides }: { readonly slides: readonly SliderImage[] }) {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  const count = slides.length;

  useEffect(() => {
    if (isPaused || isHeld || count < 2 || isStill()) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), SLIDER_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [index, isPaused, isHeld, count]);

  const order = slides
    .map((_slide, at) => slides[(index + at) % count])
    .filter((slide) => slide !== undefined);
  return (
    <section
      className={s.slider}
      aria-roledescription="carousel"
      aria-label="Places to start with"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      // A button that was clicked keeps the focus, but only who came by keyboard is reading in here.
      onFocus={({ target }) => setFocus(target.matches(':focus-visible'))}
      onBlur={() => setFocus(false)}
    >
      <ul className={s.slides}>
        {order.slice(0, SHOWN).map((slide, at) => (
          <li key={slide.name} className={s.slide}>
            <Slide slide={slide} isFirst={at === 0 && index === 0} />
          </li>
        ))}
      </ul>
      <div className={s.controls}>
        <IconButton
          icon={isPaused ? 'player-play' : 'player-pause'}
          label={isPaused ? 'Play slides' : 'Pause slides'}
          onClick={() => setPaused(!isPaused)}
        />
        <span className={s.count}>
          {index + 1} of {count}
        </span>
        <IconButton icon="arrow-right" label="Next slide" onClick={() => setIndex((index + 1) % count)} />
      </div>
    </section>
  );
}
