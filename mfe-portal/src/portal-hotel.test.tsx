import { selectSession } from '@atoll/platform';
import { keepDraft, readDraft } from '@atoll/platform/form-draft';
import { sampleUser } from '@atoll/platform/testing';
import { waitFor, within } from '@testing-library/react';
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
    description: '',
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
  expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/hotel/profile/edit');
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

it('HOT-03: /hotel/profile/edit saves what was changed over the version that it was read from', async () => {
  world.hotel = { ...HOTEL, verification_status: 'approved', version: 4, approved_profile: HOTEL };
  world.user = sampleUser(hotelUser());
  const { screen, user } = openPortal('/hotel/profile/edit', hotelUser());
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit your profile' })).toBeVisible();
  expect(
    await screen.findByText(/Name, address, stars and what you say of the house are looked at/),
  ).toBeVisible();
  await user.type(screen.getByLabelText('From the house'), 'A family house since 1962.');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() =>
    expect(sentBody('PUT', '/api/auth/hotel')).toMatchObject({ description: 'A family house since 1962.' }),
  );
  expect(portalServer.asked.find(({ method }) => method === 'PUT')?.ifMatch).toBe('"4"');
});

it('HOT-03: what was saved in another tab is shown beside what is typed, which is saved over it', async () => {
  world.hotel = { ...HOTEL, verification_status: 'approved', version: 4 };
  world.user = sampleUser(hotelUser());
  const { screen, user } = openPortal('/hotel/profile/edit', hotelUser());
  const phone = await screen.findByLabelText('Phone');
  await user.clear(phone);
  await user.type(phone, '+351 2');
  world.hotel = { ...world.hotel, version: 5, phone: '+351 9' };
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  const both = await screen.findByRole('alert', { name: 'Saved elsewhere meanwhile' });
  expect(both).toHaveTextContent('There now: +351 9');
  expect(both).toHaveTextContent('Yours: +351 2');
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(() =>
    expect(portalServer.asked.filter(({ method }) => method === 'PUT').map(({ ifMatch }) => ifMatch)).toEqual(
      ['"4"', '"5"'],
    ),
  );
});

it('HOT-08: documents are uploaded, named with their size, and removed; a refusal says which file and why', async () => {
  const { screen, user } = openPortal('/hotel/verification', hotelUser());
  expect(await screen.findByText('Nothing is uploaded yet.')).toBeVisible();
  const input = screen.getByLabelText('Documents to upload');
  await user.upload(input, new File(['%PDF-'], 'licence.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('licence.pdf')).toBeVisible();
  const large = new File(['%PDF-'], 'large.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 11 * 1_024 * 1_024 });
  await user.upload(input, large);
  expect(await screen.findByText('large.pdf did not arrive. A file has 10 MB at most.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove licence.pdf' }));
  expect(await screen.findByText('Nothing is uploaded yet.')).toBeVisible();
});

it('HOT-01: a hotel sees what its page still lacks, with the way to it, and what it has', async () => {
  world.hotel = { ...HOTEL, verification_status: 'approved', star_rating: null, phone: '' };
  world.pictures = [];
  const { screen } = openPortal('/hotel/dashboard', hotelUser());
  const panel = within(await screen.findByRole('region', { name: 'Your page' }));
  expect(panel.getByText('50% complete')).toBeVisible();
  expect(panel.getByText('3 of 6')).toBeVisible();
  expect(panel.getByText('Approved')).toBeVisible();
  const missing = panel
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(missing).toEqual([
    ['Add: Phone and e-mail', '/hotel/profile/edit'],
    ['Add: Stars', '/hotel/profile/edit'],
    ['Add: Pictures', '/hotel/gallery/upload'],
  ]);
  expect(screen.getByText(/3 things missing on your page\./)).toBeVisible();
});

it('HOT-01: a change that waits for Atoll is nothing that the hotel has to add', async () => {
  world.hotel = {
    ...{ ...HOTEL, verification_status: 'approved', change_status: 'pending_approval' },
    approved_profile: HOTEL,
  };
  const { screen } = openPortal('/hotel/dashboard', hotelUser());
  const panel = within(await screen.findByRole('region', { name: 'Your page' }));
  expect(panel.getByText('Checked by Atoll: your change waits for our answer')).toBeVisible();
  expect(panel.queryByText(/missing/)).not.toBeInTheDocument();
  expect(panel.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText(/missing on your page/)).not.toBeInTheDocument();
});

it('HOT-01: a change that was not approved leads to the profile; of pictures that cannot be read nothing is said', async () => {
  world.hotel = {
    ...{ ...HOTEL, verification_status: 'approved', change_status: 'rejected', rejection_reason: 'No' },
    approved_profile: HOTEL,
  };
  world.pictures = null;
  const { screen } = openPortal('/hotel/dashboard', hotelUser());
  const panel = within(await screen.findByRole('region', { name: 'Your page' }));
  expect(panel.getByRole('link', { name: 'Change it: Checked by Atoll' })).toHaveAttribute(
    'href',
    '/hotel/profile/edit',
  );
  expect(panel.queryByText('Pictures')).not.toBeInTheDocument();
  expect(screen.getByText(/1 thing missing on your page\./)).toBeVisible();
});

it('HOT-01: unread messages of agents stand on the dashboard, each with its conversation', async () => {
  world.hotel = { ...HOTEL, verification_status: 'approved' };
  world.threads = [
    {
      ...{ connectionId: 'c1', side: 'hotel', unread: 2 },
      other: { name: 'Inês Marques', place: 'Lisbon, Portugal', page: null },
      lastMessage: { text: 'Family rooms in May?', at: new Date().toISOString(), author: 'agent' },
    },
  ];
  const { screen } = openPortal('/hotel/dashboard', hotelUser());
  const thread = await screen.findByRole('link', { name: /Inês Marques.*Family rooms in May\?.*2 new/ });
  expect(thread).toHaveAttribute('href', '/hotel/agents/messages/c1');
  expect(screen.getByText(/2 unread messages\./)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Messages 2 unread' })).not.toHaveLength(0);
});

it('HOT-01, HOT-07: a hotel reads who looked, who would like to work with it, and what is to be done today', async () => {
  jest.useFakeTimers({ now: new Date(2020, 10, 25, 9, 20), advanceTimers: true });
  const other = { kind: 'agent' as const, name: 'Inês Marques', place: 'Lisbon', page: '/agent/i/x' };
  const asked = {
    ...{ id: 'c1', version: 1, state: 'asked' as const, isAsker: false, canUndo: false, other },
    ...{ note: 'Family rooms for spring', at: '2020-11-24T10:00:00.000Z', email: null, messages: null },
  };
  world.connections = [
    asked,
    { ...asked, id: 'c2', state: 'accepted', other: { ...other, name: 'Rui Sousa' } },
    { ...asked, id: 'c3', isAsker: true, other: { ...other, name: 'Eva Lourenço' } },
  ];
  world.hotelDashboard = {
    visits: { last: 412, before: 374 },
    tasks: [
      { contactId: 'p1', contact: 'Jonas Berg', text: 'Send the menu', dueOn: '2020-11-25' },
      { contactId: 'p2', contact: 'Ruth Cohen', text: 'Call back', dueOn: '2020-11-27' },
    ],
    isSample: true,
  };
  const { screen } = openPortal('/hotel/dashboard', hotelUser());
  const days = within(await screen.findByRole('region', { name: 'Last 30 days' }));
  for (const words of ['412', '+38 on the 30 days before', 'You work with', '1 more in the next days'])
    expect(days.getByText(words)).toBeVisible();
  expect(screen.getByText('Sample data')).toBeVisible();
  const asking = within(screen.getByRole('region', { name: 'Agents who would like to work with you' }));
  expect(asking.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Inês MarquesLisbon. Family rooms for spring'),
  ]);
  expect(asking.getByRole('link', { name: 'Answer: Inês Marques' })).toHaveAttribute(
    'href',
    '/hotel/agents/requests',
  );
  const due = within(screen.getByRole('region', { name: 'Due today' }));
  expect(due.getByRole('link', { name: 'Open: Jonas Berg, Send the menu' })).toHaveAttribute(
    'href',
    '/hotel/crm/p1',
  );
  expect(due.queryByText('Call back')).not.toBeInTheDocument();
  jest.useRealTimers();
});

it('HOT-01: a hotel without a public page reads what is missing, and what could not be read is asked for again', async () => {
  fail('/api/hotel/dashboard');
  const { screen, user } = openPortal('/hotel/dashboard', hotelUser());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No public page yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Discover agents' })).toHaveAttribute(
    'href',
    '/hotel/agents/discover',
  );
});
