import type { IconName } from '@atoll/ui/icon';

export interface DockLink {
  /** The accessible name, as the specification has it (HOM-23). */
  readonly name: string;
  /** The short word on screen; the name contains it. */
  readonly word: string;
  readonly href: string;
  readonly icon: IconName;
}

/** The dock's links in order; Marco AI (a toggle) and Login follow them. */
export const DOCK_LINKS: readonly DockLink[] = [
  { name: 'Home', word: 'Home', href: '/', icon: 'home' },
  { name: 'Global Map', word: 'Map', href: '/map', icon: 'world' },
  { name: 'Find Agents', word: 'Agents', href: '/travel-agents', icon: 'user-search' },
  { name: 'Find Hotels', word: 'Hotels', href: '/hotels', icon: 'bed' },
  { name: 'Find Tours', word: 'Tours', href: '/tours', icon: 'route' },
  { name: 'Expo', word: 'Expo', href: '/expo', icon: 'building-pavilion' },
];
