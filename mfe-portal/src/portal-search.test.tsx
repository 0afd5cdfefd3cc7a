import type { OwnHits } from '@atoll/contracts/own-search';
import { within } from '@testing-library/react';
import { openPortal } from './portal-app.testing';
import { portalServer } from './testing/portal-server';

const { asked, world, start } = portalServer;
start();

const CLARA: OwnHits = {
  kinds: [
    {
      kind: 'Requests',
      hits: [{ title: 'Clara, Lisbon', detail: 'AT-1, sent', href: '/agent/requests/r1' }],
    },
    {
      kind: 'Messages',
      hits: [{ title: 'Casa do Mar', detail: 'Clara?', href: '/agent/messages/hotels/c1' }],
    },
  ],
};

/** Opens the search by its key, once the page is there. */
async function search() {
  const opened = openPortal('/agent/dashboard', { role: 'agent' });
  await opened.screen.findByRole('link', { name: /Your account/ });
  await opened.user.keyboard('/');
  const field = await opened.screen.findByRole('combobox', { name: 'Search your things' });
  return { ...opened, field };
}
const searches = () => asked.filter(({ path }) => path === '/api/own/search');

it('the key / opens the search, asks once per pause, and arrows and Enter open what was found', async () => {
  world.hits = CLARA;
  const { screen, user, field } = await search();
  expect(field).toHaveFocus();
  await user.type(field, 'clara');
  const list = await screen.findByRole('listbox', { name: 'Found' });
  expect(searches()).toHaveLength(1);
  expect(within(within(list).getByRole('group', { name: 'Requests' })).getByRole('option')).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.keyboard('{ArrowDown}');
  const second = within(list).getByRole('option', { name: /Casa do Mar/ });
  expect(field).toHaveAttribute('aria-activedescendant', second.id);
  const clicked = jest.fn((event: Event) => event.preventDefault());
  second.addEventListener('click', clicked);
  await user.keyboard('{Enter}');
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(second).toHaveAttribute('href', '/agent/messages/hotels/c1');
});

it('nothing found says so; a failure keeps what was typed and can be tried again', async () => {
  const { screen, user, field } = await search();
  // With a mark that would turn the sentence around.
  await user.type(field, 'z\u202ezz');
  expect(await screen.findByText('Nothing of yours has “zzz”. Try fewer or other words.')).toBeVisible();
  world.hits = null;
  await user.type(field, 'y');
  const again = await screen.findByRole('button', { name: 'Try again' });
  world.hits = CLARA;
  await user.click(again);
  expect(await screen.findByRole('option', { name: /Clara, Lisbon/ })).toBeVisible();
  expect(field).toHaveValue('z\u202ezzy');
});

it('a place of the workspace is found by its word', async () => {
  const { screen, user, field } = await search();
  await user.type(field, 'requ');
  expect(await screen.findByRole('option', { name: 'Requests' })).toHaveAttribute('href', '/agent/requests');
});

it('the key / is a letter like another where somebody types, and can be switched off', async () => {
  const { screen, user, field } = await search();
  await user.type(field, 'a/b');
  expect(field).toHaveValue('a/b');
  await user.click(screen.getByRole('button', { name: 'The key / opens this' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('/');
  expect(screen.queryByRole('combobox', { name: 'Search your things' })).not.toBeInTheDocument();
  window.localStorage.clear();
});

it('POR-04, POR-19: the portal’s search has the screens of one’s duties by their names, and says what it finds', async () => {
  const portal = { role: 'editor' as const, duties: ['content' as const], gate: null };
  const { screen, user } = openPortal('/management-portal/dashboard', { role: 'admin', portal });
  await screen.findByRole('link', { name: /Your account/ });
  await user.keyboard('/');
  const field = await screen.findByRole('combobox', { name: 'Search the portal' });
  expect(screen.getByText(/^Type the name of a screen, city, country, agent/)).toBeVisible();
  world.hits = { kinds: [] };
  await user.type(field, 'countries');
  expect(await screen.findByRole('option', { name: 'Countries' })).toHaveAttribute(
    'href',
    '/management-portal/countries',
  );
  await user.clear(field);
  await user.type(field, 'agent hub');
  expect(await screen.findByText('Nothing here has “agent hub”. Try fewer or other words.')).toBeVisible();
});
