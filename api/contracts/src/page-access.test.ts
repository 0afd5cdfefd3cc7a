import { landingOf, refusePage, type PageVisitor } from './page-access';
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

it.each(VERIFICATION_STATUSES)(
  'HOT-11, C12: a hotel that is %s lands where it may stay',
  (verification_status) => {
    const visitor: PageVisitor = { role: 'hotel', hotel: { profile_completed: true, verification_status } };
    const needsVerifiedHotel = landingOf(visitor) === '/hotel/dashboard';
    expect(refusePage({ access: ['hotel'], needsVerifiedHotel }, visitor, landingOf(visitor))).toBeNull();
  },
);
