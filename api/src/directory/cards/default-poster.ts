/** For a place without a picture: the shell serves it. */
export const DEFAULT_POSTER = '/assets/default-poster.svg';
