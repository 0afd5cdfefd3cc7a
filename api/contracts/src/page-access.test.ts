import { landingOf, refusePage, type PageVisitor } from './page-access';
import { matchSiteRoute } from './site-routes';
import { agentContactPage, agentCrmPage, hotelContactPage, hotelCrmPage } from './pages/signed-in.page';
import { VERIFICATION_STATUSES } from './verification';

const VISITORS: readonly PageVisitor[] = [
  { role: 'traveler', hotel: null },
  { role: 'agent', hotel: null },
  { role: 'hotel', hotel: null },
  { role: 'admin', hotel: null },
];

it('POR-03: a portal page sends everybody but the administrator to the portal’s own sign-in', () => {
  const page = { access: ['admin'] } as const;
  const href = '/management-portal/auth?next=%2Fmanagement-portal%2Fdashboard';
  for (const visitor of [null, ...VISITORS.filter(({ role }) => role !== 'admin')]) {
    expect(refusePage(page, visitor, '/management-portal/dashboard')).toMatchObject({ href });
  }
  expect(refusePage(page, { role: 'admin', hotel: null }, '/management-portal/dashboard')).toBeNull();
});

it('AUT-27: another page sends other roles to the front page', () => {
  const page = { access: ['agent'] } as const;
  const elsewhere = VISITORS.map((visitor) => refusePage(page, visitor, '/agent/dashboard')?.href ?? 'shown');
  expect(elsewhere).toEqual(['/', 'shown', '/', '/']);
});

it('AGT-10, HOT-07: contacts are of agents, and of hotels that are verified', () => {
  const whoSees = (page: Parameters<typeof refusePage>[0]) =>
    [null, ...VISITORS]
      .filter((visitor) => refusePage(page, visitor, '/') === null)
      .map((visitor) => visitor?.role);
  expect([agentCrmPage, agentContactPage].map(whoSees)).toEqual([['agent'], ['agent']]);
  // A hotel that has not been looked at yet sees none of it.
  expect([hotelCrmPage, hotelContactPage].map(whoSees)).toEqual([[], []]);
  const hotel: PageVisitor = {
    role: 'hotel',
    hotel: { profile_completed: true, verification_status: 'approved' },
  };
  expect([hotelCrmPage, hotelContactPage].map((page) => refusePage(page, hotel, '/'))).toEqual([null, null]);
});

it.each(VERIFICATION_STATUSES)(
  'HOT-11, C12: a hotel that is %s lands where it may stay',
  (verification_status) => {
    const visitor: PageVisitor = { role: 'hotel', hotel: { profile_completed: true, verification_status } };
    const needsVerifiedHotel = landingOf(visitor) === '/hotel/dashboard';
    expect(refusePage({ access: ['hotel'], needsVerifiedHotel }, visitor, landingOf(visitor))).toBeNull();
  },
);

const refusedHref = (path: string, visitor: PageVisitor) => {
  const page = matchSiteRoute(path);
  return page ? (refusePage(page, visitor, path)?.href ?? 'shown') : 'no page';
};
const GALLERY = ['', '/photos', '/upload', '/collections', '/settings'].map(
  (part) => `/hotel/gallery${part}`,
);

it.each([...GALLERY, '/hotel/settings'])(
  'HOT-04, HOT-10, HOT-11: %s is for verified hotels: one without a profile completes it, one that waits or was refused sees why, an agent is refused',
  (path) => {
    const hotel = (profile_completed: boolean, verification_status: (typeof VERIFICATION_STATUSES)[number]) =>
      ({ role: 'hotel', hotel: { profile_completed, verification_status } }) as const;
    expect(refusedHref(path, { role: 'hotel', hotel: null })).toBe('/hotel/complete-profile');
    expect(refusedHref(path, hotel(false, 'pending_profile'))).toBe('/hotel/complete-profile');
    expect(refusedHref(path, hotel(true, 'pending_approval'))).toBe('/hotel/verification-pending');
    expect(refusedHref(path, hotel(true, 'rejected'))).toBe('/hotel/verification');
    expect(refusedHref(path, hotel(true, 'approved'))).toBe('shown');
    expect(refusedHref(path, { role: 'agent', hotel: null })).toBe('/');
  },
);

it('HOT-03, HOT-08, C12: profile and verification are open to hotels that wait or were refused', () => {
  for (const verification_status of VERIFICATION_STATUSES)
    for (const path of ['/hotel/profile/edit', '/hotel/verification', '/hotel/verification-pending'])
      expect(
        refusedHref(path, { role: 'hotel', hotel: { profile_completed: true, verification_status } }),
      ).toBe('shown');
  expect(refusedHref('/hotel/profile/edit', { role: 'agent', hotel: null })).toBe('/');
});
