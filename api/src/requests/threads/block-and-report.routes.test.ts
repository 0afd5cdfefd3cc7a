import { randomUUID } from 'node:crypto';
import type { Reports, Thread } from '@atoll/contracts/quote-request';
import type { Person } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { buildRequestsSite, type AskedAgentPerson, type RequestsSite } from '../../../test/requests';

const database = testDatabase();
let site: RequestsSite;
let ana: AskedAgentPerson;
let admin: Person;
beforeAll(async () => {
  site = await buildRequestsSite(database().connection, { ADMIN_EMAIL: 'admin@mail.example' });
  admin = await site.join('admin@mail.example');
  ana = await site.agent({ name: 'Ana Reis' });
});
afterAll(() => site.app.close());

async function conversation() {
  const { token, id, reference } = await site.ask({ agentIds: [ana.agentId] });
  const ownUrl = `threads/${ana.agentId}`;
  const agentUrl = `/api/agent/requests/${id}`;
  const message = () => ({ clientId: randomUUID(), text: 'Hello' });
  return {
    ...{ id, reference },
    traveler: {
      read: async () => (await site.own(token, ownUrl)).json<Thread>(),
      write: () => site.own(token, ownUrl, message()),
      block: (isBlocked: boolean) => site.own(token, `${ownUrl}/block`, { isBlocked }),
      report: (body: object) => site.own(token, `${ownUrl}/report`, body),
    },
    agent: {
      read: async () => (await site.by(ana, `${agentUrl}/thread`)).json<Thread>(),
      write: () => site.by(ana, `${agentUrl}/thread`, message()),
      block: (isBlocked: boolean) => site.by(ana, `${agentUrl}/block`, { isBlocked }),
      report: (body: object) => site.by(ana, `${agentUrl}/report`, body),
    },
  };
}

it.each(['traveler', 'agent'] as const)(
  'RFQ-13: who was blocked by the %s writes nothing more, and only the same side lets it go on',
  async (side) => {
    const both = await conversation();
    const [own, other] = side === 'traveler' ? [both.traveler, both.agent] : [both.agent, both.traveler];
    expect((await other.write()).statusCode).toBe(201);
    expect((await own.block(true)).json()).toMatchObject({ blockedBy: 'self' });
    expect(await other.read()).toMatchObject({ blockedBy: 'other', messages: [{ text: 'Hello' }] });
    for (const each of [own, other]) {
      const refused = await each.write();
      expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'CONFLICT' }]);
    }
    expect((await other.block(false)).statusCode).toBe(409);
    expect((await other.block(true)).statusCode).toBe(409);
    expect((await own.block(false)).json()).toMatchObject({ blockedBy: null });
    expect((await other.write()).statusCode).toBe(201);
  },
);

it('RFQ-13: each side reports a conversation once, the other does not hear of it, and the administrator reads it', async () => {
  const { traveler, agent, id, reference } = await conversation();
  expect((await traveler.report({ reason: 'spam', text: '' })).json()).toMatchObject({ isReported: true });
  await traveler.report({ reason: 'fraud', text: ' Asks for money elsewhere. ' });
  expect((await agent.read()).isReported).toBe(false);
  await agent.report({ reason: 'abuse', text: '' });
  const { reports, total } = (await site.by(admin, '/api/admin/reports')).json<Reports>();
  expect(total).toBe(2);
  expect(reports.filter(({ requestId }) => requestId === id)).toMatchObject([
    { side: 'agent', reason: 'abuse', reference, reporter: { name: 'Ana Reis' } },
    {
      side: 'traveler',
      reason: 'fraud',
      text: 'Asks for money elsewhere.',
      agentId: ana.agentId,
      reported: { name: 'Ana Reis', page: expect.stringContaining(ana.agentId) },
    },
  ]);
  expect((await traveler.report({ reason: 'nonsense', text: '' })).statusCode).toBe(400);
});
