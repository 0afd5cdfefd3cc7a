/** What has a picture of its own for links that are shared. */
export const OG_PICTURE_KINDS = ['agent', 'city', 'country', 'page'] as const;
export type OgPictureKind = (typeof OG_PICTURE_KINDS)[number];

/** In pixels, as networks show links. */
export const OG_PICTURE_WIDTH = 1_200;
export const OG_PICTURE_HEIGHT = 630;

/** Goes up when the drawing changes: a picture is kept for ever under its address. */
const DRAWING = '2';

/** A short number that another text hardly has: FNV-1a. */
function shortHash(text: string): string {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0).toString(36);
}

const FOLDER = '/media/og/';

/** Whether a path is that of a picture with our measures. */
export function isOgPicture(path: string): boolean {
  return path.startsWith(FOLDER);
}

/**
 * The picture of a page for `og:image`, as a path of the site. `key` is an agent's id or a slug; `title` is what the
 * picture says, so that another title has another address.
 */
export function ogPicturePath(kind: OgPictureKind, key: string, title: string): string {
  return `${FOLDER}${kind}/${encodeURIComponent(key)}.png?v=${DRAWING}${shortHash(title)}`;
}
