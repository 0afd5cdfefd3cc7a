/** Where the site serves the sprite: the build copies `src/icon/icons.svg` there. Same origin, so that `<use>` may read it. */
export const ICON_SPRITE_URL = '/assets/icons.svg';
