import { randomUUID } from 'node:crypto';
import { OWN_HITS_MAX, type OwnHits } from '@atoll/contracts/own-search';
import type { Person } from '../../test/accounts';
import { testDatabase } from '../../test/database';
import { buildRequestsSite, type AskedAgentPerson, type RequestsSite } from '../../test/requests';

const database = testDatabase();
let site: RequestsSite;
let ana: AskedAgentPerson;
let rui: AskedAgentPerson;
let id: string;
let token: string;

beforeAll(async () => {
  site = await buildRequestsSite(database().connection);
  ana = await site.agent({ name: 'Ana Reis' });
  rui = await site.agent({ name: 'Rui Sousa' });
  ({ id, token } = await site.ask({
    agentIds: [ana.agentId],
    notes: 'Walks along the Atlântico, no (long) stairs.',
    contact: { name: 'Clara Winterfeld', email: 'clara.w@mail.example', phone: '' },
  }));
  const message = { clientId: randomUUID(), text: 'Is breakfast in the price?' };
  expect((await site.own(token, `threads/${ana.agentId}`, message)).statusCode).toBe(201);
});
afterAll(() => site.app.close());

const search = (who: Person | null, q: string) => site.by(who, `/api/own/search?q=${encodeURIComponent(q)}`);
/** Without contacts: they follow their requests a moment later, and have tests of their own. */
const kindsOf = async (who: Person, q: string) =>
  (await search(who, q)).json<OwnHits>().kinds.filter(({ kind }) => kind !== 'Contacts');
const hrefs = async (who: Person, q: string) =>
  (await kindsOf(who, q)).flatMap(({ hits }) => hits.map(({ href }) => href));
const contacts = async (who: Person, q: string) =>
  (await search(who, q)).json<OwnHits>().kinds.filter(({ kind }) => kind === 'Contacts');

it('an agent finds its request by words in any order, without case and accents, and the thread by what was said', async () => {
  const answer = await search(ana, 'CLARA lisbon');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await kindsOf(ana, 'CLARA lisbon')).toEqual([
    {
      kind: 'Requests',
      hits: [
        {
          title: 'Clara, Lisbon',
          detail: expect.stringMatching(/^AT-\w+, sent$/),
          href: `/agent/requests/${id}`,
        },
      ],
    },
  ]);
  expect(await hrefs(ana, 'stairs atlantico')).toEqual([`/agent/requests/${id}`]);
  expect((await search(ana, 'breakfast')).json<OwnHits>()).toEqual({
    kinds: [
      {
        kind: 'Messages',
        hits: [
          { title: 'Clara, Lisbon', detail: 'Is breakfast in the price?', href: `/agent/messages/${id}` },
        ],
      },
    ],
  });
});

it('nobody finds what is not their own, and the anonymous nothing at all', async () => {
  const hotel = await site.join('hotel@mail.example', 'hotel');
  for (const other of [rui, hotel]) {
    expect(await hrefs(other, 'clara')).toEqual([]);
    expect(await hrefs(other, 'breakfast')).toEqual([]);
  }
  expect((await search(null, 'clara')).statusCode).toBe(401);
});

it('RFQ-08: an agent does not find out a name or address that was not released, but does when it was', async () => {
  expect(await hrefs(ana, 'winterfeld')).toEqual([]);
  expect(await contacts(ana, 'winterfeld')).toEqual([]);
  expect(await hrefs(ana, 'clara.w@mail.example')).toEqual([]);
  expect((await site.own(token, 'release', { agentId: ana.agentId })).statusCode).toBe(200);
  expect(await hrefs(ana, 'winterfeld')).toEqual([`/agent/requests/${id}`, `/agent/messages/${id}`]);
});

it('what was typed is text: a pattern, an operator or one letter finds nothing and breaks nothing', async () => {
  for (const q of ['.*', '(', '[a-', '$ne', '(a+)+$', 'c', ' ', '%', '\\']) {
    const answer = await search(ana, q);
    expect([q, answer.statusCode, answer.json<OwnHits>().kinds]).toEqual([q, 200, []]);
  }
  expect((await search(ana, 'x'.repeat(121))).statusCode).toBe(400);
  expect((await site.by(ana, '/api/own/search?q[$ne]=1')).statusCode).toBe(400);
});

it('a traveler finds saved things and own requests; no more than twenty come, and of no kind all', async () => {
  const tara = await site.join('tara@mail.example');
  const items = Array.from({ length: 30 }, (_, at) => ({
    ...{ kind: 'tour', id: `t${at}`, title: `Tram ride ${at}`, place: 'Lisbon', href: `/tours/${at}` },
  }));
  const saved = await site.app.inject({
    ...{ method: 'PUT', url: '/api/auth/saved', headers: tara.headers, payload: { items } },
  });
  expect(saved.statusCode).toBe(200);
  const own = await site.ask(
    { contact: { name: 'Tara', email: 'tara@mail.example', phone: '' } },
    tara.headers,
  );
  const { kinds } = (await search(tara, 'lisbon')).json<OwnHits>();
  expect(kinds.map(({ kind }) => kind)).toEqual(['Requests', 'Saved']);
  expect(kinds[0]?.hits[0]?.href).toBe(`/request/${own.token}`);
  expect(kinds[1]?.hits).toHaveLength(8);
  expect(kinds.flatMap(({ hits }) => hits).length).toBeLessThanOrEqual(OWN_HITS_MAX);
});
