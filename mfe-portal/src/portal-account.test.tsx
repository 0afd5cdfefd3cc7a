import { refreshSession } from '@atoll/platform';
import { signOutAndForget } from '@atoll/platform/form-draft';
import { sampleUser } from '@atoll/platform/testing';
import { act } from '@testing-library/react';
import { openPortal, sentBody } from './portal-app.testing';
import { device } from './testing/fixtures';
import { portalServer } from './testing/portal-server';

const { world, hold, start } = portalServer;
start();
afterEach(() => window.sessionStorage.clear());

it('AUT-25: another device can be signed out; this one has no such button', async () => {
  const { screen, user } = openPortal('/account');
  await user.click(await screen.findByLabelText('Sign out Safari on iPhone'));
  expect(await screen.findByText('Firefox on Linux', { exact: false })).toBeVisible();
  expect(screen.queryByLabelText('Sign out Firefox on Linux')).not.toBeInTheDocument();
  expect(world.sessions.map(({ id }) => id)).toEqual(['s1']);
});

it('AUT-05: a phone that is emptied is forgotten, and nothing else is sent', async () => {
  const { user_metadata } = sampleUser();
  const { screen, user } = openPortal('/account', {
    user_metadata: { ...user_metadata, phone: '+351 1', city: 'Lisbon' },
  });
  await user.clear(await screen.findByLabelText('Phone'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sentBody('PATCH', '/api/auth/user')).toEqual({ name: user_metadata.name, phone: '' });
});

it('an address that was typed stays through a sign-in, and passwords do not', async () => {
  const { screen, user, unmount } = openPortal('/account');
  await user.type(await screen.findByLabelText('New e-mail'), 'new@atoll.example');
  await user.type(screen.getAllByLabelText('Your password now')[0] as HTMLElement, 'coral-reef-at-noon');
  await user.type(screen.getAllByLabelText('Your password now')[1] as HTMLElement, 'coral-reef-at-noon');
  await user.type(screen.getByLabelText('New password'), 'lagoon-at-night');
  unmount();
  expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/coral|lagoon/);
  const again = openPortal('/account');
  expect(await again.screen.findByLabelText('New e-mail')).toHaveValue('new@atoll.example');
  expect(again.screen.getAllByLabelText('Your password now')[1]).toHaveValue('');
});

it('AUT-25: signing out leaves nothing that was typed', async () => {
  const { user, screen, store } = openPortal('/account');
  await user.type(await screen.findByLabelText('New e-mail'), 'new@atoll.example');
  expect(JSON.stringify({ ...window.sessionStorage })).toMatch('new@atoll.example');
  await act(async () => void (await signOutAndForget(store.dispatch)));
  expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch('new@atoll.example');
});

it('the first field with a mistake gets the focus', async () => {
  const { screen, user } = openPortal('/account');
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  expect(await screen.findAllByText('Please fill this in')).toHaveLength(2);
  // The first form with that field; the change of the address has it, too.
  expect(screen.getAllByLabelText('Your password now')[0]).toHaveFocus();
});

it('AUT-24: where another tab signs somebody else in, nothing of the account before is shown', async () => {
  const { screen, store } = openPortal('/account');
  expect(await screen.findByText('Firefox on Linux', { exact: false })).toBeVisible();
  world.sessions = [device('s3', 'Edge on Windows', true)];
  const release = hold('/api/auth/sessions');
  world.user = sampleUser({ id: 'somebody else', email: 'else@atoll.example' });
  await act(() => refreshSession(store.dispatch));
  // At the side, and on the page.
  expect(await screen.findAllByText('else@atoll.example')).toHaveLength(2);
  expect(screen.queryByText('Firefox on Linux', { exact: false })).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('Edge on Windows', { exact: false })).toBeVisible();
});

it('which mails one gets is a page of its own, which the account leads to', async () => {
  const { screen } = openPortal('/account');
  expect(await screen.findByRole('link', { name: 'Which mails you get' })).toHaveAttribute(
    'href',
    '/mails/secret',
  );
});
