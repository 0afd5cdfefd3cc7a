import type { User } from '@atoll/contracts/account';
import type { Due } from '@atoll/contracts/agent-dashboard';
import { within } from '@testing-library/react';
import { openPortal, sentBody } from './portal-app.testing';
import { AGENT, UNLISTED } from './testing/fixtures';
import { NO_WORK, portalServer } from './testing/portal-server';
import { ROW_OF_CLARA } from './testing/request-fixtures';

const { world, start } = portalServer;
start();

const openAgent = (change: Partial<User> = {}) =>
  openPortal('/agent/dashboard', { role: 'agent', ...change });

it('DIR-18: an agent sees its own row of the directory', async () => {
  const { screen } = openPortal('/agent/profile', { role: 'agent' });
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
  const { screen } = openPortal('/agent/profile', { role: 'agent' });
  expect(await screen.findByText('Listed')).toBeVisible();
  expect(screen.queryByLabelText('Search by name')).not.toBeInTheDocument();
});

it('DIR-18: an agent without a row is told so, and can claim one', async () => {
  world.agent = null;
  const { screen } = openAgent();
  expect(await screen.findByText('There is no entry of yours in the directory yet.')).toBeVisible();
  expect(screen.getByLabelText('Search by name')).toBeVisible();
});

/** A moment so many hours from now. */
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const WHEN = { from: null, to: null, month: null, flexibleDays: 0 };
const CLARA: Due = {
  ...{
    kind: 'answer',
    requestId: 'r1',
    traveler: 'Clara',
    place: 'Lisbon',
    when: WHEN,
    adults: 2,
    children: 0,
  },
  ...{ budget: null, since: inHours(-40), until: inHours(0.5) },
};
const NOOR: Due = { ...CLARA, requestId: 'r2', traveler: 'Noor', until: inHours(80) };

it('AGT-01, RFQ-04: what runs out today stands first with the way to it, and later clocks below', async () => {
  jest.useFakeTimers({ now: new Date(2020, 10, 25, 9, 20), advanceTimers: true });
  const until = new Date(2020, 10, 25, 11, 0).toISOString();
  const later = new Date(2020, 10, 28, 11, 0).toISOString();
  world.dashboard = {
    ...NO_WORK,
    ...{
      due: [
        { ...CLARA, until },
        { ...NOOR, until: later },
      ],
      isSample: true,
    },
  };
  const { screen } = openAgent({ user_metadata: { name: 'Inês Marques', user_type: 'agent' } });
  expect(await screen.findByText('Good morning, Inês')).toBeVisible();
  expect(screen.getByText(/Wed(nesday)?,? 25 Nov.*, 09:20\. 1 request runs out today\./)).toBeVisible();
  expect(screen.getByText('Sample data')).toBeVisible();
  const panel = within(screen.getByRole('region', { name: 'Due today' }));
  const [first, second] = panel.getAllByRole('link');
  expect(first).toHaveAccessibleName('Answer: Clara, Lisbon');
  expect(first).toHaveAttribute('href', '/agent/requests/r1');
  expect(panel.getByText(/^1 h (40|39) min left$/)).toBeVisible();
  expect(panel.getByRole('heading', { level: 3, name: 'Later' })).toBeVisible();
  expect(second).toHaveAccessibleName('Answer: Noor, Lisbon');
  jest.useRealTimers();
});

it('AGT-01, AGT-07: tasks of today stand with what runs out, newer contacts beside it, and the next days below', async () => {
  jest.useFakeTimers({ now: new Date(2020, 10, 25, 9, 20), advanceTimers: true });
  const task = (contactId: string, contact: string, text: string, dueOn: string) => ({
    ...{ contactId, contact, text, dueOn },
  });
  world.dashboard = {
    ...NO_WORK,
    due: [{ ...NOOR, until: new Date(2020, 10, 26, 16, 20).toISOString() }],
    tasks: [
      task('c1', 'Jonas Berg', 'Send the menu', '2020-11-23'),
      task('c2', 'Ruth Cohen', 'Ask for dates', '2020-11-25'),
      task('c3', 'Ida Holm', 'Call the house', '2020-11-26'),
    ],
    newContacts: [
      { id: 'c2', name: 'Ruth Cohen', reference: 'AT-7K2M9Q', createdAt: '2020-11-25T08:00:00.000Z' },
    ],
  };
  const { screen } = openAgent();
  const today = within(await screen.findByRole('region', { name: 'Due today' }));
  expect(today.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Send the menuTask, for Jonas BergSince Mon 23 NovemberOpen',
    'Ask for datesTask, for Ruth CohenTodayOpen',
    expect.stringMatching(/^N?.*Noor/),
  ]);
  expect(screen.getByText(/Nothing runs out today\. 2 tasks due\./)).toBeVisible();
  const contacts = within(screen.getByRole('region', { name: 'New contacts' }));
  expect(contacts.getByRole('link', { name: 'Ruth Cohen From request AT-7K2M9Q, today' })).toHaveAttribute(
    'href',
    '/agent/crm/c2',
  );
  const days = within(screen.getByRole('region', { name: 'Next days' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Thu 26 Nov16:20Answer Noor by thenAll dayCall the house, Ida Holm',
    ...['Fri 27 NovNothing planned', 'Sat 28 NovNothing planned', 'Sun 29 NovNothing planned'],
    'Mon 30 NovNothing planned',
  ]);
  jest.useRealTimers();
});

it('AGT-01: where nothing runs out today, the next clock is called so', async () => {
  world.dashboard = { ...NO_WORK, due: [NOOR] };
  const { screen } = openAgent();
  expect(await screen.findByRole('region', { name: 'Due next' })).toBeVisible();
  expect(screen.getByText(/Nothing runs out today\./)).toBeVisible();
});

it('AGT-01: an agent whom nobody has asked reads what is missing, never a percentage of nothing', async () => {
  world.dashboard = NO_WORK;
  const { screen } = openAgent();
  expect(await screen.findByText('No request yet')).toBeVisible();
  for (const words of ['No answer yet', 'No quote yet', 'No visit yet'])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText(/%|NaN/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Nothing waits for you\. Requests come from travelers/)).toBeVisible();
  expect(await screen.findByText('You have read everything.')).toBeVisible();
});

it('AGT-01: thirty days stand beside the thirty before', async () => {
  world.dashboard = {
    ...NO_WORK,
    last: {
      answerMinutes: 185,
      answered: { count: 46, of: 50 },
      accepted: { count: 9, of: 31 },
      visits: 412,
    },
    before: { answerMinutes: 207, answered: { count: 3, of: 4 }, accepted: { count: 1, of: 4 }, visits: 374 },
  };
  const { screen } = openAgent();
  expect(await screen.findByText('3 h 05 min')).toBeVisible();
  for (const words of [
    '22 min faster than the 30 days before',
    ...['46 of 50', '92%, 4 requests ran out unanswered', '9 of 31', '29%, 25% in the 30 days before'],
    ...['412', '+38 on the 30 days before'],
  ])
    expect(screen.getByText(words)).toBeVisible();
});

it('AGT-01: unread messages of travelers and hotels stand beside it, the latest first', async () => {
  const said = (at: string, text: string) => ({ text, at, author: 'traveler' });
  const row = { ...ROW_OF_CLARA, unread: 2, lastMessage: said(inHours(-5), 'Is breakfast in?') };
  world.invitations = { requests: [row], counts: { sent: 1 }, awayUntil: null };
  const { screen } = openAgent();
  const panel = within(await screen.findByRole('region', { name: 'Unread messages' }));
  const thread = await panel.findByRole('link', { name: /Is breakfast in\?.*2 new/ });
  expect(thread).toHaveAttribute('href', `/agent/messages/${ROW_OF_CLARA.id}`);
});

it('AGT-01: a dashboard that cannot be read can be asked for again', async () => {
  world.dashboard = null;
  const { screen, user } = openAgent();
  const again = await screen.findByRole('button', { name: 'Try again' });
  world.dashboard = NO_WORK;
  await user.click(again);
  expect(await screen.findByText('No request yet')).toBeVisible();
});

it('AGT-01: messages that cannot be read are not said to be read', async () => {
  world.threads = null;
  const { screen, user } = openAgent();
  await screen.findByText('No request yet');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('You have read everything.')).not.toBeInTheDocument();
  world.threads = [];
  await user.click(again);
  expect(await screen.findByText('You have read everything.')).toBeVisible();
});
