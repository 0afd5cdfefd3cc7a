import type { Contact } from '@atoll/contracts/crm';
import { crmPath } from '@atoll/contracts/crm-paths';
import { buildAccountsSite, type AccountsSite, type Person } from '../../test/accounts';
import { testDatabase } from '../../test/database';
import { contactModel, keptContactModel } from './contact.model';
import { contactsBy } from './testing/contact-bodies';

const database = testDatabase();
let site: AccountsSite;
let agent: Person;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection);
  agent = await site.join('agent@mail.example', 'agent');
});
afterAll(() => site.app.close());
beforeEach(async () => {
  await contactModel(database().connection).deleteMany({});
  await keptContactModel(database().connection).deleteMany({});
});

const { send, add, change } = contactsBy(() => site);
const read = async (id: string) => (await send(agent, 'GET', crmPath('contact', id))).json<Contact>();
const mergeOf = (one: Contact, other: Contact, take: string[] = []) =>
  change(agent, 'merge', one, { otherId: other.id, otherVersion: other.version, take }, 'POST');

async function twins(): Promise<{ nadia: Contact; twin: Contact }> {
  const nadia = await add(agent, { email: 'nadia@reef.example', tags: ['Trains'] });
  const added = await add(agent, {
    ...{ name: 'N. Okafor', email: 'NADIA@reef.example', phone: '+442079460102', place: 'Lisbon' },
    tags: ['Couples'],
  });
  const noted = (await change(agent, 'notes', added, { text: 'From the fair' }, 'POST')).json<Contact>();
  const task = { text: 'Call', dueOn: '2020-12-01', isDone: false };
  return { nadia, twin: (await change(agent, 'tasks', noted, task, 'POST')).json<Contact>() };
}

it('AGT-07: contacts with the same mail, or the same phone however it is written, are offered for merging', async () => {
  const { nadia, twin } = await twins();
  const byPhone = await add(agent, { name: 'Okafor', phone: '+44 (20) 7946-0102' });
  expect((await read(nadia.id)).duplicates).toMatchObject([{ id: twin.id, same: 'email' }]);
  expect((await read(byPhone.id)).duplicates).toMatchObject([{ id: twin.id, same: 'phone' }]);
});

it('AGT-07: merging takes what was chosen and what is missing, and can be undone with what was added meanwhile', async () => {
  const { nadia, twin } = await twins();
  const merged = (await mergeOf(nadia, twin, ['name'])).json<Contact>();
  expect(merged).toMatchObject({
    ...{ name: 'N. Okafor', email: 'nadia@reef.example', phone: '+442079460102', place: 'Lisbon' },
    ...{ tags: ['Trains', 'Couples'], duplicates: [], notes: [{ text: 'From the fair' }] },
    ...{ tasks: [{ text: 'Call' }], merged: [{ id: twin.id, name: 'N. Okafor' }] },
  });
  expect((await send(agent, 'GET', crmPath('contact', twin.id))).statusCode).toBe(403);
  // Written into the merged one: it stays there. A task that is done there is done in the other again.
  const noted = (await change(agent, 'notes', merged, { text: 'Mine' }, 'POST')).json<Contact>();
  const [task] = noted.tasks;
  const done = await send(agent, 'PUT', crmPath('task', nadia.id, task?.id ?? ''), {
    payload: { text: 'Call', dueOn: '2020-12-01', isDone: true },
    version: noted.version,
  });
  const undone = await change(agent, 'unmerge', done.json<Contact>(), { otherId: twin.id }, 'POST');
  expect(undone.json()).toMatchObject({
    ...{ name: 'Nadia Okafor', phone: '', place: '', tags: ['Trains'], notes: [{ text: 'Mine' }], tasks: [] },
    merged: [],
  });
  expect(await read(twin.id)).toMatchObject({
    ...{ name: 'N. Okafor', notes: [{ text: 'From the fair' }], tasks: [{ text: 'Call', isDone: true }] },
    duplicates: [{ id: nadia.id }],
  });
});

it('AGT-07: a merge of what somebody has changed meanwhile is refused, and nothing is gone', async () => {
  const { nadia, twin } = await twins();
  expect((await mergeOf(nadia, { ...twin, version: 1 })).statusCode).toBe(409);
  expect((await mergeOf({ ...nadia, version: 9 }, twin)).statusCode).toBe(409);
  const both = await Promise.all([mergeOf(nadia, twin), mergeOf(nadia, twin)]);
  // The second comes too late, or finds nothing any more.
  expect(both.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
  expect(await contactModel(database().connection).countDocuments()).toBe(1);
  expect((await read(nadia.id)).merged).toHaveLength(1);
});

it('AGT-07: what was cut off in the middle of a merge is brought back with all that it had', async () => {
  const { nadia, twin } = await twins();
  const contacts = contactModel(database().connection);
  const stored = await contacts.findById(twin.id).orFail().lean();
  await keptContactModel(database().connection).create({
    ...{ _id: twin.id, owner_id: agent.user.id, contact: stored, at: new Date() },
    merge: { into: nadia.id, before: {}, taken: {}, is_done: false },
  });
  await contacts.deleteOne({ _id: twin.id });
  await change(agent, 'unmerge', nadia, { otherId: twin.id }, 'POST');
  expect(await read(twin.id)).toMatchObject({
    notes: [{ text: 'From the fair' }],
    tasks: [{ text: 'Call' }],
  });
});
