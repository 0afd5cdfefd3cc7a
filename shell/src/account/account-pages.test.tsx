import type { SignedIn, User } from '@atoll/contracts/account';
import { selectToast, selectUser } from '@atoll/platform';
import { renderApp, sampleUser } from '@atoll/platform/testing';
import { within } from '@testing-library/react';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { ShellApp } from '../shell-app';
import { destinationOf } from '@atoll/platform/sign-in-destination';

const quiet = { production: false, analytics: false };

interface World {
  signIn: SignedIn | null;
  isTokenGood: boolean;
  /** The link has confirmed its address already. */
  isLinkUsed: boolean;
  isPasswordRight: boolean;
  registration: 'accepted' | 'weak password';
}

const api = fakeApi<World>({
  world: () => ({
    signIn: null,
    isTokenGood: true,
    isLinkUsed: false,
    isPasswordRight: true,
    registration: 'accepted',
  }),
  routes: {
    'POST /api/auth/login': ({ world }) =>
      world.signIn ?? apiError(401, 'UNAUTHENTICATED', 'E-mail or password is wrong.'),
    'POST /api/auth/register': ({ world }) =>
      world.registration === 'accepted'
        ? { message: 'Check your mail' }
        : Response.json(
            {
              code: 'INVALID_REQUEST',
              message: 'The password is too common.',
              requestId: 'r1',
              fields: { password: 'The password is too common.' },
            },
            { status: 400 },
          ),
    'POST /api/auth/forgot-password': () => ({ message: 'sent' }),
    'POST /api/auth/resend': () => ({ message: 'sent' }),
    'POST /api/auth/verify-email': ({ world }) =>
      world.isTokenGood
        ? world.isPasswordRight
          ? { message: 'verified' }
          : Response.json(
              {
                code: 'INVALID_REQUEST',
                message: 'This is not the password of this registration.',
                requestId: 'r1',
                fields: { password: 'This is not the password of this registration.' },
              },
              { status: 400 },
            )
        : apiError(400, 'INVALID_REQUEST', 'This link can no longer be used. Ask for another one.'),
    'POST /api/auth/reset-password': ({ world }) =>
      world.isTokenGood
        ? { message: 'set' }
        : apiError(400, 'INVALID_REQUEST', 'Failed to process password reset.'),
    'GET /api/auth/callback': ({ world, params }) =>
      world.isTokenGood
        ? {
            type: params['type'],
            next: params['next'] ?? '/reset-password',
            ...(world.isLinkUsed && { is_confirmed: true }),
          }
        : apiError(404, 'NOT_FOUND', 'Failed to process password reset.'),
    'POST /api/auth/refresh': () => apiError(401, 'UNAUTHENTICATED', 'No active session'),
  },
});
api.start();
afterEach(() => window.sessionStorage.clear());

const open = (path: string) =>
  renderApp(<ShellApp settings={quiet} onSlotsReady={() => undefined} />, { path });

type Screen = ReturnType<typeof open>['screen'];
const field = (screen: Screen, name: string) => screen.findByLabelText(name, { exact: false });
const path = () => window.location.pathname + window.location.search;

it.each([
  ['/login', 'Login'],
  ['/agent/login', 'Agent login'],
  ['/hotel/login', 'Hotel login'],
])('AUT-02: %s is a page to sign in, which password managers can fill', async (address, name) => {
  const { screen } = open(address);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(await field(screen, 'E-mail')).toHaveAttribute('autocomplete', 'username');
  expect(await field(screen, 'Password')).toHaveAttribute('autocomplete', 'current-password');
});

async function signIn({ screen, user }: ReturnType<typeof open>): Promise<void> {
  await user.type(await field(screen, 'E-mail'), 'traveler@atoll.example');
  await user.type(await field(screen, 'Password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('AUT-01: a bad password shows an error and stays on the page, with what was typed', async () => {
  const view = open('/login');
  await signIn(view);
  const alert = await view.screen.findByRole('alert');
  expect(alert).toHaveTextContent('E-mail or password is wrong.');
  expect(alert).toHaveFocus();
  expect(path()).toBe('/login');
  expect(await field(view.screen, 'E-mail')).toHaveValue('traveler@atoll.example');
});

it('AUT-21: an answer without a user is told', async () => {
  api.world.signIn = { access_token: '', expires_in: 900 } as SignedIn;
  const view = open('/login');
  await signIn(view);
  expect(await view.screen.findByRole('alert')).toHaveTextContent('No user returned from login');
});

it('AUT-01, AUT-24: signing in is known to the whole site', async () => {
  api.world.signIn = { access_token: 'a.b.c', expires_in: 900, user: sampleUser() };
  const view = open('/login');
  await signIn(view);
  await view.screen.findByRole('button', { name: 'Account' });
  expect(selectUser(view.store.getState())?.email).toBe('traveler@atoll.example');
});

describe('where signing in leads', () => {
  const hotel = (status: 'approved' | 'pending_email' | 'rejected', isComplete = true) =>
    sampleUser({ role: 'hotel', hotel: { verification_status: status, profile_completed: isComplete } });

  it.each<[string, User, string]>([
    ['AUT-11', sampleUser({ role: 'agent' }), '/agent/dashboard'],
    ['AUT-11', sampleUser(), '/traveler/dashboard'],
    ['AUT-13', hotel('approved', false), '/hotel/complete-profile'],
    ['AUT-16', sampleUser({ role: 'hotel', hotel: null }), '/hotel/complete-profile'],
    ['AUT-14', hotel('pending_email'), '/hotel/verification-pending'],
    ['AUT-15', hotel('approved'), '/hotel/dashboard'],
    ['AUT-13', hotel('rejected'), '/hotel/verification'],
    ['AUT-11', sampleUser({ role: 'admin' }), '/management-portal/dashboard'],
  ])('%s: %j goes to %s', (_row, user, landing) => {
    expect(destinationOf(user, null)).toBe(landing);
  });

  it('a guarded page of one’s own comes first; another’s and another site’s never', () => {
    const traveler = sampleUser();
    expect(destinationOf(traveler, '/account')).toBe('/account');
    expect(destinationOf(traveler, '/agent/dashboard')).toBe('/traveler/dashboard');
    expect(destinationOf(traveler, '//evil.example/account')).toBe('/traveler/dashboard');
    expect(destinationOf(traveler, 'https://evil.example/')).toBe('/traveler/dashboard');
  });
});

it('AUT-03: /register offers every type', async () => {
  const { screen } = open('/register');
  for (const name of [/^Traveler Keep/, /^Travel agent Be/, /^Hotel Show/])
    expect(await screen.findByRole('link', { name })).toBeVisible();
});

it('AUT-03: a traveler is asked for no property', async () => {
  const { screen } = open('/register/traveler');
  expect(await field(screen, 'Your name')).toBeVisible();
  expect(screen.queryByLabelText('Name of the property')).not.toBeInTheDocument();
});

it('AUT-03: a hotel is asked for its property', async () => {
  const { screen } = open('/register/hotel');
  for (const name of ['Name of the property', 'Kind of property', 'Star rating', 'Address', 'Phone'])
    expect(await field(screen, name)).toBeVisible();
});

it('AUT-03: an unknown type is not found', async () => {
  const { screen } = open('/register/pirate');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

async function register({ screen, user }: ReturnType<typeof open>): Promise<void> {
  await user.type(await field(screen, 'Your name'), 'Ada Okafor');
  await user.type(await field(screen, 'E-mail'), 'ada@atoll.example');
  await user.type(await field(screen, 'Password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

it('AUT-04: registering leads to /registration-pending, which knows the address and mails again', async () => {
  const view = open('/register/traveler');
  await register(view);
  expect(await view.screen.findByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible();
  expect(path()).toBe('/registration-pending');
  const sent = api.asked.find(({ path: asked }) => asked === '/api/auth/register');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ user_type: 'traveler', email: 'ada@atoll.example' });
  expect(await field(view.screen, 'E-mail')).toHaveValue('ada@atoll.example');
  await view.user.click(view.screen.getByRole('button', { name: 'Send the mail again' }));
  expect(await view.screen.findByText(/a new mail is on its way/)).toBeVisible();
});

it('AUT-03: a refused password is told at its field, and nothing that was typed is lost', async () => {
  api.world.registration = 'weak password';
  const view = open('/register/traveler');
  await register(view);
  expect(await view.screen.findByRole('alert')).toHaveTextContent('The password is too common.');
  const password = await field(view.screen, 'Password');
  expect(password).toBeInvalid();
  expect(await field(view.screen, 'Your name')).toHaveValue('Ada Okafor');
});

it('AUT-03: what is missing or no address is told at its field, and nothing is sent', async () => {
  const view = open('/register/traveler');
  const email = await field(view.screen, 'E-mail');
  const password = await field(view.screen, 'Password');
  await view.user.type(email, 'ada');
  await view.user.click(view.screen.getByRole('button', { name: 'Create account' }));
  expect(email).toHaveAccessibleDescription('Please enter a valid e-mail address');
  expect(password).toHaveAccessibleDescription(/Please fill this in/);
  expect(await field(view.screen, 'Your name')).toHaveFocus();
  await view.user.type(email, '@atoll.example');
  expect(email).not.toHaveAccessibleDescription();
  expect(api.asked.some(({ path: asked }) => asked === '/api/auth/register')).toBe(false);
});

it('AUT-03: a name of nothing but blanks is as good as none', async () => {
  const view = open('/register/traveler');
  await view.user.type(await field(view.screen, 'Your name'), '   ');
  await view.user.type(await field(view.screen, 'E-mail'), 'ada@atoll.example');
  await view.user.type(await field(view.screen, 'Password'), 'a long password');
  await view.user.click(view.screen.getByRole('button', { name: 'Create account' }));
  await view.screen.findByRole('heading', { level: 1, name: 'Check your mail' });
  const sent = api.asked.find(({ path: asked }) => asked === '/api/auth/register');
  expect(JSON.parse(sent?.body ?? '')).not.toHaveProperty('name');
});

it('AUT-06: the answer of /forgot-password is neutral', async () => {
  const { screen, user } = open('/forgot-password');
  await user.type(await field(screen, 'E-mail'), 'nobody@atoll.example');
  await user.click(screen.getByRole('button', { name: 'Send me a link' }));
  expect(await screen.findByText(/If there is an account with this address/)).toBeVisible();
});

it('AUT-08: a good link leads on, and uses nothing up', async () => {
  const { screen } = open('/auth/callback?token_hash=abc&type=recovery&next=/reset-password');
  expect(await screen.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  expect(path()).toBe('/reset-password?token_hash=abc');
  expect(api.asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('AUT-09, AUT-10: a bad link leads to /forgot-password with the words of the specification', async () => {
  api.world.isTokenGood = false;
  const { screen, store } = open('/auth/callback?token_hash=abc&type=recovery');
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  expect(path()).toBe('/forgot-password?problem=link');
  expect(screen.getByText(/too old: ask for a new one here/)).toBeVisible();
  expect(selectToast(store.getState())?.text).toBe('Failed to process password reset.');
});

it('AUT-07: a new password leads to login, which says so', async () => {
  const { screen, user } = open('/reset-password?token_hash=abc');
  await user.type(await field(screen, 'New password'), 'a longer password');
  await user.click(screen.getByRole('button', { name: 'Save the new password' }));
  expect(await screen.findByText('Your new password is set. Sign in with it.')).toBeVisible();
  expect(path()).toBe('/login?reset=true');
});

it('AUT-09: a token that ended meanwhile leads to /forgot-password', async () => {
  api.world.isTokenGood = false;
  const { screen, user, store } = open('/reset-password?token_hash=abc');
  await user.type(await field(screen, 'New password'), 'a longer password');
  await user.click(screen.getByRole('button', { name: 'Save the new password' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  expect(screen.getByText(/too old: ask for a new one here/)).toBeVisible();
  expect(selectToast(store.getState())?.text).toBe('Failed to process password reset.');
});

async function confirm({ screen, user }: ReturnType<typeof open>): Promise<void> {
  await user.type(await field(screen, 'Password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Confirm my address' }));
}

it.each([
  ['signup', '/registration-pending'],
  ['email_change', '/account'],
])(
  'AUT-08: who has an old link of the kind %s is sent to where a new one is asked for',
  async (type, href) => {
    api.world.isTokenGood = false;
    const view = open(`/auth/callback?token_hash=abc&type=${type}`);
    await confirm(view);
    expect(await view.screen.findByRole('link', { name: 'Ask for a new one' })).toHaveAttribute('href', href);
  },
);

it('AUT-04: a link that has confirmed its address asks for no password again, and leads to sign in', async () => {
  api.world.isLinkUsed = true;
  const { screen } = open('/auth/callback?token_hash=abc&type=signup');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your address is confirmed already' }),
  ).toBeVisible();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login',
  );
  expect(
    api.asked.filter(({ method, path: asked }) => method === 'POST' && asked.includes('verify')),
  ).toEqual([]);
});

it('AUT-08, AUT-28: a link to confirm an address waits for the password of its registration', async () => {
  const view = open('/auth/callback?token_hash=abc&type=signup');
  await field(view.screen, 'Password');
  expect(api.asked.filter(({ path: asked }) => asked.includes('verify'))).toEqual([]);
  await confirm(view);
  expect(
    await view.screen.findByRole('heading', { level: 1, name: 'Your address is confirmed' }),
  ).toBeVisible();
  const sent = api.asked.find(({ path: asked }) => asked === '/api/auth/verify-email');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ token_hash: 'abc', password: 'a long password' });
});

it('AUT-28: another password than the registration’s is told at its field, and the link can be tried again', async () => {
  api.world.isPasswordRight = false;
  const view = open('/auth/callback?token_hash=abc&type=signup');
  await confirm(view);
  expect(await view.screen.findByRole('alert')).toHaveTextContent(
    'This is not the password of this registration.',
  );
  expect(await field(view.screen, 'Password')).toBeInvalid();
  expect(view.screen.queryByRole('link', { name: 'Ask for a new one' })).not.toBeInTheDocument();
});

it.each([
  ['password', 'This is not the password of this registration.'],
  ['link', /This link is no longer good/],
  ['limit', /Too many wrong passwords/],
])('AUT-28: the plain form shows what is wrong: %s', async (problem, text) => {
  const { screen } = open(`/auth/callback?token_hash=abc&type=signup&problem=${problem}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('AUT-28: the plain form ends at the page that says that the address is confirmed', async () => {
  const { screen } = open('/auth/callback?done=true');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible();
  expect(path()).toBe('/auth/callback?done=true');
});

it('registration keeps what was typed through a reload, without the password, until it is sent', async () => {
  let view = open('/register/hotel');
  await view.user.type(await field(view.screen, 'Name of the property'), 'Hotel Farol');
  await view.user.selectOptions(await field(view.screen, 'Star rating'), '4');
  await view.user.type(await field(view.screen, 'Password'), 'a long password');
  view.unmount();
  view = open('/register/hotel');
  expect(await field(view.screen, 'Name of the property')).toHaveValue('Hotel Farol');
  expect(await field(view.screen, 'Star rating')).toHaveValue('4');
  expect(await field(view.screen, 'Password')).toHaveValue('');
  expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch('a long password');
  view.unmount();

  view = open('/register/traveler');
  await register(view);
  await view.screen.findByRole('heading', { level: 1, name: 'Check your mail' });
  view.unmount();
  view = open('/register/traveler');
  expect(await field(view.screen, 'Your name')).toHaveValue('');
});
