import type { SliderImage } from '@atoll/contracts/site-content';

/** Which pictures this site has. The media feature answers it for what the administrator writes. */
export interface SitePictures {
  /** False for any address but that of a drawing or an upload of this site. */
  readonly has: (path: string) => Promise<boolean>;
  /** The same picture in the sizes of the home slider; null where it is not kept in them. */
  readonly sliderSizes: (path: string) => Promise<SliderImage['variants'] | null>;
}

/** What is said of another address. */
export const NO_SITE_PICTURE = 'This is no picture of this site. Please upload one here.';

/** A point as CSS writes it: '50% 40%'. */
const POSITION = /^(?:\d{1,2}|100)% (?:\d{1,2}|100)%$/;

/** What is wrong with a focal point; null where nothing is. */
export function positionProblem(position: string): string | null {
  return POSITION.test(position) ? null : 'A point is two shares of the picture, such as 50% 40%.';
}
