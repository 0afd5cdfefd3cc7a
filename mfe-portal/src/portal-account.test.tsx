import { openPortal } from './portal-app.testing';
import { portalServer } from './testing/portal-server';

const { world, start } = portalServer;
start();

it('AUT-25: another device can be signed out; this one has no such button', async () => {
  const { screen, user } = openPortal('/account');
  await user.click(await screen.findByLabelText('Sign out Safari on iPhone'));
  expect(await screen.findByText('Firefox on Linux', { exact: false })).toBeVisible();
  expect(screen.queryByLabelText('Sign out Firefox on Linux')).not.toBeInTheDocument();
  expect(world.sessions.map(({ id }) => id)).toEqual(['s1']);
});
