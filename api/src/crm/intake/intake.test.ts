import type { Contact, Contacts } from '@atoll/contracts/crm';
import { CRM_PATHS, crmPath } from '@atoll/contracts/crm-paths';
import { PASSWORD } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { quoteBody } from '../../../test/request-states';
import { buildRequestsSite, type AskedAgentPerson, type RequestsSite } from '../../../test/requests';
import { createIntake } from './intake';
import { createContactsRepository } from '../contacts.repository';
import { createKeptContactsRepository } from '../kept-contacts.repository';
import { contactModel } from '../contact.model';
import { contactsBy } from '../testing/contact-bodies';

const database = testDatabase();
let site: RequestsSite;
let agent: AskedAgentPerson;
beforeAll(async () => {
  site = await buildRequestsSite(database().connection);
  agent = await site.agent();
});
afterAll(() => site.app.close());
beforeEach(() => contactModel(database().connection).deleteMany({}));

const { send, change } = contactsBy(() => site);
const ask = (more: Parameters<RequestsSite['ask']>[0] = {}, headers?: { authorization: string }) =>
  site.ask({ agentIds: [agent.agentId], ...more }, headers);
async function contactFrom(requestId: string): Promise<Contact> {
  let found: Contact | undefined;
  await eventually(async () => {
    const { contacts } = (await send(agent, 'GET', `${CRM_PATHS.contacts}?stage=all`)).json<Contacts>();
    const row = contacts.find(({ requests }) => requests.some(({ id }) => id === requestId));
    found = row && (await send(agent, 'GET', crmPath('contact', row.id))).json<Contact>();
    expect(found).toBeDefined();
  });
  return found!;
}
const released = async (id: string) =>
  eventually(async () => expect((await contactFrom(id)).email).not.toBe(''));

it('AGT-07: a request makes a contact that shows no more of its traveler than the request does, until it is released', async () => {
  const contact = { name: 'Noor Haddad', email: 'noor@mail.example', phone: '+351 210 000 000' };
  const { id, token, reference } = await ask({ contact });
  const first = await contactFrom(id);
  expect(first).toMatchObject({
    ...{ name: 'Noor', email: '', phone: '', place: 'Lisbon', stage: 'new', source: 'request' },
    requests: [{ id, reference }],
  });
  expect(JSON.stringify(first)).not.toContain('Haddad');
  await site.own(token, 'release', { agentId: agent.agentId });
  await released(id);
  expect(await contactFrom(id)).toMatchObject({ ...contact, stage: 'new' });
  expect(await contactModel(database().connection).countDocuments()).toBe(1);
});

it('AGT-07: the stage follows the request, with what was quoted, and is not won before the traveler says so', async () => {
  const { id } = await ask();
  const first = await contactFrom(id);
  await change(agent, 'stage', first, { stage: 'contacted' });
  const sent = await site.by(agent, `/api/agent/requests/${id}/quotes`, quoteBody());
  expect(sent.statusCode).toBe(201);
  let quoted = first;
  await eventually(async () => {
    quoted = await contactFrom(id);
    expect(quoted.stage).toBe('quoted');
  });
  expect(quoted.quote).toMatchObject({ currency: 'EUR', validUntil: quoteBody().validUntil });
  expect(quoted.history[0]?.text).toMatch(/^In talks to Quoted, with request /);
  const won = await change(agent, 'stage', quoted, { stage: 'won' });
  expect(won.statusCode).toBe(422);
  expect(won.json()).toMatchObject({
    fields: { stage: expect.stringContaining('stays in Quoted') as string },
  });
  // A move by hand stays, whatever else happens with the request.
  await change(agent, 'stage', quoted, { stage: 'lost', reason: 'silent' });
  await site.by(agent, `/api/agent/requests/${id}/quotes`, quoteBody({ after: 1, title: 'Four days' }));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await contactFrom(id)).toMatchObject({ stage: 'lost', lostReason: { reason: 'silent' } });
});

it('AGT-07: what the owner has written of a traveler is not overwritten by what is released', async () => {
  const { id, token } = await ask();
  const first = await contactFrom(id);
  const own = { name: 'Noor from the fair', email: '', phone: '', company: '', place: '', tags: [] };
  await change(agent, 'contact', first, own);
  await site.own(token, 'release', { agentId: agent.agentId });
  await released(id);
  expect(await contactFrom(id)).toMatchObject({ name: 'Noor from the fair' });
});

it('AGT-07: a contact whose request is declined is lost, and one that its owner removed stays away', async () => {
  const { id } = await ask();
  await contactFrom(id);
  await site.by(agent, `/api/agent/requests/${id}/decline`, { reason: 'busy', text: '' });
  await eventually(async () =>
    expect(await contactFrom(id)).toMatchObject({
      stage: 'lost',
      lostReason: { reason: 'other', text: 'You declined the request.' },
    }),
  );
  await change(agent, 'contact', await contactFrom(id));
  const { requests } = (await site.by(agent, '/api/agent/requests')).json<{ requests: { id: string }[] }>();
  expect(requests.map((request) => request.id)).toContain(id);
  const another = await ask();
  await contactFrom(another.id);
  const { contacts } = (await send(agent, 'GET', `${CRM_PATHS.contacts}?stage=all`)).json<Contacts>();
  expect(contacts.flatMap((row) => row.requests.map((request) => request.id))).not.toContain(id);
});

it('AGT-07: what a traveler’s account brought goes with the account; what the agent wrote stays', async () => {
  const traveler = await site.join('leaver@mail.example');
  const contact = { name: 'Lena Leaver', email: 'leaver@mail.example', phone: '' };
  const { id, token } = await ask({ contact }, traveler.headers);
  await site.own(token, 'release', { agentId: agent.agentId });
  await contactFrom(id);
  await released(id);
  const before = await contactFrom(id);
  await change(agent, 'notes', before, { text: 'Likes the sea' }, 'POST');
  await site.app.inject({
    ...{ method: 'DELETE', url: '/api/auth/account', headers: traveler.headers },
    payload: { current_password: PASSWORD },
  });
  const left = (await send(agent, 'GET', crmPath('contact', before.id))).json<Contact>();
  expect(left).toMatchObject({
    name: 'Former traveler',
    email: '',
    requests: [],
    notes: [{ text: 'Likes the sea' }],
  });
  const stored = await contactModel(database().connection).findById(before.id).lean();
  expect(JSON.stringify(stored)).not.toMatch(/Leaver|leaver@/i);
});

it('AGT-07: an agent who leaves takes the contacts along, and none comes again by a request', async () => {
  const leaver = await site.agent();
  for (let count = 0; count < 4; count += 1) await site.ask({ agentIds: [leaver.agentId] });
  await eventually(async () =>
    expect((await send(leaver, 'GET', CRM_PATHS.contacts)).json()).toMatchObject({ total: 4 }),
  );
  await site.app.inject({
    ...{ method: 'DELETE', url: '/api/auth/account', headers: leaver.headers },
    payload: { current_password: PASSWORD },
  });
  // As long as announcements take to be heard, and longer.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await contactModel(database().connection).countDocuments({ owner_id: leaver.user.id })).toBe(0);
});

it('AGT-07: a request that the database has let go of after two years is swept out of contacts', async () => {
  const { id, token } = await ask();
  await site.own(token, 'release', { agentId: agent.agentId });
  await contactFrom(id);
  await released(id);
  await database().connection.model('QuoteRequest').deleteOne({ _id: id });
  const { connection } = database();
  const [contacts, kept] = [createContactsRepository(connection), createKeptContactsRepository(connection)];
  const asked = {
    ofRequest: async () => [],
    ofAgent: async () => [],
    requestsOf: async () => [],
    existing: async () => [],
  };
  await createIntake({ database: connection, contacts, kept, asked, now: () => new Date() }).sweep(
    async () => {},
  );
  const [left] = await contacts.ofOwner(agent.user.id);
  expect(left).toMatchObject({ name: 'Former traveler', email: '', brought: null, requests: [] });
});
