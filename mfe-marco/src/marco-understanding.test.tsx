import type { Understood } from '@atoll/contracts/marco-understanding';
import { NOTHING_UNDERSTOOD } from '@atoll/contracts/understanding-values';
import { apiError } from '@atoll/platform/testing/fake-api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { CONVERSATION_ID, conversationOf, eventsOf } from './testing/fixtures';
import {
  asked,
  fail,
  hold,
  openMarco,
  sentChanges,
  sentMessages,
  startMarcoServer,
  world,
  type OpenAnswer,
} from './marco-server.testing';

startMarcoServer();

const VALENCIA = { name: 'Valencia', country: 'Spain', countryCode: 'ES', lat: 39.47, lng: -0.38 };
const VENEZUELAN = { name: 'Valencia', country: 'Venezuela', countryCode: 'VE', lat: 10.16, lng: -68 };
const LISBON = { name: 'Lisbon', country: 'Portugal', countryCode: 'PT', lat: 38.72, lng: -9.14 };

function tripOf(part: Partial<Understood> = {}): Understood {
  return {
    wants: ['hotels'],
    places: [LISBON],
    otherPlaces: [],
    checkIn: '2021-01-03',
    checkOut: '2021-01-05',
    nights: 2,
    adults: 2,
    childrenAges: [4, 7],
    rooms: 2,
    budget: { amount: 150, currency: 'EUR', per: 'night' },
    tastes: ['pool'],
    refused: ['activities'],
    ...part,
  };
}

const CHIPS = [
  'Lisbon, Portugal',
  '3–5 Jan',
  '2 adults, 2 children (4, 7)',
  '2 rooms',
  'up to €150 a night',
  'pool',
  'no activities',
];

const row = () => screen.queryByRole('list', { name: 'What I understood' });
const texts = () =>
  within(row() ?? document.createElement('ul'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

/** Opens a conversation that has understood a trip, in version 3. */
async function openTrip(part: Partial<Understood> = {}) {
  world.conversation = conversationOf({ understood: tripOf(part), understoodVersion: 3 });
  const app = openMarco(`/chat/${CONVERSATION_ID}`);
  await screen.findByRole('list', { name: 'What I understood' });
  return app;
}

/** Opens it with its form, at a chip. */
async function openForm(chip: string, part: Partial<Understood> = {}) {
  const app = await openTrip(part);
  await app.user.click(button(`Change ${chip}`));
  const form = within(await screen.findByRole('dialog', { name: 'Change your trip' }));
  return { ...app, form, save: () => app.user.click(form.getByRole('button', { name: 'Save' })) };
}

describe('the chips', () => {
  it('MAR-48: there are none, and no room for them, before the first message', async () => {
    openMarco();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(row()).not.toBeInTheDocument();
    expect(screen.queryByText('What I understood')).not.toBeInTheDocument();
  });

  it('MAR-48, MAR-17: they come with what an answer has understood, and before its text', async () => {
    const opened: OpenAnswer[] = [];
    world.open = opened;
    const { say } = openMarco();
    await say('hotel in lisbon 3-5 jan');
    await waitFor(() => expect(opened).toHaveLength(1));
    const messageId = sentMessages()[0]?.messageId ?? '';
    const [started, done] = eventsOf(messageId, [], {}, tripOf());
    act(() => {
      opened[0]?.send(started!, { event: 'understood', data: { understood: tripOf({ refused: [] }) } });
    });
    await waitFor(() => expect(texts()).toEqual(CHIPS.slice(0, -1)));
    expect(screen.getByText('Marco is typing…')).toBeVisible();
    act(() => opened[0]?.send(done!));
    await waitFor(() => expect(texts()).toEqual(CHIPS));
  });

  it('MAR-57, MAR-48: they are there again when the conversation is', async () => {
    await openTrip();
    expect(texts()).toEqual(CHIPS);
  });

  it('MAR-57: a new conversation begins without them', async () => {
    const { user } = await openTrip();
    await user.click(screen.getByRole('link', { name: 'New chat' }));
    await waitFor(() => expect(row()).not.toBeInTheDocument());
  });
});

describe('removing', () => {
  it('MAR-48: a chip goes at once, the API is told with the version that was read, and the focus goes on', async () => {
    const { user } = await openTrip();
    const release = hold(`/api/marco/conversations/${CONVERSATION_ID}/understood`);
    await user.click(button('Remove 3–5 Jan'));
    expect(texts()).toEqual(CHIPS.filter((text) => text !== '3–5 Jan'));
    expect(button('Remove 2 adults, 2 children (4, 7)')).toHaveFocus();
    expect(screen.getByText('Removed 3–5 Jan.')).toBeVisible();
    act(release);
    await waitFor(() => expect(sentChanges()).toHaveLength(1));
    const { checkIn: _in, checkOut: _out, nights: _nights, ...rest } = tripOf();
    expect(sentChanges()).toEqual([{ understood: rest, ifMatch: '"3"' }]);
    expect(sentMessages()).toEqual([]);
  });

  it('MAR-48: Undo brings it back, with the focus on it', async () => {
    const { user } = await openTrip();
    await user.click(button('Remove pool'));
    await user.click(button('Undo'));
    expect(texts()).toEqual(CHIPS);
    expect(button('Remove pool')).toHaveFocus();
    expect(screen.queryByText('Removed pool.')).not.toBeInTheDocument();
    await waitFor(() => expect(sentChanges().at(-1)).toEqual({ understood: tripOf(), ifMatch: '"4"' }));
  });

  it('MAR-48: after the last chip the focus is in the message box', async () => {
    const { user, box } = await openTrip();
    await user.click(button('Remove no activities'));
    expect(box()).toHaveFocus();
  });

  it('MAR-48: chips that go one after the other are all kept, whatever the line does', async () => {
    const { user } = await openTrip();
    const release = hold(`/api/marco/conversations/${CONVERSATION_ID}/understood`);
    await user.click(button('Remove pool'));
    await user.click(button('Remove 2 rooms'));
    act(release);
    await waitFor(() => expect(sentChanges().at(-1)?.ifMatch).toBe('"4"'));
    expect(sentChanges().at(-1)?.understood).not.toHaveProperty('rooms');
    expect(sentChanges().at(-1)?.understood.tastes).toEqual([]);
    await screen.findByRole('button', { name: 'Search again with this' });
    expect(texts()).toEqual(CHIPS.filter((text) => !['pool', '2 rooms'].includes(text)));
  });

  it('MAR-48: without a network the chip comes back, with the sentence that says so', async () => {
    const { user } = await openTrip();
    world.changeUnderstood = () => HttpResponse.error();
    await user.click(button('Remove pool'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You are offline, so this could not be changed.',
    );
    expect(texts()).toEqual(CHIPS);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('MAR-48: an API that fails brings the chip back too', async () => {
    const { user } = await openTrip();
    fail(`/api/marco/conversations/${CONVERSATION_ID}/understood`);
    await user.click(button('Remove pool'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This could not be changed. Please try again.',
    );
    expect(texts()).toEqual(CHIPS);
  });

  it('MAR-57, MAR-48: where the conversation is gone, the chip comes back with a sentence', async () => {
    const { user } = await openTrip();
    world.changeUnderstood = () => apiError(404, 'NOT_FOUND');
    await user.click(button('Remove pool'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be changed.');
    expect(texts()).toEqual(CHIPS);
  });

  it.each([
    ['with the refusal', true],
    ['without it', false],
  ])('MAR-48: what another tab changed is shown, said %s', async (_title, isSaid) => {
    const { user } = await openTrip();
    const current = { understood: tripOf({ tastes: ['quiet'], refused: [] }), understoodVersion: 7 };
    world.conversation = conversationOf(current);
    const refusal = { code: 'CONFLICT', message: 'Changed', requestId: 'r1', ...(isSaid && { current }) };
    world.changeUnderstood = () => HttpResponse.json(refusal, { status: 409 });
    await user.click(button('Remove 2 rooms'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'It was changed elsewhere; this is what it says now.',
    );
    expect(texts()).toEqual([...CHIPS.slice(0, 5), 'quiet']);
    world.changeUnderstood = (understood, version) => ({ understood, understoodVersion: version + 1 });
    await user.click(button('Remove quiet'));
    await waitFor(() => expect(sentChanges().at(-1)?.ifMatch).toBe('"7"'));
  });

  it('MAR-48: a version that an answer without its end has made is no change from elsewhere', async () => {
    const { user } = await openTrip();
    const current = { understood: tripOf(), understoodVersion: 4 };
    world.changeUnderstood = (understood, version) =>
      version === 4
        ? { understood, understoodVersion: 5 }
        : HttpResponse.json({ code: 'CONFLICT', message: 'Old', requestId: 'r1', current }, { status: 409 });
    await user.click(button('Remove pool'));
    await waitFor(() => expect(sentChanges().map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"4"']));
    await screen.findByRole('button', { name: 'Search again with this' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(texts()).toEqual(CHIPS.filter((text) => text !== 'pool'));
  });
});

it('MAR-48: another place of the name takes its place, which is then offered instead', async () => {
  const { user } = await openTrip({ places: [VALENCIA, LISBON], otherPlaces: [VENEZUELAN] });
  await user.click(button('Valencia, Venezuela instead?'));
  expect(texts().slice(0, 3)).toEqual([
    'Valencia, Venezuela',
    'Lisbon, Portugal',
    'Valencia, Spain instead?',
  ]);
  expect(button('Remove Valencia, Venezuela')).toHaveFocus();
  await waitFor(() =>
    expect(sentChanges()[0]?.understood).toMatchObject({
      places: [VENEZUELAN, LISBON],
      otherPlaces: [VALENCIA],
    }),
  );
});

it('MAR-48: nothing is offered beside a place that was removed', async () => {
  const { user } = await openTrip({ places: [VALENCIA, LISBON], otherPlaces: [VENEZUELAN] });
  await user.click(button('Remove Valencia, Spain'));
  expect(texts().slice(0, 2)).toEqual(['Lisbon, Portugal', '3–5 Jan']);
});

describe('searching again', () => {
  it('MAR-48: a change sends nothing by itself; the button sends a message in words', async () => {
    const { user } = await openTrip();
    await user.click(button('Remove pool'));
    await user.click(await screen.findByRole('button', { name: 'Search again with this' }));
    expect(await screen.findByText('Here you are.')).toBeVisible();
    expect(sentMessages()).toMatchObject([{ text: 'Search again', conversationId: CONVERSATION_ID }]);
    expect(screen.queryByText('Removed pool.')).not.toBeInTheDocument();
  });

  it('MAR-48: nothing is to be searched where nobody asked for hotels, activities or a plan', async () => {
    const { user } = await openTrip({ wants: ['information'] });
    await user.click(button('Remove pool'));
    await waitFor(() => expect(sentChanges()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Search again with this' })).not.toBeInTheDocument();
  });

  it('MAR-48: a message waits for the change that was made just before it', async () => {
    const { user, say } = await openTrip();
    const release = hold(`/api/marco/conversations/${CONVERSATION_ID}/understood`);
    await user.click(button('Remove pool'));
    await say('And now?');
    expect(sentMessages()).toEqual([]);
    act(release);
    await waitFor(() => expect(sentMessages()).toHaveLength(1));
    expect(sentChanges()).toHaveLength(1);
  });
});

describe('while Marco answers', () => {
  it('MAR-48: nothing can be changed, and the buttons say why', async () => {
    const { user, say } = await openTrip({ otherPlaces: [{ ...LISBON, country: 'United States' }] });
    world.open = [];
    await say('And now?');
    await screen.findByText('Marco is typing…');
    const reason = 'Marco is answering. Change this when the answer is there.';
    const names = ['Remove pool', 'Change pool', 'Lisbon, United States instead?'];
    expect(names.map((name) => button(name).getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true']);
    expect(button('Remove pool')).toHaveAccessibleDescription(reason);
    await user.click(button('Remove pool'));
    await user.click(button('Change pool'));
    await user.click(button('Lisbon, United States instead?'));
    expect(screen.getByText(reason, { selector: 'span:not([id])' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(texts()).toContain('pool');
    expect(sentChanges()).toEqual([]);
  });
});

describe('the form', () => {
  it.each([
    ['Lisbon, Portugal', 'combobox', 'Place'],
    ['2 adults, 2 children (4, 7)', 'button', 'Fewer: Adults'],
    ['2 rooms', 'button', 'Fewer: Rooms'],
    ['up to €150 a night', 'textbox', 'At most'],
    ['pool', 'button', 'pool'],
    ['no activities', 'button', 'no activities'],
  ])('MAR-48: the chip ‘%s’ opens it with the focus in its field', async (chip, role, name) => {
    const { form } = await openForm(chip);
    expect(form.getByRole(role, { name })).toHaveFocus();
  });

  it('MAR-48: dates, children and budget are changed, and the whole trip is sent', async () => {
    const { form, user, save } = await openForm('3–5 Jan');
    expect(form.getByLabelText('Check-in')).toHaveFocus();
    fireEvent.change(form.getByLabelText('Check-in'), { target: { value: '2021-01-04' } });
    fireEvent.change(form.getByLabelText('Check-out'), { target: { value: '2021-01-10' } });
    await user.selectOptions(form.getByLabelText('Age of child 1'), 'Unknown');
    await user.click(form.getByRole('button', { name: 'Remove child 2' }));
    await user.click(form.getByRole('button', { name: 'Add a child' }));
    await user.selectOptions(form.getByLabelText('Age of child 2'), 'Under 1');
    await user.click(form.getByRole('button', { name: 'More: Adults' }));
    await user.clear(form.getByLabelText('At most'));
    await user.type(form.getByLabelText('At most'), '1,200.50');
    await user.selectOptions(form.getByLabelText('Currency'), 'GBP');
    await user.selectOptions(form.getByLabelText('For'), 'for the stay');
    await user.click(form.getByRole('button', { name: '4 stars' }));
    await user.click(form.getByRole('button', { name: '5 stars' }));
    await user.click(form.getByRole('button', { name: 'no activities' }));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sentChanges()).toEqual([
      {
        ifMatch: '"3"',
        understood: tripOf({
          checkIn: '2021-01-04',
          checkOut: '2021-01-10',
          nights: 6,
          adults: 3,
          childrenAges: [null, 0],
          budget: { amount: 1200.5, currency: 'GBP', per: 'stay' },
          tastes: ['pool', 'stars:5'],
          refused: [],
        }),
      },
    ]);
    expect(texts()).toContain('3 adults, 2 children (age unknown, under 1)');
    expect(button('Change 4–10 Jan')).toHaveFocus();
    expect(button('Search again with this')).toBeVisible();
    expect(sentMessages()).toEqual([]);
  });

  it('MAR-48: a place is searched and chosen; a text that is none is refused and stays', async () => {
    world.places = [{ name: 'Porto', country: 'Portugal', latitude: 41.15, longitude: -8.61 }];
    const { form, user, save } = await openForm('Lisbon, Portugal');
    const field = form.getByRole('combobox', { name: 'Place' });
    await user.clear(field);
    await user.type(field, 'Porto');
    await save();
    expect(field).toHaveAccessibleDescription('Choose a place from the list, or empty this field.');
    expect(field).toHaveValue('Porto');
    expect(sentChanges()).toEqual([]);
    await user.type(field, ' ');
    await user.click(await form.findByRole('option', { name: /Porto/ }));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sentChanges()[0]?.understood.places).toEqual([
      { name: 'Porto', country: 'Portugal', lat: 41.15, lng: -8.61 },
    ]);
  });

  it.each([
    ['2020-11-20', '2020-11-22', 'Check-in', 'Check-in date cannot be in the past'],
    ['2021-01-05', '2021-01-03', 'Check-out', 'Check-out date must be after check-in date'],
    ['2021-01-03', '2021-03-03', 'Check-out', 'Maximum stay duration is 30 nights'],
    ['2021-10-21', '2021-10-23', 'Check-out', 'Dates cannot be more than 330 days in the future'],
    ['2021-12-01', '', 'Check-in', 'Dates cannot be more than 330 days in the future'],
    ['', '2020-11-20', 'Check-out', 'Check-out date cannot be in the past'],
  ])('MAR-48: from ‘%s’ to ‘%s’ is refused at %s: %s', async (checkIn, checkOut, label, problem) => {
    const { form, save } = await openForm('3–5 Jan');
    fireEvent.change(form.getByLabelText('Check-in'), { target: { value: checkIn } });
    fireEvent.change(form.getByLabelText('Check-out'), { target: { value: checkOut } });
    await save();
    expect(form.getByLabelText(label)).toHaveAccessibleDescription(problem);
    expect(form.getByLabelText(label)).toHaveFocus();
    expect(sentChanges()).toEqual([]);
  });

  it('MAR-48: a first day and nights give the last day', async () => {
    const { form, user, save } = await openForm('2 nights', { checkIn: undefined, checkOut: undefined });
    fireEvent.change(form.getByLabelText('Check-in'), { target: { value: '2021-01-03' } });
    await user.clear(form.getByLabelText('Nights'));
    await user.type(form.getByLabelText('Nights'), '4');
    await save();
    await waitFor(() =>
      expect(sentChanges()[0]?.understood).toMatchObject({
        checkIn: '2021-01-03',
        checkOut: '2021-01-07',
        nights: 4,
      }),
    );
  });

  it('MAR-48: a month can be said instead of days', async () => {
    const { form, user, save } = await openForm('3–5 Jan');
    fireEvent.change(form.getByLabelText('Check-in'), { target: { value: '' } });
    fireEvent.change(form.getByLabelText('Check-out'), { target: { value: '' } });
    await user.selectOptions(form.getByLabelText('Month'), 'February');
    await user.clear(form.getByLabelText('Nights'));
    await save();
    await waitFor(() => expect(texts()).toContain('February'));
    expect(sentChanges()[0]?.understood).toMatchObject({ month: '2021-02' });
    expect(sentChanges()[0]?.understood).not.toHaveProperty('checkIn');
  });

  it.each([
    ['At most', 'much', 'Please write a number, such as 1,250 or 12.50'],
    ['At most', '0', 'Write an amount up to 10,000,000, or nothing.'],
    ['Days of a plan', '9', 'Write 1 to 7 days, or nothing.'],
  ])('MAR-48: ‘%s’ does not take ‘%s’', async (label, text, problem) => {
    const { form, user, save } = await openForm('up to €150 a night');
    await user.clear(form.getByLabelText(label));
    await user.type(form.getByLabelText(label), text);
    await save();
    expect(form.getByLabelText(label)).toHaveAccessibleDescription(problem);
    expect(form.getByLabelText(label)).toHaveValue(text);
  });

  it('MAR-48: without a network it says so, stays open with what was typed, and saves later', async () => {
    const { form, user, save } = await openForm('up to €150 a night');
    world.changeUnderstood = () => HttpResponse.error();
    await user.clear(form.getByLabelText('At most'));
    await user.type(form.getByLabelText('At most'), '200');
    await save();
    expect(await form.findByRole('alert')).toHaveTextContent('You are offline. Nothing is lost');
    expect(form.getByRole('alert')).toHaveFocus();
    expect(form.getByLabelText('At most')).toHaveValue('200');
    expect(texts()).toEqual(CHIPS);
    world.changeUnderstood = (understood, version) => ({ understood, understoodVersion: version + 1 });
    await save();
    await waitFor(() => expect(texts()).toContain('up to €200 a night'));
  });

  it('MAR-48: where another tab changed the trip, what was typed stays and the rest is as it is now', async () => {
    const { form, user, save } = await openForm('2 rooms');
    const current = { understood: tripOf({ adults: 4, childrenAges: [] }), understoodVersion: 7 };
    world.changeUnderstood = (understood, version) =>
      version === 7
        ? { understood, understoodVersion: 8 }
        : HttpResponse.json({ code: 'CONFLICT', message: 'Old', requestId: 'r1', current }, { status: 409 });
    await user.click(form.getByRole('button', { name: 'More: Rooms' }));
    await save();
    expect(await form.findByRole('alert')).toHaveTextContent(
      'It was changed elsewhere; this is what it says now: Lisbon, Portugal · 3–5 Jan · 4 adults · 2 rooms',
    );
    expect(form.getByLabelText('Rooms')).toHaveValue(3);
    expect(form.getByLabelText('Adults')).toHaveValue(4);
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sentChanges().at(-1)).toEqual({ understood: { ...current.understood, rooms: 3 }, ifMatch: '"7"' });
  });

  it('MAR-48: where another tab removed the whole trip, the form and what was typed stay', async () => {
    const { form, user, save } = await openForm('2 rooms');
    const current = { understood: NOTHING_UNDERSTOOD, understoodVersion: 7 };
    world.changeUnderstood = () =>
      HttpResponse.json({ code: 'CONFLICT', message: 'Old', requestId: 'r1', current }, { status: 409 });
    await user.click(form.getByRole('button', { name: 'More: Rooms' }));
    await save();
    expect(await form.findByRole('alert')).toHaveTextContent('this is what it says now: nothing.');
    expect(form.getByLabelText('Rooms')).toHaveValue(3);
    expect(row()).not.toBeInTheDocument();
  });

  it('MAR-48: Escape closes the list of places first, then the form, which keeps what was typed', async () => {
    world.places = [{ name: 'Porto', country: 'Portugal', latitude: 41.15, longitude: -8.61 }];
    const { form, user } = await openForm('Lisbon, Portugal');
    await user.click(form.getByRole('button', { name: 'More: Rooms' }));
    const field = form.getByRole('combobox', { name: 'Place' });
    await user.clear(field);
    await user.type(field, 'Port');
    await form.findByRole('option', { name: /Porto/ });
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('Port');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button('Change Lisbon, Portugal')).toHaveFocus();
    await user.click(button('Change 3–5 Jan'));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText('Rooms')).toHaveValue(3);
    expect(again.getByRole('combobox', { name: 'Place' })).toHaveValue('Port');
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    await user.click(button('Change 3–5 Jan'));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Rooms')).toHaveValue(2);
  });

  it('MAR-48: the focus is in the message box where the chip is gone with its form', async () => {
    const { form, user, save, box } = await openForm('pool');
    await user.click(form.getByRole('button', { name: 'pool' }));
    await save();
    await waitFor(() => expect(box()).toHaveFocus());
    expect(texts()).not.toContain('pool');
  });
});
