import { selectToast } from '@atoll/platform';
import { renderApp } from '@atoll/platform/testing';
import { waitFor } from '@testing-library/react';
import { DirectoryApp } from './directory-app';
import { asked, fail, startDirectoryServer, world } from './testing/directory-server';
import { agentOf, cityOf, countryPageOf, idOf, sharedPostOf } from './testing/fixtures';

const PROFILE = `/travel-agents/ines-marques-${idOf(1)}/lisbon`;
const LOG_ID = sharedPostOf().logId;

startDirectoryServer();
beforeEach(() => {
  world.agents = [agentOf()];
  world.cities = [cityOf()];
  world.countryPages = [countryPageOf()];
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = (path: string) => renderApp(<DirectoryApp />, { path });
/** What was copied, and where that was refused nothing. */
const clipboard = (isRefused = false) =>
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(() => (isRefused ? Promise.reject(new Error('no')) : Promise.resolve()));

it.each([
  ['agent', 'Inês Marques', PROFILE],
  ['city', 'Lisbon', '/travel-agents/lisbon'],
  ['destination', 'Portugal', '/destination/portugal'],
])('DIR-15: a shared %s is kept, and the link that is copied shows it', async (kind, title, path) => {
  const { screen, user, store } = open(path);
  const write = clipboard();
  await user.click(await screen.findByRole('button', { name: `Copy the link to ${title}` }));
  await waitFor(() => expect(selectToast(store.getState())?.text).toBe(`Link to ${title} copied`));
  const request = asked.find(({ method }) => method === 'POST');
  expect(request?.path).toBe('/api/share');
  expect(JSON.parse(request?.body ?? '')).toEqual({ kind, title, path });
  expect(write).toHaveBeenCalledWith(`http://localhost/share/post/${LOG_ID}`);
});

it('DIR-15: where nothing more can be kept, the link of the page itself is copied', async () => {
  fail('/api/share');
  const { screen, user } = open(PROFILE);
  const write = clipboard();
  await user.click(await screen.findByRole('button', { name: 'Copy the link to Inês Marques' }));
  await waitFor(() => expect(write).toHaveBeenCalledWith(`http://localhost${PROFILE}`));
});

it('DIR-15: a link that may not be copied is shown', async () => {
  const { screen, user, store } = open('/travel-agents/lisbon');
  clipboard(true);
  await user.click(await screen.findByRole('button', { name: 'Copy the link to Lisbon' }));
  await waitFor(() =>
    expect(selectToast(store.getState())?.text).toBe(`Copy this link: http://localhost/share/post/${LOG_ID}`),
  );
});

describe('what was shared', () => {
  it('DIR-15: is shown without a login, with the way to it', async () => {
    world.posts = [sharedPostOf({ kind: 'agent', title: 'Inês Marques', path: PROFILE })];
    const { screen } = open(`/share/post/${LOG_ID}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Inês Marques' })).toBeVisible();
    expect(screen.getByText('Somebody shared a travel agent with you')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open it on Atoll' })).toHaveAttribute('href', PROFILE);
    expect(document.title).toBe('Inês Marques | Atoll');
  });

  it('DIR-15: an unknown link shows Page Not Found', async () => {
    const { screen } = open('/share/post/BBBBBBBBBBBBBBBBBBBBBB');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByText('Nothing was shared under this link.')).toBeVisible();
  });

  it('ERR-10: what does not load says so, and trying again helps', async () => {
    world.posts = [sharedPostOf()];
    fail(`/api/share/${LOG_ID}`);
    const { screen, user } = open(`/share/post/${LOG_ID}`);
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible();
  });
});
