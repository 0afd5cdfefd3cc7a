import type { OwnRequest } from '@atoll/contracts/quote';
import type { RequestBody, RequestMatches } from '@atoll/contracts/quote-request';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import {
  buildRequestsSite,
  goodRequest,
  type AskedAgentPerson,
  type RequestsSite,
} from '../../../test/requests';

const database = testDatabase();
let site: RequestsSite;
let ana: AskedAgentPerson;
let rui: AskedAgentPerson;
beforeAll(async () => {
  site = await buildRequestsSite(database().connection);
  ana = await site.agent({ name: 'Ana Reis' });
  rui = await site.agent({ name: 'Rui Sousa' });
});
afterAll(() => site.app.close());

const contactOf = (email: string) => ({ name: 'Noor Haddad', email, phone: '' });
/** Sends requests from one mailbox, and confirms each by its own mail. */
function mailbox(email: string) {
  let sent = 0;
  return async (own: Partial<RequestBody> = {}) => {
    sent += 1;
    await site.send(goodRequest({ contact: contactOf(email), ...own }));
    const token = await site.tokenTo(email, sent);
    expect((await site.own(token, 'confirm', {})).statusCode).toBe(200);
    return { token, id: token.split('.')[0] ?? '' };
  };
}
const block = (token: string, { agentId }: AskedAgentPerson, isBlocked = true) =>
  site.own(token, `threads/${agentId}/block`, { isBlocked });
const askedOf = async (token: string) =>
  (await site.own(token)).json<OwnRequest>().invitations.map(({ agent }) => agent.name);

it('RFQ-13: an agent whom a mailbox has blocked is asked no more by it, matched or chosen; others are', async () => {
  const ask = mailbox('noor.blocks@mail.example');
  const first = await ask({ agentIds: [ana.agentId] });
  expect((await block(first.token, ana)).statusCode).toBe(200);
  const matched = await ask();
  expect(await askedOf(matched.token)).toEqual(['Rui Sousa']);
  const chosen = await ask({ agentIds: [ana.agentId] });
  // Somebody who fits is asked in her place.
  expect(await askedOf(chosen.token)).toEqual(['Rui Sousa']);
  const other = await site.ask({ contact: contactOf('somebody.else@mail.example') });
  expect((await askedOf(other.token)).toSorted()).toEqual(['Ana Reis', 'Rui Sousa']);
});

it('RFQ-13: with whom the conversation goes on again is asked again', async () => {
  const ask = mailbox('noor.goes.on@mail.example');
  const { token } = await ask({ agentIds: [ana.agentId] });
  await block(token, ana);
  await block(token, ana, false);
  expect(await askedOf((await ask({ agentIds: [ana.agentId] })).token)).toEqual(['Ana Reis']);
});

it('RFQ-13: nor in the place of one who declines', async () => {
  const ask = mailbox('noor.declined.then@mail.example');
  const first = await ask({ agentIds: [ana.agentId] });
  await block(first.token, ana);
  const { token, id } = await ask({ agentIds: [rui.agentId] });
  await site.by(rui, `/api/agent/requests/${id}/decline`, { reason: 'busy', text: '' });
  await eventually(async () => {
    const { invitations, status } = (await site.own(token)).json<OwnRequest>();
    expect([status, invitations.map(({ agent, state }) => [agent.name, state])]).toEqual([
      'closed',
      [['Rui Sousa', 'declined']],
    ]);
  });
});

it('RFQ-13: an account is shown nobody whom it has blocked', async () => {
  const { headers } = await site.join('tara.blocks@mail.example');
  const { token } = await site.ask(
    { contact: contactOf('tara.blocks@mail.example'), agentIds: [ana.agentId, rui.agentId] },
    headers,
  );
  await block(token, ana);
  const url = '/api/quote-requests/matches?city=Lisbon&country=Portugal&place=Lisbon';
  const names = async (own: object) =>
    (await site.app.inject({ url, headers: { ...own } }))
      .json<RequestMatches>()
      .agents.map(({ name }) => name)
      .toSorted();
  expect(await names(headers)).toEqual(['Rui Sousa']);
  expect(await names({})).toEqual(['Ana Reis', 'Rui Sousa']);
});
