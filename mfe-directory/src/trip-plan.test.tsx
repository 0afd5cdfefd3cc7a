import type { AddLinesBody, TakeQuoteBody, TripPlanBody } from '@atoll/contracts/trip-plan';
import { renderApp } from '@atoll/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DirectoryApp } from './directory-app';
import { INES, quotedRequestOf, quoteOf, tripPlanOf } from './testing/request-fixtures';
import {
  ownPathOf,
  requestsSent,
  sentTo,
  startRequestsServer,
  TOKEN,
  world,
} from './testing/requests-server';

startRequestsServer();

const PAGE = `/trip-plan/${TOKEN}`;
const API = `/api/trip-plans/${TOKEN}`;

async function open(plan: typeof world.plan) {
  world.plan = plan;
  const view = renderApp(<DirectoryApp />, { path: PAGE });
  await view.screen.findByRole('heading', { level: 1, name: plan ? plan.title : 'Page Not Found' });
  return view;
}
const openQuotes = () => {
  world.request = quotedRequestOf({ quotes: [quoteOf()] });
  return renderApp(<DirectoryApp />, { path: `/request/${TOKEN}` });
};

it('RFQ-11: a plan that was removed, or is not shared any more, is not found', async () => {
  await open(null);
  expect(document.title).toBe('Page Not Found | Atoll');
});

it('RFQ-11: a shared quote says where it comes from, and one tap makes it one’s own', async () => {
  const { user } = await open(tripPlanOf({ isShared: true }));
  expect(screen.getByText(/From the quote of an agent in Lisbon, version 2, 1 November 2020/)).toBeVisible();
  expect(await screen.findByText('€495.00 (about $990) with taxes, when it was quoted.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Make it mine' }));
  expect(await screen.findByText('Your plan')).toBeVisible();
  expect(sentTo(`${API}/copy`)).toHaveLength(1);
});

it('RFQ-11: a plan with choices costs from the cheapest of each, about so much in the reader’s currency', async () => {
  const { lines, ...plan } = tripPlanOf();
  const [walk, dinner, boat] = lines;
  if (!walk || !dinner || !boat) throw new Error('the plan has three lines');
  const choice = { kind: 'choice' as const, group: 'Day out' };
  const { user } = await open({
    ...plan,
    lines: [
      { ...walk, amount: 10_000 },
      { ...dinner, ...choice, amount: 8_000 },
      { ...boat, ...choice, amount: 4_000 },
      { ...boat, id: 'l4', title: 'Cheese', kind: 'optional', amount: 900 },
    ],
  });
  // One dollar is 0.80 euros.
  expect(
    await screen.findByText(
      'From €140.00 (about $280), depending on your choices, with taxes, when it was quoted.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave out: Boat' }));
  expect(screen.getByText('€180.00 (about $360) with taxes, when it was quoted.')).toBeVisible();
});

it('RFQ-11: lines are changed, left out and added, and saved while they are typed', async () => {
  const { user } = await open(tripPlanOf());
  await user.click(screen.getByRole('button', { name: 'Change: Alfama on foot' }));
  await user.type(screen.getByLabelText('What should be different?'), 'Slower');
  await user.click(screen.getByRole('button', { name: 'Leave out: Fado dinner' }));
  await user.type(screen.getByLabelText('Add something'), 'A day at the sea');
  await user.selectOptions(screen.getByLabelText('On'), 'Day 3');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  const saved = world.plan?.lines.map(({ title, day, note, isOut }) => ({ title, day, note, isOut }));
  expect(saved).toEqual([
    { title: 'Alfama on foot', day: 1, note: 'Slower', isOut: false },
    { title: 'Fado dinner', day: 1, note: '', isOut: true },
    { title: 'Boat', day: 2, note: '', isOut: false },
    { title: 'A day at the sea', day: 3, note: '', isOut: false },
  ]);
  await user.click(screen.getByRole('button', { name: 'Take back in: Fado dinner' }));
  await waitFor(() => expect(world.plan?.lines[1]?.isOut).toBe(false));
});

it('RFQ-11: what was changed elsewhere is told, and nothing typed is lost', async () => {
  const { user } = await open(tripPlanOf());
  world.plan = tripPlanOf({ version: 3 });
  await user.type(screen.getByLabelText('Like this, but …'), 'With a child');
  expect(await screen.findByRole('alert')).toHaveTextContent('This plan was changed elsewhere.');
  expect(screen.getByText('Not saved')).toBeVisible();
  expect(screen.getByLabelText('Like this, but …')).toHaveValue('With a child');
});

it('RFQ-11: of two windows, the other’s plan is looked at, and one’s own is saved over it', async () => {
  const { user } = await open(tripPlanOf());
  world.plan = tripPlanOf({ version: 3, title: 'Lisbon by train', wish: 'Cheaper' });
  await user.type(screen.getByLabelText('Like this, but …'), 'With a child');
  await user.click(await screen.findByRole('button', { name: 'Look at the other one' }));
  const other = within(await screen.findByRole('region', { name: 'The other one: Lisbon by train' }));
  expect(other.getByText('Like this, but: Cheaper')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(world.plan).toMatchObject({ version: 4, title: 'Lisbon', wish: 'With a child' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('RFQ-11: where a name is missing, that is said at its field, and all the rest is saved', async () => {
  const { user } = await open(tripPlanOf());
  await user.clear(screen.getByLabelText('Name of the plan'));
  expect(screen.getByText(/^A plan needs a name/)).toBeVisible();
  await user.type(screen.getByLabelText('Like this, but …'), 'Slower');
  await user.click(screen.getByRole('button', { name: 'Change: Boat' }));
  await user.clear(screen.getByLabelText('What'));
  expect(await screen.findByText('Saved, but for a name')).toBeVisible();
  expect(world.plan).toMatchObject({ title: 'Lisbon', wish: 'Slower' });
  expect(world.plan?.lines.map(({ title }) => title)).toContain('Boat');
  await user.type(screen.getByLabelText('Name of the plan'), 'Ours');
  await user.type(screen.getByLabelText('What'), 'Sailing');
  await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  expect(sentTo<TripPlanBody>(API, 'PUT').at(-1)).toMatchObject({ title: 'Ours' });
});

it('RFQ-11: a line can be put on days well after those that were taken over', async () => {
  const { user } = await open(tripPlanOf());
  await user.click(screen.getByRole('button', { name: 'Change: Boat' }));
  await user.selectOptions(screen.getByLabelText('Day'), 'Day 9');
  await waitFor(() => expect(world.plan?.lines[2]?.day).toBe(9));
});

it('RFQ-11: the plan goes to agents with the request', async () => {
  const asked = { agentIds: [INES.id], from: null, to: null, adults: 2 };
  const { user } = await open(tripPlanOf({ asked }));
  await user.click(screen.getByRole('button', { name: 'Ask agents for this' }));
  const form = within(await screen.findByRole('form', { name: 'Ask agents for a quote' }));
  expect(form.getByRole('link', { name: 'Lisbon' })).toHaveAttribute('href', PAGE);
  expect(form.getByRole('combobox', { name: 'Destination' })).toHaveValue('Lisbon, Portugal');
  await user.click(form.getByRole('button', { name: 'Open' }));
  await user.type(form.getByLabelText('Your name'), 'Clara');
  await user.type(form.getByLabelText('E-mail'), 'clara@mail.example');
  await user.click(form.getByRole('button', { name: /^Send/ }));
  await waitFor(() => expect(requestsSent()).toHaveLength(1));
  expect(requestsSent()[0]).toMatchObject({ plan: TOKEN });
});

/** Opens what can be done with a line, and uses it. */
async function useLine(user: ReturnType<typeof openQuotes>['user'], title: string, isShown = false) {
  if (!isShown)
    await user.click(await screen.findByRole('button', { name: new RegExp(`^Change or use: ${title}`) }));
  await user.click(screen.getByRole('button', { name: new RegExp(`^Use in my plan: ${title}`) }));
}
const keep = (...plans: { id: string; title: string; requestId: string | null }[]) =>
  localStorage.setItem(
    'atoll-plans',
    JSON.stringify({ version: 1, value: plans.map((plan) => ({ ...plan, page: PAGE })) }),
  );
const ADD = ownPathOf('plan-lines');

it('RFQ-11: lines come into one plan, the first into a new one; the page stays and leads to the plan', async () => {
  const { user } = openQuotes();
  world.plan = tripPlanOf();
  await useLine(user, 'Alfama on foot');
  expect(await screen.findByText('A new plan, “Lisbon”, has it.')).toBeVisible();
  expect(sentTo<TakeQuoteBody>(ownPathOf('plans'))).toEqual([
    { quoteId: quoteOf().id, lineIds: ['walk'], isShared: false },
  ]);
  await useLine(user, 'Fado dinner');
  expect(await screen.findByText('Added to your plan “Lisbon”.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Open the plan' })[0]).toHaveAttribute('href', PAGE);
  await useLine(user, 'Fado dinner', true);
  expect(await screen.findByText('Your plan “Lisbon” has it already.')).toBeVisible();
  expect(sentTo<AddLinesBody>(ADD)).toEqual(
    [0, 1].map((after) => ({ quoteId: quoteOf().id, lineIds: ['dinner'], plan: TOKEN, after })),
  );
  expect(sentTo(ownPathOf('plans'))).toHaveLength(1);
  expect(window.location.pathname).toBe(`/request/${TOKEN}`);
});

it('RFQ-11: of several plans of the request one is chosen, or a new one; plans of others are not among them', async () => {
  keep(
    { id: 'p1', title: 'Lisbon', requestId: 'r1' },
    { id: 'p2', title: 'Lisbon 2', requestId: 'r1' },
    { id: 'p3', title: 'Tokyo', requestId: 'r2' },
  );
  const { user } = openQuotes();
  world.plan = tripPlanOf();
  await useLine(user, 'Alfama on foot');
  const dialog = within(await screen.findByRole('dialog', { name: 'Use “Alfama on foot”' }));
  expect(dialog.getAllByRole('radio')).toEqual(
    ['Lisbon', 'Lisbon 2', 'A new plan'].map((name) => dialog.getByRole('radio', { name })),
  );
  await user.click(dialog.getByRole('radio', { name: 'A new plan' }));
  await user.click(dialog.getByRole('button', { name: 'Use it there' }));
  expect(await screen.findByText('A new plan, “Lisbon”, has it.')).toBeVisible();
  expect(sentTo(ADD)).toEqual([]);
});

it('RFQ-11: a plan that is kept and was removed elsewhere is followed by a new one', async () => {
  keep({ id: 'p9', title: 'Lisbon', requestId: 'r1' });
  const { user } = openQuotes();
  await useLine(user, 'Alfama on foot');
  expect(await screen.findByText('A new plan, “Lisbon”, has it.')).toBeVisible();
  expect(localStorage.getItem('atoll-plans')).not.toContain('p9');
});

it('RFQ-11: a whole quote becomes a plan of one’s own', async () => {
  const { user } = openQuotes();
  world.plan = tripPlanOf();
  await user.click(await screen.findByRole('button', { name: /^Change it yourself/ }));
  expect(await screen.findByText('Your plan')).toBeVisible();
});

it('RFQ-11: a quote is shared by a link, which is ended again', async () => {
  const { user } = openQuotes();
  await user.click(await screen.findByRole('button', { name: 'Share: the quote of Inês' }));
  const before = within(await screen.findByRole('dialog', { name: 'Share this quote?' }));
  expect(before.getByText(/^Whoever has the link sees days, lines and prices/)).toBeVisible();
  expect(sentTo(ownPathOf('plans'))).toEqual([]);
  await user.click(before.getByRole('button', { name: 'Make a link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'This quote is shared' }));
  expect(dialog.getByLabelText('Link')).toHaveValue(`http://localhost${PAGE}`);
  await user.click(dialog.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByRole('button', { name: 'Share: the quote of Inês' })).toBeVisible();
});
