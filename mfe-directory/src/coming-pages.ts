const artwork = (scene: string) => `/media/artwork/${scene}-800x600.webp`;

/** The directory's pages that are not built yet, and what will be on them. */
export const COMING_PAGES = [
  {
    path: '/expo',
    title: 'Travel expo',
    text: 'Fairs and events of the travel trade, with dates and places. The calendar is not built yet.',
    picture: artwork('skyline.dusk'),
  },
] as const;
