import { portalScreenPage } from '@atoll/contracts/pages/signed-in.page';
import { renderApp } from '@atoll/platform/testing';
import { PortalApp } from './portal-app';
import { portalServer } from './testing/portal-server';
import { PLACES } from './frame/places';
import { dutyOf } from './frame/screen-duties';
import { PORTAL_PAGES } from './portal-pages';

const { asked, start } = portalServer;
start();

it('POR-01: /management-portal/auth opens without a login and asks for e-mail and password', () => {
  const { screen } = renderApp(<PortalApp />, { path: '/management-portal/auth' });
  expect(screen.getByRole('heading', { level: 1, name: 'Management portal' })).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

it('a signed-in page shows its heading, and nothing of anybody, before it is known who is signed in', () => {
  const { screen } = renderApp(<PortalApp />, { path: '/traveler/dashboard' });
  expect(screen.getByRole('heading', { level: 1, name: 'Your trips' })).toBeVisible();
  expect(screen.queryByText(/@atoll\.example/)).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

it('POR-02: every word of the portal’s addresses has its screen, its duty and its place', () => {
  for (const word of portalScreenPage.words ?? []) {
    const pattern = `/management-portal/${word}`;
    expect(PORTAL_PAGES.map((page) => page.pattern)).toContain(pattern);
    expect(dutyOf(pattern)).not.toBeNull();
    expect(PLACES.admin.flatMap(({ places }) => places.map(({ href }) => href))).toContain(pattern);
  }
  expect(portalScreenPage.words).toEqual(
    expect.arrayContaining(['dashboard', 'enhance-profiles', 'cities', 'agent-hub', 'pages', 'outreach']),
  );
});
