import { openPortal } from '../portal-app.testing';
import { ROW_OF_CLARA } from '../testing/request-fixtures';
import { requestsServer } from '../testing/requests-server';

const { world, fail, start } = requestsServer;
start();

it('RFQ-08: a traveler sees what was asked, how many quotes there are, and the way to them', async () => {
  const { state: _state, ...row } = ROW_OF_CLARA;
  world.traveler = {
    requests: [{ ...row, status: 'quoted', quotes: 2, page: '/request/secret', position: null }],
  };
  const { screen } = openPortal('/traveler/requests');
  expect(await screen.findByRole('link', { name: 'Lisbon' })).toHaveAttribute('href', '/request/secret');
  expect(screen.getByText('Quotes are here')).toBeVisible();
  expect(screen.getByText('2 quotes')).toBeVisible();
  expect(screen.getByText(/^AT-7K2M9Q, asked yesterday/)).toBeVisible();
});

it('RFQ-08: a traveler who asked nobody is led to the form', async () => {
  const { screen } = openPortal('/traveler/requests');
  expect(await screen.findByRole('link', { name: 'Ask travel agents' })).toHaveAttribute('href', '/request');
});

it('RFQ-08: what a traveler asked and could not be read is said, and asked for again', async () => {
  fail('/api/traveler/requests');
  const { screen, user } = openPortal('/traveler/requests');
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Ask travel agents' })).toBeVisible();
});

it('RFQ-11: the plans that a traveler made of quotes are found in the account', async () => {
  world.plans = [{ id: 'p1', page: '/trip-plan/secret', title: 'Our Lisbon', requestId: null }];
  const { screen } = openPortal('/traveler/requests');
  expect(await screen.findByRole('link', { name: 'Our Lisbon' })).toHaveAttribute(
    'href',
    '/trip-plan/secret',
  );
});
