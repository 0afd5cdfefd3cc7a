import { classNames } from '../class-names';
import type { IconName } from './icon-names';
import { ICON_SPRITE_URL } from './icon-sprite';
import * as s from './icon.module.css';

export type { IconName } from './icon-names';
export { ICON_SPRITE_URL } from './icon-sprite';

export type IconProps = {
  name: IconName;
  /** 16, 20 (default) or 24 px. */
  size?: 's' | 'm' | 'l';
  /** Fills the drawing; names that end in '-filled' are filled anyway. */
  filled?: boolean;
  className?: string;
};

/** A drawing from the sprite, hidden from assistive technology: the words beside it, or the button's label, say it. */
export function Icon({ name, size = 'm', filled = false, className }: IconProps) {
  const isFilled = filled || name.endsWith('-filled');
  return (
    <svg className={classNames(s.icon, s[size], isFilled && s.filled, className)} aria-hidden="true">
      <use href={`${ICON_SPRITE_URL}#i-${name}`} />
    </svg>
  );
}
