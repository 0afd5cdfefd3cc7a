import type { IconName } from './icon-list';
import { ICON_SPRITE_URL } from './icon-sprite';

/** What stands in an icon's `<svg>`, as markup: in the browser a reference to the sprite. */
export function iconShapes(name: IconName): string {
  return `<use href="${ICON_SPRITE_URL}#i-${name}"/>`;
}
