import { fireEvent, within } from '@testing-library/react';
import { openPortal } from './portal-app.testing';
import { placesServer, sentChanges } from './testing/places-server';

const { world, start } = placesServer;
start();

const open = (path: string) => openPortal(`/management-portal/${path}`, { role: 'admin' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('POR-12: a country is hidden by its switch, from its version, and shown again by Undo', async () => {
  const { screen, user } = open('countries');
  const portugal = await screen.findByRole('switch', { name: 'Portugal is on the site' });
  expect(portugal).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Cuba is on the site' })).not.toBeChecked();
  await user.click(portugal);
  expect(await screen.findByText(/Portugal is hidden/)).toBeVisible();
  expect(sentChanges()).toEqual([{ ifMatch: '"2"', body: { is_visible: false } }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/Portugal is on the site again/)).toBeVisible();
  expect(sentChanges().at(-1)).toEqual({ ifMatch: '"3"', body: { is_visible: true } });
});

it('POR-12, POR-18: whoever hides a country keeps what somebody else has written of it meanwhile', async () => {
  world.theirs = { description: 'Theirs.' };
  const { screen, user } = open('countries');
  await user.click(await screen.findByRole('switch', { name: 'Portugal is on the site' }));
  await screen.findByText(/Portugal is hidden/);
  expect(sentChanges().map(({ ifMatch }) => ifMatch)).toEqual(['"2"', '"3"']);
  expect(world.countries).toContainEqual(
    expect.objectContaining({ slug: 'portugal', is_visible: false, description: 'Theirs.' }),
  );
});

it('POR-12: the list is narrowed by name and part of the world, and says what is missing', async () => {
  const { screen } = open('countries');
  expect(await screen.findByText('2 countries; 1 of all are hidden')).toBeVisible();
  const field = screen.getByLabelText('Country or part of the world');
  type(field, 'carib');
  const row = within(screen.getByRole('row', { name: /Cuba/ }));
  expect(row.getByText('No credit')).toBeVisible();
  expect(screen.queryByRole('row', { name: /Portugal/ })).toBeNull();
  type(field, 'atlantis');
  expect(screen.getByText('No country is called so')).toBeVisible();
});

it('POR-12: text, picture, credit and place on the site are changed on its page, and taken back', async () => {
  const { screen, user } = open('countries/portugal');
  type(await screen.findByLabelText('Description'), 'From the Minho to the Algarve.');
  await user.click(screen.getByRole('switch'));
  await user.click(screen.getByRole('button', { name: 'Save country' }));
  expect(await screen.findByText(/nowhere on the site within two seconds/)).toBeVisible();
  expect(screen.getByText('It is hidden, so it has no public page.')).toBeVisible();
  expect(sentChanges()).toMatchObject([
    { ifMatch: '"2"', body: { description: 'From the Minho to the Algarve.', is_visible: false } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const done = within(await screen.findByText(/It is as it was before/));
  expect(done.getByRole('link', { name: 'its page' })).toHaveAttribute('href', '/destination/portugal');
  expect(sentChanges().at(-1)).toMatchObject({
    ifMatch: '"3"',
    body: { description: 'From the coast to the hills.', is_visible: true },
  });
});

it('POR-18: where two changed the text of a country both are shown', async () => {
  world.theirs = { description: 'Theirs.' };
  const { screen, user } = open('countries/portugal');
  type(await screen.findByLabelText('Description'), 'Mine.');
  await user.click(screen.getByRole('button', { name: 'Save country' }));
  const alert = within(await screen.findByRole('alert', { name: 'Saved elsewhere meanwhile' }));
  expect(alert.getByText('Theirs.')).toBeVisible();
  expect(alert.getByText('Mine.')).toBeVisible();
});
