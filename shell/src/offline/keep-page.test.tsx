import { selectToast } from '@atoll/platform';
import { renderApp } from '@atoll/platform/testing';
import { waitFor, within } from '@testing-library/react';
import { ShellApp } from '../shell-app';
import { keepPageOffline } from './keep-page';

let stop: () => void;
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

function setup(path: string) {
  const view = renderApp(
    <ShellApp settings={{ production: false, analytics: false }} onSlotsReady={() => undefined} />,
    { path },
  );
  stop = keepPageOffline(view.store);
  return view;
}

function offline(): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

it('offline, a link to a page whose code is not here keeps what is on the screen and says so', async () => {
  const { screen, user, store } = setup('/terms');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Terms' });
  offline();
  await user.click(screen.getByRole('link', { name: 'Privacy' }));
  await user.click(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Find Tours' }),
  );
  await waitFor(() => expect(selectToast(store.getState())?.text).toMatch(/^You are offline/));
  expect(heading).toBeVisible();
  expect(window.location.pathname).toBe('/terms');
});

it('a page that was shown before opens offline', async () => {
  const { screen, user } = setup('/terms');
  await screen.findByRole('heading', { level: 1, name: 'Terms' });
  await user.click(screen.getByRole('link', { name: 'Privacy' }));
  offline();
  await user.click(screen.getByRole('link', { name: 'Terms' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
});

it('offline, a search that leads to another page keeps what is on the screen', async () => {
  const { store } = setup('/terms');
  offline();
  const form = document.createElement('form');
  form.action = '/hotels';
  const sent = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  document.body.append(form);
  form.requestSubmit();
  await waitFor(() => expect(selectToast(store.getState())?.text).toMatch(/^You are offline/));
  expect(sent).not.toHaveBeenCalled();
  form.remove();
});
