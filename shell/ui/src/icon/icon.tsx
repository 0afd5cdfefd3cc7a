import { iconShapes } from '#icon-shapes';
import { classNames } from '../class-names';
import type { IconName } from './icon-list';
import * as s from './icon.module.css';

export type { IconName } from './icon-list';
export { ICON_SPRITE_URL } from './icon-sprite';

export type IconProps = {
  name: IconName;
  /** 16, 20 (default) or 24 px. */
  size?: 's' | 'm' | 'l';
  /** Fills the drawing; names that end in '-filled' are filled anyway. */
  filled?: boolean;
  className?: string;
};

/**
 * A drawing, hidden from assistive technology: the words beside it, or the button's label, say it. The server writes the
 * drawing into the page and the browser keeps it; what the browser draws itself refers to the sprite.
 */
export function Icon({ name, size = 'm', filled = false, className }: IconProps) {
  const isFilled = filled || name.endsWith('-filled');
  return (
    <svg
      className={classNames(s.icon, s[size], isFilled && s.filled, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: iconShapes(name) }}
      // What the server wrote differs on purpose.
      suppressHydrationWarning
    />
  );
}
