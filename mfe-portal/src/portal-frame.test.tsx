import type { User } from '@atoll/contracts/account';
import { refusePage } from '@atoll/contracts/page-access';
import type { Role } from '@atoll/contracts/pages/page';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { renderApp } from '@atoll/platform/testing';
import { within } from '@testing-library/react';
import { BAR_PLACES, PLACES, SITE_PLACES } from './frame/places';
import { PortalApp } from './portal-app';
import { hotelUser, openPortal } from './portal-app.testing';
import { portalServer } from './testing/portal-server';

const { world, start } = portalServer;
start();

const AGENT: Partial<User> = { role: 'agent' };
const APPROVED = { profile_completed: true, verification_status: 'approved' } as const;
const linksOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('AGT-01: an agent has its places at the side, the current one marked, and sees who is signed in', () => {
  const { screen } = openPortal('/agent/dashboard', AGENT);
  const side = within(screen.getByRole('navigation', { name: 'Workspace' }));
  expect(side.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  expect(side.getByRole('link', { name: 'Requests' })).not.toHaveAttribute('aria-current');
  expect(side.getByRole('link', { name: /Your account: Ada Okafor/ })).toHaveAttribute('href', '/account');
});

it('AGT-01: what waits stands beside its place, in the side and in the bar of a phone', async () => {
  world.invitations = { requests: [], counts: { sent: 1, opened: 2 }, awayUntil: null };
  const { screen } = openPortal('/agent/dashboard', AGENT);
  expect(await screen.findAllByRole('link', { name: 'Requests 3 to answer' })).toHaveLength(2);
});

it('the bar of a phone has at most five places, the last of which opens all others', () => {
  const { screen } = openPortal('/agent/dashboard', AGENT);
  const bar = screen.getByRole('navigation', { name: 'Workspace, short' });
  const more = within(bar).getByRole('button', { name: 'More' });
  const sheet = screen.getByRole('navigation', { name: 'Workspace' });
  expect(more).toHaveAttribute('popovertarget', sheet.id);
  expect(within(bar).getAllByRole('listitem').length).toBeLessThanOrEqual(BAR_PLACES + 1);
  expect(linksOf(sheet)).toEqual(expect.arrayContaining([...linksOf(bar), '/account', '/']));
  expect(within(sheet).getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
});

it('a page tells whose places it has before it is known who is signed in', () => {
  const { screen } = renderApp(<PortalApp />, { path: '/agent/requests' });
  const side = within(screen.getByRole('navigation', { name: 'Workspace' }));
  expect(side.getByRole('link', { name: 'Requests' })).toHaveAttribute('aria-current', 'page');
  expect(side.queryByRole('link', { name: /Your account/ })).not.toBeInTheDocument();
});

it('HOT-01, HOT-02: a hotel that is not verified has no places that would send it back', () => {
  const hotel = { profile_completed: true, verification_status: 'pending_approval' } as const;
  const { screen } = openPortal('/hotel/verification-pending', hotelUser({ hotel }));
  const side = within(screen.getByRole('navigation', { name: 'Workspace' }));
  expect(side.getByRole('link', { name: 'Verification' })).toHaveAttribute('aria-current', 'page');
  expect(side.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
});

it('a page below a place is marked there, and one that is a place of its own only as that', () => {
  const currents = (path: string) => {
    const { screen, unmount } = openPortal(path, AGENT);
    const side = within(screen.getByRole('navigation', { name: 'Workspace' }));
    const marked = side.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
    const above = side.queryAllByRole('link', { current: true }).map(({ textContent }) => textContent);
    unmount();
    return [marked, above];
  };
  expect(currents('/agent/profile/enhance')).toEqual([['Enhance'], []]);
  const { screen } = openPortal('/agent/messages/r1', AGENT);
  const side = within(screen.getByRole('navigation', { name: 'Workspace' }));
  expect(side.getByRole('link', { current: true })).toHaveTextContent('Messages');
});

it.each(Object.entries(PLACES))(
  'AGT-10, AUT-27: every place of the workspace %s leads to a page that it may see',
  (workspace, groups) => {
    const hotel = { profile_completed: true, verification_status: 'pending_approval' } as const;
    const role = workspace === 'applicant' ? 'hotel' : (workspace as Role);
    const visitor = { role, hotel: workspace === 'applicant' ? hotel : APPROVED };
    const places = groups.flatMap((group) => group.places);
    expect(places.length).toBeGreaterThan(1);
    for (const { href } of places) {
      const page = matchSiteRoute(href);
      expect([href, page && refusePage(page, visitor, href)]).toEqual([href, null]);
      // What is public is a place of the site besides: the bookings of this device are on a page for everybody.
      const isOfSite = SITE_PLACES.some((place) => place.href === href);
      expect([href, page?.access === 'public']).toEqual([href, isOfSite]);
    }
  },
);

it('the links to the site lead to pages for everybody', () => {
  for (const { href } of SITE_PLACES) expect([href, matchSiteRoute(href)?.access]).toEqual([href, 'public']);
});
