import { renderApp } from '@atoll/platform/testing';
import { PortalApp } from './portal-app';
import { portalServer } from './testing/portal-server';

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
  expect(screen.getByRole('heading', { level: 1, name: 'Your trip' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Workspace' })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
