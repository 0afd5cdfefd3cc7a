import { createAtollStore, guardPage, selectSession, type Session } from '@atoll/platform';

const nobody: Session = { state: 'nobody' };
const agent: Session = { state: 'signed-in', role: 'agent' };

it('in this release nobody is signed in', () => {
  expect(selectSession(createAtollStore().getState())).toEqual(nobody);
});

it('a public page is for everybody', () => {
  expect(guardPage({ access: 'public' }, nobody)).toBeNull();
  expect(guardPage({ access: 'public' }, agent)).toBeNull();
});

it('AUT-18: who is not signed in is sent to login, to the portal’s own for an administrator’s page', () => {
  const text = 'Please login to continue';
  expect(guardPage({ access: ['agent', 'admin'] }, nobody)).toEqual({ href: '/login', text });
  expect(guardPage({ access: ['admin'] }, nobody)).toEqual({ href: '/management-portal/auth', text });
});

it('AUT-27: a page is for the roles that it names, and nobody else', () => {
  expect(guardPage({ access: ['agent', 'hotel'] }, agent)).toBeNull();
  expect(guardPage({ access: ['hotel'] }, agent)).toMatchObject({ href: '/' });
  expect(guardPage({ access: [] }, agent)).toMatchObject({ href: '/' });
});
