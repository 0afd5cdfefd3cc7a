import type { User } from '@atoll/contracts/account';
import type { Role } from '@atoll/contracts/pages/page';
import type { IconName } from '@atoll/ui/icon';
import { isOpenTo } from './screen-duties';
import type { Waiting } from './use-waiting';

export interface Place {
  readonly href: string;
  readonly words: string;
  readonly icon: IconName;
  /** Further addresses of the same place. */
  readonly also?: readonly string[];
  /** What waits there, for places that somebody is called to, and what a screen reader says behind the number. */
  readonly waiting?: { readonly of: keyof Waiting; readonly words: string };
}

export interface PlaceGroup {
  /** Above its places; null for those that stand first. */
  readonly words: string | null;
  readonly places: readonly Place[];
}

/** Whose places are shown: a hotel that is not verified would be sent back from most of a hotel's. */
export type Workspace = Role | 'applicant';

/** The workspace of an account. */
export function workspaceOf({ role, hotel }: Pick<User, 'role' | 'hotel'>): Workspace {
  return role === 'hotel' && hotel?.verification_status !== 'approved' ? 'applicant' : role;
}

const UNREAD = { of: 'messages', words: 'unread' } as const;
const ASKS = { of: 'connections', words: 'to answer' } as const;

const portal = (word: string) => `/management-portal/${word}`;

/**
 * The places of each workspace, in the order in which they are shown; a new page of somebody's adds its line here. The
 * first four are in the bar of a phone, all others behind 'More'. What is not built is absent.
 */
export const PLACES: Readonly<Record<Workspace, readonly PlaceGroup[]>> = {
  agent: [
    {
      words: null,
      places: [
        { href: '/agent/dashboard', words: 'Today', icon: 'layout-dashboard' },
        {
          ...{ href: '/agent/requests', words: 'Requests', icon: 'clipboard-list' },
          waiting: { of: 'requests', words: 'to answer' },
        },
        { href: '/agent/messages', words: 'Messages', icon: 'message', waiting: UNREAD },
      ],
    },
    {
      words: 'People',
      places: [
        { href: '/agent/crm', words: 'CRM', icon: 'address-book' },
        { href: '/agent/my-agents', words: 'My agents', icon: 'users' },
        { href: '/agent/network', words: 'Network', icon: 'user-search', waiting: ASKS },
      ],
    },
    {
      words: 'Your entry',
      places: [
        { href: '/agent/profile', words: 'Profile', icon: 'user-circle' },
        { href: '/agent/profile/enhance', words: 'Enhance', icon: 'sparkles' },
      ],
    },
  ],
  hotel: [
    {
      words: null,
      places: [
        { href: '/hotel/dashboard', words: 'Dashboard', icon: 'home' },
        { href: '/hotel/profile/edit', words: 'Profile', icon: 'building-skyscraper' },
        { href: '/hotel/gallery', words: 'Gallery', icon: 'photo' },
      ],
    },
    {
      words: 'Agents',
      places: [
        { href: '/hotel/agents', words: 'Agents', icon: 'users', waiting: ASKS },
        { href: '/hotel/agents/messages', words: 'Messages', icon: 'message', waiting: UNREAD },
      ],
    },
    {
      words: 'Business',
      places: [
        { href: '/hotel/crm', words: 'CRM', icon: 'address-book' },
        {
          ...{ href: '/hotel/verification', words: 'Verification', icon: 'circle-check' },
          also: ['/hotel/verification-pending'],
        },
        { href: '/hotel/settings', words: 'Settings', icon: 'adjustments-horizontal' },
      ],
    },
  ],
  applicant: [
    {
      words: null,
      places: [
        { href: '/hotel/complete-profile', words: 'Profile', icon: 'building-skyscraper' },
        {
          ...{ href: '/hotel/verification', words: 'Verification', icon: 'circle-check' },
          also: ['/hotel/verification-pending'],
        },
      ],
    },
  ],
  traveler: [
    {
      words: null,
      places: [
        { href: '/traveler/dashboard', words: 'Trips', icon: 'route' },
        {
          ...{ href: '/traveler/requests', words: 'Requests', icon: 'clipboard-list' },
          waiting: { of: 'requests', words: 'with quotes' },
        },
        { href: '/traveler/messages', words: 'Messages', icon: 'message', waiting: UNREAD },
        { href: '/bookings', words: 'Bookings', icon: 'receipt' },
        { href: '/account', words: 'Settings', icon: 'adjustments-horizontal' },
      ],
    },
  ],
  admin: [
    {
      words: null,
      places: [
        { href: portal('dashboard'), words: 'Dashboard', icon: 'layout-dashboard' },
        { href: portal('reports'), words: 'Reports', icon: 'alert-triangle' },
        { href: portal('agent-hub'), words: 'Agent hub', icon: 'user-search' },
      ],
    },
    {
      words: 'Content',
      places: [
        { href: portal('cities'), words: 'Cities', icon: 'map-pin' },
        { href: portal('countries'), words: 'Countries', icon: 'world' },
        { href: portal('home'), words: 'Home', icon: 'home' },
        { href: portal('pages'), words: 'Pages', icon: 'file-text' },
        { href: portal('media'), words: 'Media', icon: 'photo' },
        { href: portal('expo'), words: 'Events', icon: 'calendar' },
        { href: portal('enhance-profiles'), words: 'Agents’ texts', icon: 'sparkles' },
      ],
    },
    {
      words: 'Reach',
      places: [
        { href: portal('outreach'), words: 'Outreach', icon: 'message' },
        { href: portal('indexing'), words: 'Indexing', icon: 'search' },
      ],
    },
    {
      words: 'Running it',
      places: [
        { href: portal('releases'), words: 'Releases', icon: 'server' },
        { href: portal('users'), words: 'Users', icon: 'users' },
        { href: portal('jobs'), words: 'Jobs', icon: 'refresh' },
        { href: portal('audit'), words: 'Audit log', icon: 'history' },
      ],
    },
  ],
};

/** What is searched from a workspace, in words: the portal's things are nobody's own. */
export function searchWordsOf(workspace: Workspace | null): string {
  return workspace === 'admin' ? 'Search the portal' : 'Search your things';
}

/** The places of a workspace that somebody has; all of it until it is known who is signed in. */
export function placesOf(workspace: Workspace, user: Pick<User, 'portal'> | null): readonly PlaceGroup[] {
  const { duties, gate } = user?.portal ?? { duties: null, gate: null };
  if (!duties || gate) return PLACES[workspace];
  return PLACES[workspace]
    .map(({ words, places }) => ({
      words,
      places: places.filter(({ href }) => isOpenTo(duties, href)),
    }))
    .filter(({ places }) => places.length > 0);
}

/** How many places the bar of a phone has before 'More'. */
export const BAR_PLACES = 4;

/** The site around the workspace. On a phone its dock makes room for the workspace's bar, whose 'More' has these. */
export const SITE_PLACES: readonly Place[] = [
  { href: '/', words: 'Home', icon: 'home' },
  { href: '/map', words: 'Global map', icon: 'world' },
  { href: '/travel-agents', words: 'Travel agents', icon: 'user-search' },
  { href: '/hotels', words: 'Hotels', icon: 'bed' },
  { href: '/tours', words: 'Tours', icon: 'route' },
  { href: '/expo', words: 'Expo', icon: 'building-pavilion' },
  { href: '/bookings', words: 'My bookings', icon: 'receipt' },
];

const isBelow = ({ href }: Place, pattern: string) => pattern.startsWith(`${href}/`);

/** `page` on the place itself, `true` on a page below it that is no place of its own nor below a nearer one. */
export function currentOf(
  place: Place,
  pattern: string,
  places: readonly Place[],
): 'page' | 'true' | undefined {
  const isAt = ({ href, also = [] }: Place) => href === pattern || also.includes(pattern);
  if (isAt(place)) return 'page';
  const isNearer = (other: Place) =>
    isAt(other) || (isBelow(other, pattern) && other.href.length > place.href.length);
  return isBelow(place, pattern) && !places.some(isNearer) ? 'true' : undefined;
}
