import { ICON_DRAWINGS } from './icon-drawings';
import type { IconName } from './icon-list';

/**
 * What stands in an icon's `<svg>`, as markup: on the server the drawing itself. With references to a sprite that is
 * still on its way, Chromium shows the first screen's words a frame later (docs/decisions/0011-speed.md).
 */
export function iconShapes(name: IconName): string {
  return ICON_DRAWINGS[name];
}
