import type { User } from '@atoll/contracts/account';
import { createAtollStore, guardPage, selectSession, type Session } from '@atoll/platform';

const nobody: Session = { state: 'nobody' };
const agent: Session = { state: 'signed-in', user: { role: 'agent', hotel: null } as User };
const hotelWith = (hotel: User['hotel']): Session => ({
  state: 'signed-in',
  user: { role: 'hotel', hotel } as User,
});
const HERE = '/agent/dashboard';

it('nobody knows who is signed in until the browser has asked', () => {
  expect(selectSession(createAtollStore().getState())).toEqual({ state: 'unknown' });
  expect(guardPage({ access: ['agent'] }, { state: 'unknown' }, HERE)).toBeNull();
});

it('a public page is for everybody', () => {
  expect(guardPage({ access: 'public' }, nobody, HERE)).toBeNull();
  expect(guardPage({ access: 'public' }, { state: 'failed' }, HERE)).toBeNull();
  expect(guardPage({ access: 'public' }, agent, HERE)).toBeNull();
});

it('AUT-18: who is not signed in is sent to login, to the portal’s own for an administrator’s page', () => {
  const text = 'Please login to continue';
  const next = 'next=%2Fagent%2Fdashboard';
  expect(guardPage({ access: ['agent', 'admin'] }, nobody, HERE)).toEqual({ href: `/login?${next}`, text });
  expect(guardPage({ access: ['admin'] }, nobody, HERE)).toEqual({
    href: `/management-portal/auth?${next}`,
    text,
  });
});

it('AUT-19: where nobody can say who is signed in, login says that an error occurred', () => {
  expect(guardPage({ access: ['agent'] }, { state: 'failed' }, HERE)).toMatchObject({
    href: '/login?next=%2Fagent%2Fdashboard&problem=session',
    text: 'An error occurred. Please try again.',
  });
});

it('POR-03: everybody but the administrator is sent from portal pages to their own sign-in', () => {
  for (const session of [nobody, agent, hotelWith(null)])
    expect(guardPage({ access: ['admin'] }, session, '/management-portal/dashboard')?.href).toMatch(
      /^\/management-portal\/auth\?/,
    );
});

it('AUT-27: a page is for the roles that it names, and nobody else', () => {
  expect(guardPage({ access: ['agent', 'hotel'] }, agent, HERE)).toBeNull();
  expect(guardPage({ access: ['hotel'] }, agent, HERE)).toMatchObject({ href: '/' });
});

it.each([
  [null, '/hotel/complete-profile'],
  [{ profile_completed: false, verification_status: 'pending_profile' }, '/hotel/complete-profile'],
  [{ profile_completed: true, verification_status: 'pending' }, '/hotel/verification-pending'],
  [{ profile_completed: true, verification_status: 'pending_email' }, '/hotel/verification-pending'],
  [{ profile_completed: true, verification_status: 'pending_approval' }, '/hotel/verification-pending'],
  [{ profile_completed: true, verification_status: 'rejected' }, '/hotel/verification'],
  [{ profile_completed: true, verification_status: 'approved' }, null],
] as const)('HOT-02: a hotel with %j is sent to %s, without a loop', (hotel, href) => {
  const page = { access: ['hotel'], needsVerifiedHotel: true } as const;
  expect(guardPage(page, hotelWith(hotel), '/hotel/dashboard')?.href ?? null).toBe(href);
  expect(guardPage({ access: ['hotel'] }, hotelWith(hotel), String(href))).toBeNull();
});
