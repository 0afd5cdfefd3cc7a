import { OWN_SEARCH_PATH, type OwnHits } from '@atoll/contracts/own-search';
import { buildAccountsSite, type AccountsSite, type Person } from '../../../test/accounts';
import { approveHouse } from '../../../test/connections';
import { testDatabase } from '../../../test/database';
import { contactsBy } from '../testing/contact-bodies';

const database = testDatabase();
let site: AccountsSite;
let agent: Person;
let other: Person;
let hotel: Person;
let traveler: Person;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection);
  agent = await site.join('agent@mail.example', 'agent');
  other = await site.join('other@mail.example', 'agent');
  hotel = await site.join('hotel@mail.example', 'hotel');
  await approveHouse(database().connection, hotel);
  traveler = await site.join('traveler@mail.example');
});
afterAll(() => site.app.close());

const { send, add, change } = contactsBy(() => site);
async function hitsOf(person: Person, q: string) {
  const answer = await send(person, 'GET', `${OWN_SEARCH_PATH}?q=${encodeURIComponent(q)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<OwnHits>().kinds.find(({ kind }) => kind === 'Contacts')?.hits ?? [];
}

it('AGT-07, HOT-07: an agent and a hotel find their own contacts by name, mail, phone and tag, lost ones too, and nobody else does', async () => {
  const said = { name: 'Nadia Ökafor', email: 'nadia@reef.example', phone: '+44 20 7946 0102' };
  for (const [owner, others, folder] of [
    [agent, [other, hotel, traveler], '/agent/crm'],
    [hotel, [other, traveler], '/hotel/crm'],
  ] as const) {
    const contact = await add(owner, { ...said, place: 'Lisbon', tags: ['Honeymoon'] });
    await change(owner, 'stage', contact, { stage: 'lost', reason: 'price' });
    const hit = {
      title: 'Nadia Ökafor',
      detail: 'Lost, Lisbon, nadia@reef.example, +44 20 7946 0102, Honeymoon',
      href: `${folder}/${contact.id}`,
    };
    for (const q of ['okafor nad', 'nadia@reef.example', '(020) 7946-0102', 'honeymoon'])
      expect([q, await hitsOf(owner, q)]).toEqual([q, [hit]]);
    expect(await hitsOf(owner, 'somebody')).toEqual([]);
    for (const one of others)
      expect((await hitsOf(one, 'okafor')).map(({ href }) => href)).not.toContain(hit.href);
  }
  expect(await hitsOf(other, 'okafor')).toEqual([]);
  expect(await hitsOf(traveler, 'okafor')).toEqual([]);
});
