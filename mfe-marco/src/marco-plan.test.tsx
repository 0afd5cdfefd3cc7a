import { apiError } from '@atoll/platform/testing/fake-api';
import type { MarcoPlan } from '@atoll/contracts/marco-plan';
import { act, waitFor, within } from '@testing-library/react';
import { CONVERSATION_ID, conversationOf, eventsOf, planOf, stopOf } from './testing/fixtures';
import { asked, openMarco, startMarcoServer, world } from './marco-server.testing';

startMarcoServer();

const NAME = 'Three days in Rome';

async function openPlan(plan: MarcoPlan = planOf()) {
  world.answer = ({ messageId }) => eventsOf(messageId, [], { metadata: { plan } });
  const app = openMarco();
  await app.say('itinerary for Rome');
  const view = within(await app.screen.findByRole('region', { name: NAME }));
  return { ...app, view };
}

const changes = () =>
  asked.filter(({ method }) => method === 'PATCH').map(({ body }) => JSON.parse(body) as unknown);

it('MAR-25, MAR-51: the days with their stops, each with way, source and checks; what was struck is said', async () => {
  const { view, user } = await openPlan();
  expect(view.getByRole('heading', { name: 'Day 1' })).toBeVisible();
  expect(view.getByRole('heading', { name: 'Day 3' })).toBeVisible();
  const day = within(view.getByRole('region', { name: 'Day 1' }));
  expect(day.getByRole('link', { name: 'Colosseum' })).toHaveAttribute('href', '/tours?city=Rome&tour=23642');
  expect(day.getByText('12 min on foot, 0.9 km')).toBeVisible();
  expect(day.getAllByText('Source: Activities provider, 23642')[0]).toBeVisible();
  expect(day.getByText('From 10:00, 2 h, $38 a person')).toBeVisible();
  await user.click(day.getAllByRole('button', { name: '1 check passed' })[0] as HTMLElement);
  expect(day.getAllByText('Listed by our activities provider as 23642.')[0]).toBeVisible();
  expect(view.getByText('The Invented Tower was taken out: nobody knows it.')).toBeVisible();
  expect(view.getByText('$114 a person in all, of a budget of $400')).toBeVisible();
  expect(view.getByRole('img', { name: 'Map of Rome' })).toBeVisible();
  expect(view.getByText(/^Opening hours are not checked/)).toBeVisible();
});

it('MAR-51: a check that fails is in sight at once', async () => {
  const bad = stopOf({ checks: [{ kind: 'way', ok: false, text: 'It is 9 km from the stop before.' }] });
  const { view } = await openPlan(planOf({ days: [{ number: 1, stops: [bad], checks: [] }] }));
  expect(view.getByRole('button', { name: '1 of 1 check failed' })).toBeVisible();
  expect(view.getAllByText('It is 9 km from the stop before.')[0]).toBeVisible();
});

// What the API makes of the same edits of the same days: api/src/marco/plans/edit-plan.test.ts
it('MAR-52: the place that a move names is where the stop stands afterwards', async () => {
  const { view, user } = await openPlan();
  /** While one change is on its way no other can be made. */
  const ready = async (role: 'button' | 'combobox', name: string) => {
    await waitFor(() => expect(view.getByRole(role, { name })).toBeEnabled());
    return view.getByRole(role, { name });
  };
  await user.click(view.getByRole('button', { name: 'Edit' }));
  await user.click(await ready('button', 'Earlier: Forum'));
  await user.click(await ready('button', 'Later: Colosseum'));
  await user.selectOptions(await ready('combobox', 'Day of Forum'), 'Day 2');
  await waitFor(() =>
    expect(changes()).toEqual([
      { version: 1, edit: { op: 'move', stopId: 'S2', day: 1, index: 0 } },
      { version: 1, edit: { op: 'move', stopId: 'S1', day: 1, index: 1 } },
      { version: 1, edit: { op: 'move', stopId: 'S2', day: 2, index: 1 } },
    ]),
  );
});

it('MAR-52: a stop is moved and removed, and the plan that comes back is shown', async () => {
  const moved = planOf({ version: 2, notes: ['Moved.'] });
  world.changePlan = () => moved;
  const { view, user } = await openPlan();
  await user.click(view.getByRole('button', { name: 'Edit' }));
  expect(view.getByRole('button', { name: 'Earlier: Colosseum' })).toBeDisabled();
  await user.click(view.getByRole('button', { name: 'Later: Colosseum' }));
  expect(await view.findByText('Moved.')).toBeVisible();
  await user.selectOptions(view.getByRole('combobox', { name: 'Day of Forum' }), 'Day 2');
  await waitFor(() => expect(changes()).toHaveLength(2));
  await waitFor(() => expect(view.getByRole('button', { name: 'Remove Forum' })).toBeEnabled());
  await user.click(view.getByRole('button', { name: 'Remove Forum' }));
  await waitFor(() =>
    expect(changes()).toEqual([
      { version: 1, edit: { op: 'move', stopId: 'S1', day: 1, index: 1 } },
      { version: 2, edit: { op: 'move', stopId: 'S2', day: 2, index: 1 } },
      { version: 2, edit: { op: 'remove', stopId: 'S2' } },
    ]),
  );
});

it('MAR-52: a saved tour is added to a day', async () => {
  const item = { kind: 'tour', id: 'T9', title: 'Vatican at dawn', href: '/tours?tour=T9' };
  localStorage.setItem('atoll-saved', JSON.stringify({ version: 1, value: [item] }));
  world.changePlan = () => planOf({ version: 2 });
  const { view, user } = await openPlan();
  await user.click(view.getByRole('button', { name: 'Edit' }));
  expect(view.getByRole('combobox', { name: 'Add from saved' })).toHaveDisplayValue('Vatican at dawn');
  await user.selectOptions(view.getByRole('combobox', { name: 'To' }), 'Day 2');
  await user.click(view.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(changes()).toEqual([
      { version: 1, edit: { op: 'add', kind: 'tour', id: 'T9', day: 2, index: 1 } },
    ]),
  );
});

it('MAR-52: a plan that was changed elsewhere comes as it is now', async () => {
  world.changePlan = () => apiError(409, 'CONFLICT');
  const { view, user, store, screen } = await openPlan();
  const newer = planOf({ version: 5, notes: ['From another tab.'] });
  const { messages } = conversationOf();
  world.conversation = conversationOf({
    messages: messages.map((one) => (one.role === 'assistant' ? { ...one, metadata: { plan: newer } } : one)),
  });
  await user.click(view.getByRole('button', { name: 'Save to trip' }));
  await waitFor(() => expect(store.getState().toast?.text).toMatch(/changed elsewhere/));
  expect(store.getState().marco?.conversationId).toBe(CONVERSATION_ID);
  expect(screen.getByText('From another tab.')).toBeVisible();
});

it('a plan is kept in the trip', async () => {
  world.changePlan = () => planOf({ version: 2, isSaved: true });
  const { view, user } = await openPlan();
  await user.click(view.getByRole('button', { name: 'Save to trip' }));
  expect(await view.findByRole('button', { name: 'Save to trip', pressed: true })).toBeVisible();
  expect(changes()).toEqual([{ version: 1, edit: { op: 'save', isSaved: true } }]);
});

it('MAR-53: a link is made, shown to be copied, and revoked', async () => {
  const { view, user } = await openPlan();
  await user.click(view.getByRole('button', { name: 'Share' }));
  expect(await view.findByRole('textbox', { name: 'Link to this plan' })).toHaveValue(
    'http://localhost/plan/abcdefghijklmnopqrstuv',
  );
  await user.click(view.getByRole('button', { name: 'Revoke link' }));
  await waitFor(() => expect(view.queryByRole('textbox')).not.toBeInTheDocument());
  expect(view.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/marco/plans/plan-0001/share' });
});

it('MAR-54: a plan is a calendar file, and is printed with all its checks', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { view, user, screen } = await openPlan();
  expect(view.getByRole('link', { name: 'Calendar file' })).toHaveAttribute(
    'href',
    '/api/marco/plans/plan-0001/calendar',
  );
  await user.click(view.getByRole('button', { name: 'Print' }));
  const sheet = within(screen.getByRole('article'));
  expect(sheet.getAllByText('Listed by our activities provider as 23642.')).toHaveLength(3);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  print.mockRestore();
});

const TOKEN = 'abcdefghijklmnopqrstuv';

it('MAR-53: a shared plan is read, printed and taken along, and cannot be changed', async () => {
  world.sharedPlan = planOf();
  const { screen } = openMarco(`/plan/${TOKEN}`);
  expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Day 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Calendar file' })).toHaveAttribute(
    'href',
    `/api/marco/shared-plans/${TOKEN}/calendar`,
  );
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

it('MAR-53: a link that was revoked opens nothing', async () => {
  const { screen } = openMarco(`/plan/${TOKEN}`);
  expect(await screen.findByRole('heading', { name: 'This plan is not shared' })).toBeVisible();
});
