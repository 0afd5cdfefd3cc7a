import { CAROUSEL_STEP_PX } from '@atoll/contracts/constants';
import { Children, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../button/button';
import { classNames } from '../class-names';
import * as s from './carousel.module.css';

export type CarouselProps = {
  /** What goes by: 'Featured cities'. */
  label: string;
  /** Stands left of the buttons: a heading with its sentence. */
  heading?: ReactNode;
  /** Width of an item: 232 px (184 on a phone), 280 px, or one at a time. */
  itemWidth?: 'poster' | 'card' | 'full';
  /** Lets the track run through the gutters, to the edges of the window, inside a `.wrap`. */
  bleed?: boolean;
  /** How far a button or an arrow key moves, in px. */
  step?: number;
  children: ReactNode;
  className?: string;
};

type Ends = { start: boolean; end: boolean };

/** A pixel of slack: browsers scroll in fractions. */
function endsOf(track: HTMLElement): Ends {
  return { start: track.scrollLeft <= 1, end: track.scrollLeft + track.clientWidth >= track.scrollWidth - 1 };
}

/** Items in a row that scrolls by finger, wheel, arrow keys and two buttons, which rest at the ends. */
export function Carousel({
  label,
  heading,
  itemWidth = 'poster',
  bleed = false,
  step = CAROUSEL_STEP_PX,
  children,
  className,
}: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<Ends>({ start: true, end: false });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const read = () => {
      const next = endsOf(element);
      setEnds((before) => (before.start === next.start && before.end === next.end ? before : next));
    };
    read();
    element.addEventListener('scroll', read, { passive: true });
    const sizes = new ResizeObserver(read);
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', read);
      sizes.disconnect();
    };
  }, []);

  function move(direction: -1 | 1): void {
    const element = track.current;
    if (!element) return;
    // Snapping would shorten the step; it comes back with the next touch.
    element.dataset.stepping = '';
    element.scrollBy({ left: direction * step });
  }

  function moveByKey(event: KeyboardEvent): void {
    if (event.target !== track.current) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  }

  return (
    <div className={classNames(s.carousel, s[itemWidth], bleed && s.bleed, className)}>
      <div className={s.head}>
        <div className={s.heading}>{heading}</div>
        <div className={s.controls}>
          <IconButton
            line
            icon="chevron-left"
            label={`Previous: ${label}`}
            aria-disabled={ends.start || undefined}
            onClick={() => move(-1)}
          />
          <IconButton
            line
            icon="chevron-right"
            label={`Next: ${label}`}
            aria-disabled={ends.end || undefined}
            onClick={() => move(1)}
          />
        </div>
      </div>
      <div
        className={s.track}
        ref={track}
        role="group"
        aria-label={label}
        tabIndex={0}
        onKeyDown={moveByKey}
        onTouchStart={(event) => delete event.currentTarget.dataset.stepping}
      >
        <ul className={s.items}>
          {Children.map(children, (child) => (
            <li className={s.item}>{child}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
