import { selectSession } from '@atoll/platform';
import { keepDraft, readDraft } from '@atoll/platform/form-draft';
import { sampleUser } from '@atoll/platform/testing';
import { waitFor } from '@testing-library/react';
import { hotelUser, openPortal, sentBody } from './portal-app.testing';
import { HOTEL } from './testing/fixtures';
import { portalServer } from './testing/portal-server';

const { world, fail, start } = portalServer;
start();
afterEach(() => window.sessionStorage.clear());

it('HOT-02, AUT-16: a hotel without a profile row gets the form', async () => {
  world.hotel = null;
  const { screen } = openPortal('/hotel/complete-profile', hotelUser({ hotel: null }));
  expect(await screen.findByLabelText('Name of the property')).toHaveValue('');
  expect(screen.getByLabelText('E-mail for guests')).toHaveValue('traveler@atoll.example');
});

it('HOT-14: saving the profile sends all of it and leads to where the verification stands', async () => {
  world.user = sampleUser(hotelUser());
  const { screen, user } = openPortal('/hotel/complete-profile', hotelUser());
  const name = await screen.findByLabelText('Name of the property');
  await user.clear(name);
  await user.type(name, 'Casa Nova');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Verification pending' })).toBeVisible();
  expect(sentBody('PUT', '/api/auth/hotel')).toEqual({
    name: 'Casa Nova',
    email: 'casa@atoll.example',
    property_type: 'guest house',
    address: 'Rua da Graça 1',
    city: 'Lisbon',
    country: 'Portugal',
    star_rating: 4,
    phone: '+351 1',
  });
});

it('HOT-14: what is missing is named, and nothing is sent', async () => {
  world.hotel = { ...HOTEL, city: '' };
  const { screen, user } = openPortal('/hotel/complete-profile', hotelUser());
  await screen.findByLabelText('Name of the property');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('Please fill this in')).toBeVisible();
  expect(sentBody('PUT', '/api/auth/hotel')).toBeUndefined();
});

it('AUT-05: a phone that the API refuses says so at its field', async () => {
  const { screen, user } = openPortal('/hotel/complete-profile', hotelUser());
  const phone = await screen.findByLabelText('Phone');
  await user.clear(phone);
  await user.type(phone, 'abc');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(phone).toHaveAccessibleDescription('No phone number'));
});

it('an address that is none is named by the form, and by no bubble of the browser', async () => {
  const { screen, user } = openPortal('/hotel/complete-profile', hotelUser());
  const email = await screen.findByLabelText('E-mail for guests');
  await user.clear(email);
  await user.type(email, 'abc');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter a valid e-mail address'));
  expect(sentBody('PUT', '/api/auth/hotel')).toBeUndefined();
});

it('HOT-08: a rejected hotel reads nowhere that its profile is complete', async () => {
  world.hotel = { ...HOTEL, verification_status: 'rejected', rejection_reason: 'No such street' };
  const { screen } = openPortal('/hotel/verification-pending', hotelUser());
  expect(await screen.findByText('No such street')).toBeVisible();
  expect(screen.queryByText(/profile is complete/i)).not.toBeInTheDocument();
});

it.each([
  ['pending_email', /Confirm your address/],
  ['pending_approval', /Atoll looks at your profile/],
] as const)('HOT-08: /hotel/verification-pending says what %s waits for', async (status, text) => {
  world.hotel = { ...HOTEL, verification_status: status };
  const { screen } = openPortal('/hotel/verification-pending', hotelUser());
  expect(await screen.findByText(text)).toBeVisible();
});

it('HOT-08: /hotel/verification gives the reason of a rejection and the way to mend it', async () => {
  world.hotel = { ...HOTEL, verification_status: 'rejected', rejection_reason: 'No such street' };
  const { screen } = openPortal('/hotel/verification', hotelUser());
  expect(await screen.findByText('No such street')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute(
    'href',
    '/hotel/complete-profile',
  );
});

it.each([
  ['pending_approval', /Atoll looks at your change/],
  ['rejected', 'Your change was not approved: No such street'],
] as const)(
  'HOT-14: the dashboard says that a change is %s, and what is public',
  async (change_status, text) => {
    world.hotel = {
      ...HOTEL,
      verification_status: 'approved',
      change_status,
      rejection_reason: 'No such street',
      approved_profile: { ...HOTEL, name: 'Casa Antiga' },
    };
    const { screen } = openPortal('/hotel/dashboard', hotelUser());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(/Public until then: Casa Antiga, Rua da Graça 1, Lisbon/)).toBeVisible();
  },
);

const openProfile = (id = 'u1') => openPortal('/hotel/complete-profile', hotelUser({ id }));

it('a profile keeps what was typed where the session ended elsewhere, until it is saved', async () => {
  const before = openProfile();
  const name = await before.screen.findByLabelText('Name of the property');
  await before.user.clear(name);
  await before.user.type(name, 'Casa Nova');
  world.isSignedOut = true;
  await before.user.click(before.screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(selectSession(before.store.getState()).state).toBe('nobody'));
  before.unmount();

  world.isSignedOut = false;
  const other = openProfile('somebody else');
  expect(await other.screen.findByLabelText('Name of the property')).toHaveValue('Casa do Miradouro');
  other.unmount();

  const after = openProfile();
  expect(await after.screen.findByText(/What you typed before is here again/)).toBeVisible();
  expect(after.screen.getByLabelText('Name of the property')).toHaveValue('Casa Nova');
  await after.user.click(after.screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(readDraft('profile', 'u1')).toEqual({}));
});

it('what was typed before can be discarded', async () => {
  keepDraft('profile', 'u1', { name: 'Casa Nova' });
  const { screen, user } = openProfile();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Name of the property')).toHaveValue('Casa do Miradouro');
  expect(readDraft('profile', 'u1')).toEqual({});
});

it('ERR-10: what cannot be read says so and can be asked for again', async () => {
  fail('/api/auth/hotel');
  const { screen, user } = openPortal('/hotel/dashboard', hotelUser());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Casa do Miradouro' })).toBeVisible();
});
