import type { Contact } from '@atoll/contracts/crm';
import type { ContactImport } from '@atoll/contracts/crm-import';
import { CRM_PATHS, crmPath } from '@atoll/contracts/crm-paths';
import { buildAccountsSite, type AccountsSite, type Person } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { contactModel } from '../contact.model';
import { contactsBy } from '../testing/contact-bodies';
import { filesBy } from '../testing/contact-files';

const database = testDatabase();
let site: AccountsSite;
let agent: Person;
let other: Person;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection);
  agent = await site.join('agent@mail.example', 'agent');
  other = await site.join('other@mail.example', 'agent');
});
afterAll(() => site.app.close());
beforeEach(() => contactModel(database().connection).deleteMany({}));

const { send, add, change } = contactsBy(() => site);
const { upload, start, ended, taken } = filesBy(
  () => site,
  () => agent,
);

it('AGT-07: one’s own file comes in with the defaults and makes no contact and no task twice, with or without an e-mail', async () => {
  const task = { text: 'Call', dueOn: '2020-12-01', isDone: false };
  const bare = await add(agent, { name: 'Bare' });
  await change(agent, 'tasks', bare, task, 'POST');
  const lost = await add(agent, { name: 'Lost' });
  await change(agent, 'stage', lost, { stage: 'lost', reason: 'price' });
  // Families share mailboxes: each is met by its own id.
  await add(agent, { name: 'Ann', email: 'family@mail.example' });
  await add(agent, { name: 'Bo', email: 'family@mail.example' });
  const { body: csv } = await send(agent, 'GET', CRM_PATHS.csv);
  const file = (await upload(csv)).json<ContactImport>();
  const { mapping, hasHeads } = file;
  const look = (by: Person) =>
    send(by, 'POST', crmPath('importKnown', file.id), { payload: { mapping, hasHeads } });
  expect((await look(agent)).json()).toEqual({ known: 4 });
  expect((await look(other)).statusCode).toBe(403);
  await start(file);
  expect(await ended(file)).toMatchObject({ added: 0, updated: 4, refused: 0 });
  const after = await contactModel(database().connection).find().sort({ name: 1 }).lean();
  expect(after.map(({ name, stage, tasks }) => [name, stage, tasks.length])).toEqual([
    ['Ann', 'new', 0],
    ['Bare', 'new', 1],
    ['Bo', 'new', 0],
    ['Lost', 'lost', 0],
  ]);
  // By choice they are left out.
  expect(await taken(csv, { updateByMail: false })).toMatchObject({ added: 0, updated: 0, refused: 4 });
});

it('AGT-07: an id meets its contact before the e-mail does, once in a file; one that is not one’s own says nothing', async () => {
  const mine = await add(agent, { name: 'Ann', email: 'ann@mail.example' });
  const foreign = await add(other, { name: 'Foreign' });
  const text = [
    'Name,E-mail,Company,Atoll ID',
    `Anna,anna@mail.example,,${mine.id}`,
    `Ann once more,,,${mine.id}`,
    `Bo,,,${foreign.id}`,
    `Bo’s friend,,,${foreign.id}`,
    `Cy,,,nobody`,
  ].join('\n');
  const file = await taken(text);
  expect(file).toMatchObject({ added: 3, updated: 1, refused: 1 });
  const csv = (await send(agent, 'GET', crmPath('importProblems', file.id))).body;
  expect(csv.split('\n')[1]).toMatch(/^3,Line 2 of this file is the same contact\.,Ann once more/);
  const read = await send(agent, 'GET', crmPath('contact', mine.id));
  expect(read.json()).toMatchObject({ name: 'Anna', email: 'anna@mail.example' });
  expect((await send(other, 'GET', crmPath('contact', foreign.id))).json()).toMatchObject({
    ...{ name: 'Foreign', version: 1 },
  });
});

it('AGT-07: two rows about one contact, by its id and by its e-mail, both change it', async () => {
  const mine = await add(agent, { name: 'Ann', email: 'ann@mail.example' });
  const text = `Name,E-mail,Note,Atoll ID\nAnn,ann@mail.example,First,\nAnn,,Second,${mine.id}\n`;
  expect(await taken(text)).toMatchObject({ added: 0, updated: 2 });
  const { notes } = (await send(agent, 'GET', crmPath('contact', mine.id))).json<Contact>();
  expect(notes.map((note) => note.text).toSorted()).toEqual(['First', 'Second']);
});

it('AGT-07: tags of a file are written as they are there already, or as its first row writes them', async () => {
  await add(agent, { name: 'There', tags: ['vip'] });
  await taken('Name,Tags\nAnn,"VIP, Sea"\nBo,"sea, Vip"\n');
  const tags = await contactModel(database().connection).distinct('tags');
  expect(tags.toSorted()).toEqual(['Sea', 'vip']);
});
