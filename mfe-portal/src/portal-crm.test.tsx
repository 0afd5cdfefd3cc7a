import { fireEvent, waitFor, within } from '@testing-library/react';
import { hotelUser, openPortal, workspace } from './portal-app.testing';
import { contactOf, crmServer } from './testing/crm-server';

const { world, asked, queriesOf, fail, hold, start } = crmServer;
start();

/** How wide the window is said to be. */
let widthPx = 1_440;
beforeEach(() => {
  widthPx = 1_440;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, least] = /min-width: (\d+)px/.exec(query) ?? [];
    const matches = least !== undefined && widthPx >= Number(least);
    return { matches, addEventListener: () => undefined, removeEventListener: () => undefined } as never;
  });
});
afterEach(() => jest.restoreAllMocks());

const TASK = { id: 't1', text: 'Call her', dueOn: '2020-11-25', isDone: false };
const open = (path = '/agent/crm') => openPortal(path, { role: 'agent' });
const openHotel = (path = '/hotel/crm') => openPortal(path, hotelUser());
const moves = () => asked.filter(({ path }) => path.endsWith('/stage'));

async function openBoard(path?: string) {
  const opened = open(path);
  const column = async (name: string) => within(await opened.screen.findByRole('region', { name }));
  const cardsIn = async (name: string) =>
    (await column(name)).queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await column('New');
  return { ...opened, column, cardsIn };
}

beforeEach(() => {
  world.contacts = [
    contactOf('Jonas', { place: 'Douro', nextTask: TASK, tasks: [TASK] }),
    contactOf('Ruth'),
    contactOf('Nadia', { stage: 'quoted', isSample: true }),
    contactOf('Hana', { stage: 'quoted' }),
    contactOf('Sam', { stage: 'lost', lostReason: { reason: 'price', text: '' } }),
  ];
});

it('AGT-07: the board shows contacts in their stages, what is due, and that samples are among them', async () => {
  const { screen, cardsIn } = await openBoard();
  expect(await cardsIn('New')).toEqual(['Jonas', 'Ruth']);
  expect(await cardsIn('Quoted')).toEqual(['Nadia', 'Hana']);
  expect(screen.getByText('Call her, due today')).toBeVisible();
  expect(screen.getByText('4 open contacts. 1 contact has a task due.')).toBeVisible();
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(workspace().getByRole('link', { name: 'CRM' })).toHaveAttribute('aria-current', 'page');
});

it('HOT-07: a hotel has the same page at its own address', async () => {
  const { screen } = openHotel();
  expect(await screen.findByRole('link', { name: 'Jonas' })).toHaveAttribute('href', '/hotel/crm/Jonas');
  expect(workspace().getByRole('link', { name: 'CRM' })).toHaveAttribute('href', '/hotel/crm');
});

it('AGT-07: a move is shown at once, names its version, and is taken back by another write', async () => {
  const { screen, user, cardsIn } = await openBoard();
  const release = hold('/api/crm/contacts/Jonas/stage');
  await user.selectOptions(screen.getByLabelText('Stage of Jonas'), 'contacted');
  expect(await cardsIn('In talks')).toEqual(['Jonas']);
  expect(screen.getByLabelText('Stage of Jonas')).toBeDisabled();
  release();
  expect(await screen.findByText('Jonas moved to In talks.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken back.')).toBeVisible();
  expect(await cardsIn('New')).toEqual(['Jonas', 'Ruth']);
  expect(moves().map(({ ifMatch, body }) => [ifMatch, body])).toEqual([
    ['"1"', '{"stage":"contacted"}'],
    ['"2"', '{"stage":"new"}'],
  ]);
});

it('AGT-07: a refused move goes back to its old place with its reason, while others move; no card is doubled or lost', async () => {
  world.contacts = [
    ...world.contacts,
    contactOf('Per', { stage: 'quoted' }),
    contactOf('Ben', { stage: 'quoted' }),
  ];
  world.refuses = { Hana: 'Hana stays in Quoted: the quote is still open.' };
  const { screen, user, cardsIn } = await openBoard();
  expect(await cardsIn('Quoted')).toEqual(['Nadia', 'Hana', 'Per', 'Ben']);
  const release = hold('/api/crm/contacts/Hana/stage');
  await user.selectOptions(screen.getByLabelText('Stage of Hana'), 'won');
  await user.selectOptions(screen.getByLabelText('Stage of Nadia'), 'won');
  await screen.findByText('Nadia moved to Won.');
  expect(await cardsIn('Won')).toEqual(['Nadia', 'Hana']);
  release();
  expect(await screen.findByText('Hana stays in Quoted: the quote is still open.')).toBeVisible();
  expect(await cardsIn('Quoted')).toEqual(['Hana', 'Per', 'Ben']);
  expect(await cardsIn('Won')).toEqual(['Nadia']);
  expect(screen.getByText('Move refused, put back')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Hana' })).toHaveLength(1);
});

it('AGT-07: keys move the card that has the focus, and the focus goes with it', async () => {
  const { screen, user, cardsIn } = await openBoard();
  screen.getByRole('link', { name: 'Ruth' }).focus();
  await user.keyboard('{]}');
  expect(await cardsIn('In talks')).toEqual(['Ruth']);
  await screen.findByText('Ruth moved to In talks.');
  expect(screen.getByRole('link', { name: 'Ruth' })).toHaveFocus();
  await user.keyboard('{[}');
  await screen.findByText('Ruth moved to New.');
  expect(await cardsIn('New')).toEqual(['Ruth', 'Jonas']);
});

it('AGT-07: lost asks for the reason first, and nothing moves without one', async () => {
  const { screen, user, cardsIn } = await openBoard();
  await user.selectOptions(screen.getByLabelText('Stage of Ruth'), 'lost');
  const dialog = within(await screen.findByRole('dialog', { name: 'Why is Ruth lost?' }));
  await user.click(dialog.getByRole('button', { name: 'Move to Lost' }));
  expect(dialog.getByText('Please say why')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep where it is' }));
  expect(await cardsIn('New')).toEqual(['Jonas', 'Ruth']);
  expect(moves()).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Stage of Ruth'), 'lost');
  await user.selectOptions(await screen.findByLabelText('Why'), 'elsewhere');
  const words = screen.getByLabelText('In your own words (optional)');
  fireEvent.change(words, { target: { value: 'x'.repeat(501) } });
  expect(screen.getByText('At most 500 letters, please. These are 501.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move to Lost' }));
  expect(moves()).toEqual([]);
  fireEvent.change(words, { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Move to Lost' }));
  expect(await screen.findByText('Ruth moved to Lost.')).toBeVisible();
  expect(moves()[0]?.body).toBe('{"stage":"lost","reason":"elsewhere","text":""}');
});

it('AGT-07: the list is searched, narrowed and turned by its address, page by page', async () => {
  world.contacts = Array.from({ length: 120 }, (_, at) => contactOf(`Guest ${at}`));
  const { screen, user } = open('/agent/crm?view=list&order=name');
  expect(await screen.findByRole('link', { name: 'Guest 0' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: 'Guest 99' })).toBeVisible();
  expect(window.location.search).toContain('page=2');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a contact' }), {
    target: { value: 'Guest 11' },
  });
  await waitFor(() => expect(window.location.search).toBe('?view=list&q=Guest+11&order=name'));
  expect(await screen.findByRole('link', { name: 'Guest 110' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Due'), 'week');
  await waitFor(() =>
    expect(queriesOf('/api/crm/contacts').at(-1)).toMatchObject({
      q: 'Guest 11',
      due: 'week',
      order: 'name',
      page: '1',
    }),
  );
});

it('AGT-07: on a phone the board is a list of cards with the stages as a menu', async () => {
  widthPx = 375;
  const { screen, user } = open();
  expect(await screen.findByRole('table', { name: 'Contacts' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'View' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Stage'), 'quoted');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Jonas' })).not.toBeInTheDocument());
  expect(window.location.search).toBe('?stage=quoted');
});

it('AGT-07: an account without contacts is told the first step; a filter that finds none says so', async () => {
  world.contacts = [];
  const { screen, user } = open();
  expect(await screen.findByRole('heading', { name: 'No contact is here yet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add the first contact' }));
  expect(await screen.findByRole('dialog', { name: 'Add a contact' })).toBeVisible();
});

it('AGT-07: what could not be read is said, and asked for again', async () => {
  fail('/api/crm/summary');
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Jonas' })).toBeVisible();
});

it('AGT-07: a new contact says at its fields what is wrong, and what was typed is there again after closing', async () => {
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add contact' }));
  await user.click(await screen.findByRole('button', { name: 'Save contact' }));
  expect(screen.getByText('Please enter a name.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Zoë' } });
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'taken' } });
  await user.click(screen.getByRole('button', { name: 'Save contact' }));
  expect(await screen.findByText('Please enter an address.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Add contact' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Zoë');
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'zoe@mail.example' } });
  fireEvent.change(screen.getByLabelText('Tags'), { target: { value: 'Trains, Couples,' } });
  await user.click(screen.getByRole('button', { name: 'Save contact' }));
  expect(await screen.findByText('Zoë is saved.')).toBeVisible();
  const sent = asked.filter(({ method, path }) => method === 'POST' && path === '/api/crm/contacts').at(-1);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ name: 'Zoë', tags: ['Trains', 'Couples'] });
});

it('AGT-07, HOT-07: too long a tag, too many, and whatever else is refused is said, with what was typed still there', async () => {
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add contact' }));
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Zoë' } });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const save = () => user.click(screen.getByRole('button', { name: 'Save contact' }));
  type('Tags', `Trains, ${'a'.repeat(41)}`);
  await save();
  expect(screen.getByText(/^A tag has 40 letters at most. “a{40}…” has 41.$/)).toBeVisible();
  type('Tags', Array.from({ length: 11 }, (_, at) => `t${at}`).join());
  await save();
  expect(screen.getByText('A contact has 10 tags at most; these are 11.')).toBeVisible();
  expect(asked.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/crm'))).toEqual([]);
  type('Tags', 'Trains, Boats');
  type('E-mail', 'hidden');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('clientId: This is required.');
  expect(screen.getByText('This is not known.')).toBeVisible();
  expect(screen.getByLabelText('Tags')).toHaveValue('Trains, Boats');
});

it('AGT-07: a form that is sent twice makes one contact', async () => {
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add contact' }));
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Zoë' } });
  const release = hold('/api/crm/contacts');
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  release();
  expect(await screen.findByText('Zoë is saved.')).toBeVisible();
  expect(asked.filter(({ method, path }) => method === 'POST' && path === '/api/crm/contacts')).toHaveLength(
    1,
  );
});

/** The ids under which something was sent to be added. */
const clientIds = (path: string) =>
  asked
    .filter((request) => request.method === 'POST' && request.path === path)
    .map(({ body }) => (JSON.parse(body) as { clientId: string }).clientId);

it('AGT-07, HOT-07: a contact whose answer was lost is sent again under the same id, also after a reload, and the next one under another', async () => {
  const { screen, user, unmount } = open();
  const path = '/api/crm/contacts';
  const fill = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Add contact' }));
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: name } });
    await user.click(screen.getByRole('button', { name: 'Save contact' }));
  };
  fail(path);
  await fill('Zoë');
  expect(await screen.findByRole('alert')).toBeVisible();
  unmount();
  open();
  await fill('Zoë');
  expect(await screen.findByText('Zoë is saved.')).toBeVisible();
  await fill('Jonas B.');
  expect(await screen.findByText('Jonas B. is saved.')).toBeVisible();
  const [first, second, third] = clientIds(path);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it.each([
  ['Save over Zoë', 'PUT', '/api/crm/contacts/made'],
  ['Add another contact', 'POST', '/api/crm/contacts'],
])(
  'AGT-07: a form that has made a contact already says so, and asks what becomes of what it has now: %s',
  async (choice, method, path) => {
    world.made = contactOf('made', { name: 'Zoë' });
    const { screen, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add contact' }));
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Ana' } });
    await user.click(screen.getByRole('button', { name: 'Save contact' }));
    expect(await screen.findByText(/This form has saved Zoë already/)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Ana');
    await user.click(screen.getByRole('button', { name: choice }));
    expect(await screen.findByText('Ana is saved.')).toBeVisible();
    const written = asked.filter((request) => request.method !== 'GET').at(-1);
    expect(written).toMatchObject({ method, path });
    expect(new Set(clientIds('/api/crm/contacts')).size).toBe(clientIds('/api/crm/contacts').length);
  },
);

it('AGT-07: a note and a task whose answer was lost are sent again under the same id; other words have another', async () => {
  const { screen, user } = open('/agent/crm/Ruth');
  const notes = '/api/crm/contacts/Ruth/notes';
  const write = (text: string) =>
    fireEvent.change(screen.getByLabelText('New note'), { target: { value: text } });
  await screen.findByLabelText('New note');
  fail(notes, 2);
  for (const [at, text] of ['Trains', 'Boats', 'Boats'].entries()) {
    write(text);
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(clientIds(notes)).toHaveLength(at + 1));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Save note/, busy: true })).toBeNull());
  }
  expect(await screen.findByText('Boats')).toBeVisible();
  const [trains, boats, again] = clientIds(notes);
  expect(boats).not.toBe(trains);
  expect(again).toBe(boats);
  const tasks = '/api/crm/contacts/Ruth/tasks';
  fail(tasks);
  await user.click(screen.getByRole('button', { name: 'Add a task' }));
  fireEvent.change(screen.getByLabelText('What is to be done'), { target: { value: 'Send dates' } });
  await user.click(screen.getByRole('button', { name: 'Add task' }));
  await waitFor(() => expect(clientIds(tasks)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Add task/, busy: true })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add task' }));
  expect(await screen.findByRole('checkbox', { name: 'Send dates' })).toBeVisible();
  expect(new Set(clientIds(tasks)).size).toBe(1);
});

it('AGT-07: where somebody else has changed a contact meanwhile, both values are shown and nothing typed is lost', async () => {
  const { screen, user } = open('/agent/crm/Jonas');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  world.theirs = contactOf('Jonas', { version: 7, name: 'Jonas Berg' });
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Jonas B.' } });
  await user.click(screen.getByRole('button', { name: 'Save contact' }));
  const alert = within(await screen.findByRole('alert', { name: 'Saved elsewhere meanwhile' }));
  expect(alert.getByText('Jonas Berg')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Jonas B.');
  await user.click(alert.getByRole('button', { name: 'Save mine over it' }));
  expect(await screen.findByText('Jonas B. is saved.')).toBeVisible();
  expect(asked.filter(({ method }) => method === 'PUT').map(({ ifMatch }) => ifMatch)).toEqual([
    '"1"',
    '"7"',
  ]);
});

it('AGT-07: what somebody else has changed of a contact meanwhile stays: only a field that both changed is asked about', async () => {
  const { screen, user } = open('/agent/crm/Jonas');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  world.theirs = contactOf('Jonas', { version: 7, company: 'From tab one' });
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Jonas B.' } });
  await user.click(screen.getByRole('button', { name: 'Save contact' }));
  expect(await screen.findByText('Jonas B. is saved.')).toBeVisible();
  const jonas = () => world.contacts.find(({ id }) => id === 'Jonas');
  expect(jonas()).toMatchObject({ name: 'Jonas B.', company: 'From tab one' });

  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  world.theirs = contactOf('Jonas', { version: 20, name: 'Jonas Berg', company: 'From tab two' });
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Jonas' } });
  fireEvent.change(screen.getByLabelText('Trip or place'), { target: { value: 'Porto' } });
  await user.click(screen.getByRole('button', { name: 'Save contact' }));
  const alert = within(await screen.findByRole('alert', { name: 'Saved elsewhere meanwhile' }));
  expect(alert.getAllByRole('term').map((each) => each.textContent)).toEqual(['Name']);
  await user.click(alert.getByRole('button', { name: 'Save mine over it' }));
  expect(await screen.findByText('Jonas is saved.')).toBeVisible();
  expect(jonas()).toMatchObject({ name: 'Jonas', place: 'Porto', company: 'From tab two' });
});

it('AGT-07: what is pasted is never cut: a text that is too long says so, and is sent once it is shorter', async () => {
  const { screen, user } = open('/agent/crm/Jonas');
  const paste = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByLabelText('Name');
  const limits = { Name: 160, 'E-mail': 254, Phone: 40, Company: 160, 'Trip or place': 160 };
  for (const [label, max] of Object.entries(limits)) {
    expect(screen.getByLabelText(label)).not.toHaveAttribute('maxlength');
    paste(label, 'x'.repeat(max + 1));
    expect(screen.getByText(`At most ${max} letters, please. These are ${max + 1}.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save contact' }));
    expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
    paste(label, 'x'.repeat(max));
    await waitFor(() => expect(screen.queryByText(/^At most/)).toBeNull());
  }
  await user.click(screen.getByRole('button', { name: 'Save contact' }));
  expect(await screen.findByText(/is saved\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a task' }));
  paste('What is to be done', 'x'.repeat(201));
  expect(screen.getByText('At most 200 letters, please. These are 201.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add task' }));
  expect(asked.some(({ path }) => path.endsWith('/tasks'))).toBe(false);
});

it('AGT-07: a contact opens beside the board with its tasks and notes; a note that is typed stays', async () => {
  const { screen, user } = await openBoard();
  await user.click(screen.getByRole('link', { name: 'Jonas' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Jonas' })).toBeVisible();
  expect(window.location.search).toBe('?contact=Jonas');
  await user.click(screen.getByRole('checkbox', { name: 'Call her' }));
  expect(await screen.findByText('“Call her” is done.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken back.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Call her' })).not.toBeChecked());
  fireEvent.change(screen.getByLabelText('New note'), { target: { value: 'Prefers trains' } });
  await user.click(screen.getByRole('button', { name: 'Close the contact' }));
  await user.click(screen.getByRole('link', { name: 'Jonas' }));
  expect(await screen.findByLabelText('New note')).toHaveValue('Prefers trains');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Prefers trains')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
});

it('AGT-07: two changes one after the other name the version that each was made from', async () => {
  const { screen, user } = open('/agent/crm/Jonas');
  fireEvent.change(await screen.findByLabelText('New note'), { target: { value: 'First' } });
  // What is read again comes later.
  const release = hold('/api/crm/contacts/Jonas');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  // As a note, and not in the field.
  expect(await screen.findByText('First', { selector: 'p' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Call her' }));
  expect(await screen.findByText('“Call her” is done.')).toBeVisible();
  release();
  const writes = asked.filter(({ path }) => /\/(?:notes|tasks\/t1)$/.test(path));
  expect(writes.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']);
});

it('AGT-07: a note is changed, removed, and brought back', async () => {
  world.contacts = [
    contactOf('Ruth', { notes: [{ id: 'n1', text: 'Likes trains', at: '2020-11-20T09:00:00.000Z' }] }),
  ];
  const { screen, user } = open('/agent/crm/Ruth');
  await user.click(await screen.findByRole('button', { name: 'Change the note “Likes trains”' }));
  fireEvent.change(screen.getByLabelText('Change the note'), { target: { value: 'Likes boats' } });
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await user.click(await screen.findByRole('button', { name: 'Remove the note “Likes boats”' }));
  expect(await screen.findByText('The note is removed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Likes boats')).toBeVisible();
});

it('AGT-07: a task with a day is added, and one without words is asked for them', async () => {
  const { screen, user } = open('/agent/crm/Ruth');
  await user.click(await screen.findByRole('button', { name: 'Add a task' }));
  await user.click(screen.getByRole('button', { name: 'Add task' }));
  expect(screen.getByText('Please say what is to be done.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('What is to be done'), { target: { value: 'Send dates' } });
  fireEvent.change(screen.getByLabelText('On which day (optional)'), { target: { value: '2020-11-20' } });
  await user.click(screen.getByRole('button', { name: 'Add task' }));
  expect(await screen.findByText('Was due Fri 20 Nov')).toBeVisible();
});

it('AGT-07: a removed contact can be brought back from the page of all', async () => {
  const { screen, user } = open('/agent/crm/Ruth');
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(window.location.pathname).toBe('/agent/crm'));
  // The list draws itself anew once what is left has come.
  await waitFor(() => expect(screen.getByText('Ruth is removed.')).toBeVisible());
  await screen.findByRole('link', { name: 'Jonas' });
  expect(screen.queryByRole('link', { name: 'Ruth' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Ruth' })).toBeVisible();
});

it('AGT-07: a contact with the same mail is compared and merged, and taken out again', async () => {
  const twin = {
    id: 'N2',
    version: 3,
    name: 'N. Okafor',
    email: 'n@mail.example',
    phone: '+351 1',
    company: '',
  };
  world.contacts = [
    contactOf('Nadia', {
      email: 'n@mail.example',
      duplicates: [{ ...twin, place: '', stage: 'new', same: 'email' }],
    }),
  ];
  const { screen, user } = open('/agent/crm/Nadia');
  expect(await screen.findByText('N. Okafor has the same e-mail.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Compare and merge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge two contacts' }));
  await user.click(dialog.getByRole('radio', { name: 'N. Okafor' }));
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('N. Okafor is merged into N. Okafor.')).toBeVisible();
  const [merge] = asked.filter(({ path }) => path.endsWith('/merge'));
  expect(JSON.parse(merge?.body ?? '')).toEqual({ otherId: 'N2', otherVersion: 3, take: ['name'] });
  await user.click(await screen.findByRole('button', { name: 'Take it out again' }));
  expect(await screen.findByText('N. Okafor is a contact of its own again.')).toBeVisible();
});

it('AGT-07: what was quoted stands on the card, in the list and with its last day on the contact', async () => {
  const quote = { total: 231_000, currency: 'USD', validUntil: '2020-11-28' };
  world.contacts = [contactOf('Nadia', { stage: 'quoted', quote })];
  const { screen, user } = open();
  expect(await screen.findByText('$2,310.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(await screen.findByRole('cell', { name: '$2,310.00' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Nadia' }));
  expect(await screen.findByText('Good until Sat 28 Nov')).toBeVisible();
});

it('AGT-07: a contact of a request leads to it, and says why it has no address yet', async () => {
  world.contacts = [
    contactOf('Tara', { source: 'request', requests: [{ id: 'r1', reference: 'AT-7K2M9Q' }] }),
  ];
  const { screen } = open('/agent/crm/Tara');
  expect(await screen.findByRole('link', { name: 'AT-7K2M9Q' })).toHaveAttribute(
    'href',
    '/agent/requests/r1',
  );
  expect(screen.getByText(/once the traveler releases them/)).toBeVisible();
});

it('AGT-07, HOT-15: a contact of somebody else says no more than that it is not here', async () => {
  const { screen } = open('/agent/crm/foreign');
  expect(await screen.findByRole('heading', { name: 'This contact is not here' })).toBeVisible();
});

it('AGT-07: a file is looked at before it is taken in, goes on by itself, and says what was left out', async () => {
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(
    await screen.findByLabelText('CSV file'),
    new File(['x'], 'people.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByRole('cell', { name: 'Zoë Müller' })).toBeVisible();
  expect(screen.getByLabelText('Full name')).toHaveValue('name');
  expect(await screen.findByText(/^None of these contacts is there already/)).toBeVisible();
  world.known = 8;
  await user.selectOptions(screen.getByLabelText('Mail'), 'email');
  expect(
    await screen.findByText('8 of 1,200 rows are contacts that are there already, and will be updated.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import 1,200 rows' }));
  expect(await screen.findByText('Done: 1,190 added, 8 updated, 2 left out.')).toBeVisible();
  const [begun] = asked.filter(({ path }) => path.endsWith('/start'));
  expect(JSON.parse(begun?.body ?? '')).toEqual({
    mapping: ['name', 'email', null],
    updateByMail: true,
    hasHeads: true,
  });
  const made = jest.fn(() => 'blob:x');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Lines that were left out, and why' }));
  await waitFor(() => expect(made).toHaveBeenCalled());
});

it('AGT-07, HOT-07: a file that is being taken in is on the page after a reload, until it is done', async () => {
  world.import = { ...world.import, state: 'running', done: 500 };
  const { screen, user, unmount } = openHotel();
  expect(await screen.findByText('people.csv: 500 of 1,200 rows.')).toBeVisible();
  unmount();
  openHotel();
  const bar = await screen.findByRole('progressbar', { name: 'Rows that are done' });
  expect(bar).toHaveAttribute('value', '500');
  const before = queriesOf('/api/crm/board').length;
  world.import = { ...world.import, state: 'done', done: 1_200, added: 1_190, refused: 10 };
  expect(
    await screen.findByText('people.csv: 1,190 added, 0 updated, 10 left out.', {}, { timeout: 20_000 }),
  ).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await waitFor(() => expect(queriesOf('/api/crm/board').length).toBeGreaterThan(before));
  await user.click(screen.getByRole('button', { name: 'What was left out' }));
  expect(await screen.findByRole('button', { name: 'Lines that were left out, and why' })).toBeVisible();
});

it('AGT-07: a file without names of columns says so, and is matched by the places of its columns', async () => {
  world.import = {
    ...world.import,
    ...{
      hasHeads: false,
      columns: ['Ann', 'ann@mail.example', 'red'],
      rowCount: 3,
      mapping: ['name', 'email', null],
    },
  };
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(
    await screen.findByLabelText('CSV file'),
    new File(['x'], 'people.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByText(/The first line looks like a contact/)).toBeVisible();
  expect(screen.getByRole('cell', { name: 'ann@mail.example' })).toBeVisible();
  expect(screen.getByLabelText('Column 2')).toHaveValue('email');
  const heads = screen.getByRole('checkbox', { name: 'The first line has the names of the columns' });
  expect(heads).not.toBeChecked();
  await user.click(heads);
  expect(screen.queryByRole('cell', { name: 'ann@mail.example' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('ann@mail.example')).toHaveValue('email');
  expect(screen.getByRole('button', { name: 'Import 2 rows' })).toBeVisible();
  await user.click(heads);
  await user.click(screen.getByRole('button', { name: 'Import 3 rows' }));
  await screen.findByText(/^Done: /, {}, { timeout: 20_000 });
  const [begun] = asked.filter(({ path }) => path.endsWith('/start'));
  expect(JSON.parse(begun?.body ?? '')).toMatchObject({ hasHeads: false });
});

it('AGT-07: who closed the window of an import finds it again, with what was left out', async () => {
  world.import = { ...world.import, state: 'done', done: 1_200, added: 1_190, refused: 10 };
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  expect(await screen.findByText(/Last file: people.csv, 1,190 added, 0 updated, 10 left out/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show it' }));
  expect(await screen.findByRole('button', { name: 'Lines that were left out, and why' })).toBeVisible();
});

it.each([
  ['/agent/crm', 'Export all 5 as CSV', {}],
  ['/agent/crm?stage=won', 'Export all 5 as CSV', {}],
  ['/agent/crm?tag=Trains', 'Export these as CSV', { tag: 'Trains' }],
  ['/agent/crm?view=list', 'Export all 5 as CSV', {}],
  ['/agent/crm?view=list&stage=all', 'Export all 5 as CSV', {}],
  ['/agent/crm?view=list&stage=won', 'Export these as CSV', { stage: 'won' }],
  ['/agent/crm?view=list&q=Jonas', 'Export these as CSV', { q: 'Jonas', stage: 'open' }],
])(
  'AGT-07: the button says what goes out as a file, which is everything without a filter: %s',
  async (path, name, said) => {
    const made = jest.fn(() => 'blob:x');
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { screen, user } = open(path);
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(made).toHaveBeenCalled());
    const [{ today, ...query } = {}] = queriesOf('/api/crm/contacts.csv');
    expect(today).toBe('2020-11-25');
    expect(query).toEqual(said);
    expect(await screen.findByText(/^contacts\.csv has/)).toBeVisible();
  },
);
