import type { User } from '@atoll/contracts/account';
import { openPortal, sentBody } from './portal-app.testing';
import { AGENT, UNLISTED } from './testing/fixtures';
import { portalServer } from './testing/portal-server';

const { world, start } = portalServer;
start();

const openAgent = (change: Partial<User> = {}) =>
  openPortal('/agent/dashboard', { role: 'agent', ...change });

it('DIR-18: an agent sees its own row of the directory', async () => {
  const { screen } = openAgent();
  expect(await screen.findByRole('heading', { level: 2, name: 'Inês Marques' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View public page' })).toHaveAttribute('href', AGENT.page);
});

it('DIR-18: an agent whose row is not listed yet is told what it waits for', async () => {
  world.agent = { ...UNLISTED, verification_status: 'pending_email' };
  const { screen } = openAgent({ email_verified: false });
  expect(await screen.findByText('E-mail not confirmed')).toBeVisible();
  expect(screen.getByText(/once your address is confirmed and Atoll has approved it/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send it again' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View public page' })).not.toBeInTheDocument();
});

it('DIR-18: a rejected agent reads why, corrects the entry and waits for approval again', async () => {
  world.agent = { ...UNLISTED, verification_status: 'rejected', rejection_reason: 'No such city' };
  const { screen, user } = openAgent();
  expect(await screen.findByText('No such city')).toBeVisible();
  const city = screen.getByRole('combobox', { name: 'City' });
  await user.clear(city);
  await user.type(city, 'Porto');
  await user.click(await screen.findByRole('option', { name: /Porto/ }));
  await user.click(screen.getByRole('button', { name: 'Save and ask for approval' }));
  expect(await screen.findByText('Waiting for approval')).toBeVisible();
  expect(sentBody('PUT', '/api/auth/agent')).toEqual({
    name: 'Inês Marques',
    city: 'Porto',
    country: 'Portugal',
  });
});

it('DIR-18: an agent finds an entry by name and claims it', async () => {
  world.agent = UNLISTED;
  const { screen, user } = openAgent();
  await user.type(await screen.findByLabelText('Search by name'), 'hanna{Enter}');
  await user.click(await screen.findByLabelText('This is me: Hanna Berg, Porto'));
  expect(await screen.findByText(/You have asked for the entry of Hanna Berg, Porto/)).toBeVisible();
  expect(sentBody('POST', '/api/auth/agent/claim')).toEqual({ agent_id: 'd1' });
});

it('DIR-18: the name that was searched for is kept until an entry is claimed, and forgotten then', async () => {
  world.agent = UNLISTED;
  const { screen, user } = openAgent();
  const kept = () => JSON.stringify({ ...window.sessionStorage });
  await user.type(await screen.findByLabelText('Search by name'), 'hanna{Enter}');
  expect(kept()).toContain('hanna');
  await user.click(await screen.findByLabelText('This is me: Hanna Berg, Porto'));
  await screen.findByText(/You have asked for the entry of Hanna Berg, Porto/);
  expect(kept()).not.toContain('hanna');
});

it('DIR-18: a listed agent has nothing to claim', async () => {
  const { screen } = openAgent();
  expect(await screen.findByText('Listed')).toBeVisible();
  expect(screen.queryByLabelText('Search by name')).not.toBeInTheDocument();
});

it('DIR-18: an agent without a row is told so, and can claim one', async () => {
  world.agent = null;
  const { screen } = openAgent();
  expect(await screen.findByText('There is no entry of yours in the directory yet.')).toBeVisible();
  expect(screen.getByLabelText('Search by name')).toBeVisible();
});
