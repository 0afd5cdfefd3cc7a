import { renderApp } from '@atoll/platform/testing';
import { PortalApp } from './portal-app';

it('PLT-01: the portal remote brings its own page and asks for no password', () => {
  const { screen } = renderApp(<PortalApp />, { path: '/management-portal/auth' });
  expect(screen.getByRole('heading', { level: 1, name: 'Management portal' })).toBeVisible();
  expect(screen.getByText(/not built yet/)).toBeVisible();
  expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument();
});
