import { slotId } from '@atoll/contracts/rendering';
import type * as SiteRoutes from '@atoll/contracts/site-routes';
import { SITE_ROUTES } from '@atoll/contracts/site-routes';
import { selectToast } from '@atoll/platform';
import { renderApp, sampleUser } from '@atoll/platform/testing';
import { act, waitFor } from '@testing-library/react';
import { setRemoteStatus } from './remotes/remote-status';
import { ShellApp } from './shell-app';

const quiet = { production: false, analytics: false };
const setup = (path: string) =>
  renderApp(<ShellApp settings={quiet} onSlotsReady={() => undefined} />, { path });

const mockGuarded = {
  pattern: '/guarded',
  app: 'mfe-portal',
  access: ['agent'],
  cache: 'never',
  title: 'Guarded',
};
jest.mock('@atoll/contracts/site-routes', () => {
  const actual = jest.requireActual<typeof SiteRoutes>('@atoll/contracts/site-routes');
  const matchSiteRoute = (path: string) =>
    path === mockGuarded.pattern ? mockGuarded : actual.matchSiteRoute(path);
  return { ...actual, matchSiteRoute };
});

afterEach(() => {
  act(() => {
    setRemoteStatus('mfe-tours', { phase: 'idle' });
    setRemoteStatus('mfe-marco', { phase: 'idle' });
    setRemoteStatus('mfe-directory', { phase: 'idle' });
  });
});

it('HOM-21: an address that the site does not have says so', () => {
  const { screen } = setup('/nope');
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(document.title).toBe('Page Not Found | Atoll');
});

const paths = SITE_ROUTES.map(({ pattern }) => pattern.replace(/:\w+/g, 'x'));
const isChat = (path: string) => path === '/chat' || path.startsWith('/chat/');

it.each(paths.filter((path) => !isChat(path)))('HOM-18: %s has a footer', (path) => {
  const { screen } = setup(path);
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

it.each(paths.filter(isChat))('HOM-18: %s is the conversation alone, without a footer', (path) => {
  const { screen } = setup(path);
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

it('HOM-22, ERR-08: a remote that failed leaves its message and Retry in its slot, with the dock above', async () => {
  const retry = jest.fn();
  const { screen, user } = setup('/tours');
  act(() => {
    setRemoteStatus('mfe-tours', { phase: 'failed', retry });
  });
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByText('There was an error loading this page.')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('HOM-22, ERR-08: over a page that can be read the message is a quiet notice, and Retry says at once that it loads', async () => {
  const { screen, user } = setup('/tours');
  document.getElementById(slotId('mfe-tours'))?.setAttribute('data-server', 'true');
  act(() => {
    setRemoteStatus('mfe-tours', {
      phase: 'failed',
      retry: () => setRemoteStatus('mfe-tours', { phase: 'loading', isRetry: true }),
    });
  });
  expect(screen.getByRole('alert')).toHaveTextContent('There was an error loading this page.');
  expect(screen.queryByRole('heading', { name: 'Page Not Found' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('Loading this page again…')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('HOM-22: a remote that failed in the background does not disturb another page', () => {
  const { screen } = setup('/login');
  act(() => {
    setRemoteStatus('mfe-tours', { phase: 'failed', retry: () => undefined });
  });
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

it.each(['/chat', '/chat/a-conversation'])('HOM-24: %s has no dock', (path) => {
  const { screen } = setup(path);
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

it('HOM-23: Marco’s window stands hidden in the page, opens with the dock’s toggle, and closes with its button or Escape', async () => {
  const { screen, user } = setup('/login');
  const toggle = screen.getByRole('button', { name: 'Marco AI' });
  const marco = () => screen.queryByRole('region', { name: 'Marco AI' });
  expect(marco()).not.toBeInTheDocument();
  expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).not.toBeVisible();
  await user.click(toggle);
  expect(marco()).toHaveTextContent('Opening Marco');
  await user.click(screen.getByRole('button', { name: 'Close Marco' }));
  expect(marco()).not.toBeInTheDocument();
  expect(toggle).toHaveFocus();
  await user.click(toggle);
  await user.keyboard('{Escape}');
  expect(marco()).not.toBeInTheDocument();
});

it('MAR-01: Marco’s window is minimized and restored, maximized, closed, and expanded to /chat', async () => {
  const { screen, user } = setup('/login');
  const toggle = screen.getByRole('button', { name: 'Marco AI' });
  await user.click(toggle);
  const marco = screen.getByRole('region', { name: 'Marco AI' });
  await user.click(screen.getByRole('button', { name: 'Minimize Marco' }));
  expect(marco).toHaveClass('minimized');
  await user.click(screen.getByRole('button', { name: 'Restore Marco' }));
  expect(marco).not.toHaveClass('minimized');
  await user.click(screen.getByRole('button', { name: 'Maximize Marco' }));
  expect(marco).toHaveClass('maximized');
  await user.click(screen.getByRole('button', { name: 'Make Marco smaller' }));
  expect(marco).not.toHaveClass('maximized');
  await user.click(screen.getByRole('button', { name: 'Minimize Marco' }));
  await user.click(toggle);
  expect(marco).toBeVisible();
  expect(marco).not.toHaveClass('minimized');
  expect(screen.getByRole('link', { name: 'Open Marco as a page' })).toHaveAttribute('href', '/chat');
  await user.click(screen.getByRole('button', { name: 'Close Marco' }));
  expect(marco).not.toBeVisible();
});

it('ERR-08: where Marco does not arrive, its window says so', async () => {
  const { screen, user } = setup('/login');
  await user.click(screen.getByRole('button', { name: 'Marco AI' }));
  act(() => {
    setRemoteStatus('mfe-marco', { phase: 'failed', retry: () => undefined });
  });
  const marco = screen.getByRole('region', { name: 'Marco AI' });
  expect(marco).toHaveTextContent('There was an error loading this page.');
  expect(marco).not.toHaveTextContent('Opening Marco');
});

it('AUT-18: a page that is not public sends who is not signed in to login, and says why', async () => {
  const { screen, store } = renderApp(<ShellApp settings={quiet} onSlotsReady={() => undefined} />, {
    path: '/guarded',
    state: { session: { state: 'nobody' } },
  });
  expect(window.location.pathname + window.location.search).toBe('/login?next=%2Fguarded');
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(selectToast(store.getState())?.text).toBe('Please login to continue');
});

it('HOM-23: who signs out of a guarded page is told so where the guard leads', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  const { screen, user, store } = renderApp(<ShellApp settings={quiet} onSlotsReady={() => undefined} />, {
    path: '/traveler/dashboard',
    state: { session: { state: 'signed-in', user: sampleUser() } },
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out', hidden: true }));
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(selectToast(store.getState())).toMatchObject({ text: 'You are signed out', open: true });
  jest.restoreAllMocks();
});

it.each([
  ['AUT-18', '/login?next=%2Fguarded', 'Please login to continue'],
  ['AUT-19', '/login?next=%2Fguarded&problem=session', 'An error occurred. Please try again.'],
])('%s: who is sent to %s by the server is told why', (_row, path, text) => {
  const { store } = renderApp(<ShellApp settings={quiet} onSlotsReady={() => undefined} />, { path });
  expect(selectToast(store.getState())?.text).toBe(text);
});

it.each([
  ['AUT-27', '/?problem=account', 'This page is not for your account', '/'],
  [
    'POR-03',
    '/management-portal/auth?next=%2Fmanagement-portal%2Fdashboard&problem=account',
    'Unauthorized: Admin access required',
    '/management-portal/auth?next=%2Fmanagement-portal%2Fdashboard',
  ],
])('%s: whose account the server refused is told so at %s, once', async (_row, path, text, address) => {
  const { store } = setup(path);
  expect(selectToast(store.getState())?.text).toBe(text);
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(address));
  expect(selectToast(store.getState())?.text).toBe(text);
});

it('AUT-19: where the session cannot be asked for, a guarded page leads to login with the words for it', () => {
  const { store } = renderApp(<ShellApp settings={quiet} onSlotsReady={() => undefined} />, {
    path: '/guarded',
    state: { session: { state: 'failed' } },
  });
  expect(window.location.pathname).toBe('/login');
  expect(selectToast(store.getState())?.text).toBe('An error occurred. Please try again.');
});
