const artwork = (scene: string) => `/media/artwork/${scene}-800x600.webp`;

/** The directory's pages that are not built yet, and what will be on them. */
export const COMING_PAGES = [
  {
    path: '/map',
    title: 'Global map',
    text: 'Every agent, hotel and destination on one map of the world. The map is not built yet.',
    picture: artwork('harbour.dusk'),
  },
  {
    path: '/expo',
    title: 'Travel expo',
    text: 'Fairs and events of the travel trade, with dates and places. The calendar is not built yet.',
    picture: artwork('skyline.dusk'),
  },
] as const;
