import type { MailSettingsBody } from '@atoll/contracts/mail-settings';
import { renderApp } from '@atoll/platform/testing';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { screen } from '@testing-library/react';
import { DirectoryApp } from './directory-app';

const TOKEN = 'box.proof';
const server = fakeApi<{ off: MailSettingsBody['off'] }>({
  world: () => ({ off: [] }),
  routes: {
    'GET /api/mails/:token': ({ world, pathParams }) =>
      pathParams['token'] === TOKEN ? world : apiError(404, 'NOT_FOUND'),
    'PUT /api/mails/:token': ({ world, body }) => Object.assign(world, JSON.parse(body)),
  },
});
server.start();

const open = (path = `/mails/${TOKEN}`) => renderApp(<DirectoryApp />, { path });
const saved = () =>
  server.asked.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body) as unknown);

it('RFQ-13: each kind is turned off at once, says so, and is undone', async () => {
  const { user } = open();
  const quotes = await screen.findByRole('switch', { name: 'New quotes' });
  expect(quotes).toBeChecked();
  expect(screen.queryByRole('switch', { name: 'New requests' })).not.toBeInTheDocument();
  await user.click(quotes);
  expect(await screen.findByText('Saved.', { exact: false })).toBeVisible();
  expect(await screen.findByRole('switch', { name: 'New quotes', checked: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('switch', { name: 'New quotes', checked: true })).toBeVisible();
  expect(saved()).toEqual([{ off: ['quotes'] }, { off: [] }]);
});

it('RFQ-13: all of one side are turned off with one click, and the other side stays', async () => {
  server.world.off = ['agent-messages'];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'All of these off' }));
  expect(await screen.findByRole('switch', { name: 'Reminders and changes', checked: false })).toBeVisible();
  expect(saved()).toEqual([{ off: ['agent-messages', 'quotes', 'messages', 'reminders', 'news'] }]);
  expect(screen.getByRole('button', { name: 'All of these off' })).toBeDisabled();
});

it('RFQ-13: an agent’s mails lead to an agent’s kinds', async () => {
  open(`/mails/${TOKEN}?as=agent`);
  expect(await screen.findByRole('switch', { name: 'New requests' })).toBeChecked();
  expect(screen.queryByRole('switch', { name: 'New quotes' })).not.toBeInTheDocument();
});

it('HOT-06: a hotel’s mails lead to a hotel’s kinds, and from there to the others', async () => {
  open(`/mails/${TOKEN}?as=hotel`);
  expect(await screen.findByRole('heading', { name: 'Mails to you as a hotel' })).toBeVisible();
  expect(screen.getAllByRole('switch')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Mails to you as a travel agent' })).toHaveAttribute(
    'href',
    `/mails/${TOKEN}?as=agent`,
  );
});

it('RFQ-13: what could not be saved says so, and the switch stays', async () => {
  const { user } = open();
  await screen.findByRole('switch', { name: 'New quotes' });
  server.fail(`/api/mails/${TOKEN}`);
  await user.click(screen.getByRole('switch', { name: 'New quotes' }));
  expect(await screen.findByText(/^Nothing was changed/)).toBeVisible();
  expect(screen.getByRole('switch', { name: 'New quotes' })).toBeChecked();
});

it('RFQ-13: a link that is nobody’s is not found', async () => {
  open('/mails/other');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
