import { randomUUID } from 'node:crypto';
import type { AgentRequest, OwnRequest } from '@atoll/contracts/quote';
import type { Thread } from '@atoll/contracts/quote-request';
import { quoteBody } from '../../../test/request-states';
import { testDatabase } from '../../../test/database';
import { buildRequestsSite, type AskedAgentPerson, type RequestsSite } from '../../../test/requests';

const database = testDatabase();
let site: RequestsSite;
let ana: AskedAgentPerson;
beforeAll(async () => {
  site = await buildRequestsSite(database().connection);
  ana = await site.agent({ name: 'Ana Reis' });
});
afterAll(() => site.app.close());

const OUT = '[link left out]';

it('RFQ-13: no text that one side sends the other carries a secret address of the site, whatever it is a part of', async () => {
  const { token, id } = await site.ask({ agentIds: [ana.agentId] });
  const link = `https://atoll.example/request/${token}`;
  const write = (text: string) => site.own(token, `threads/${ana.agentId}`, { clientId: randomUUID(), text });
  expect((await write(`See ${link} and ${encodeURIComponent(link)}`)).statusCode).toBe(201);
  const agentUrl = `/api/agent/requests/${id}`;
  const { messages } = (await site.by(ana, `${agentUrl}/thread`)).json<Thread>();
  expect(messages.map(({ text }) => text)).toEqual([`See ${OUT} and ${OUT}`]);
  const quote = quoteBody();
  const [first] = quote.lines;
  const lines = [{ ...first, title: `Hotel ${link}`, page: `/request/${token}` }];
  const sent = await site.by(ana, `${agentUrl}/quotes`, {
    ...{ ...quote, lines, message: link, terms: `Terms: ${token}`, title: `For ${link}` },
  });
  expect(sent.statusCode).toBe(201);
  const own = (await site.own(token)).json<OwnRequest>();
  expect(own.quotes[0]).toMatchObject({ message: OUT, terms: `Terms: ${OUT}`, title: `For ${OUT}` });
  expect(own.quotes[0]?.lines[0]).toMatchObject({ title: `Hotel ${OUT}`, page: '/' });
  await site.own(token, 'change', {
    ...{ quoteId: own.quotes[0]?.id, lineId: first?.id, text: `Not ${link}` },
  });
  const seen = await site.by(ana, agentUrl);
  expect(seen.json<AgentRequest>().changes[0]?.text).toBe(`Not ${OUT}`);
  expect(seen.body).not.toContain(token);
  expect((await site.by(ana, `${agentUrl}/thread`)).body).not.toContain(token);
});

it('RFQ-13: a wish, a name and a reason for declining carry none either', async () => {
  const { token: secret } = await site.ask({ agentIds: [ana.agentId] });
  const link = `https://atoll.example/request/${secret}`;
  const { token, id } = await site.ask({
    ...{
      agentIds: [ana.agentId],
      notes: `As in ${link}`,
      about: { title: link, path: `/request/${secret}` },
    },
    contact: { name: `Noor ${link}`, email: 'noor.links@mail.example', phone: '' },
  });
  const { wish, contact } = (await site.own(token)).json<OwnRequest>();
  expect(wish).toMatchObject({ notes: `As in ${OUT}`, about: { title: OUT, path: '/' } });
  expect(contact.name).toBe(`Noor ${OUT}`);
  await site.by(ana, `/api/agent/requests/${id}/decline`, { reason: 'other', text: link });
  const { invitations } = (await site.own(token)).json<OwnRequest>();
  expect(invitations[0]?.declined?.text).toBe(OUT);
});

it('RFQ-13: texts of Arabic and Hebrew keyboards are taken, marks that turn a text are taken out, and blanks alone are nothing', async () => {
  const { token } = await site.ask({
    agentIds: [ana.agentId],
    notes: 'שלום\u200f!\u202e',
    contact: {
      name: '\u200fנור\u2067',
      email: 'noor.marks@mail.example',
      phone: '\u202a+351 210 000 000\u202c',
    },
  });
  const { wish, contact } = (await site.own(token)).json<OwnRequest>();
  expect([wish.notes, contact.name, contact.phone]).toEqual(['שלום\u200f!', '\u200fנור', '+351 210 000 000']);
  const write = (text: string) => site.own(token, `threads/${ana.agentId}`, { clientId: randomUUID(), text });
  expect((await write('مرحبا\u200e \u202eabc\u0000')).json()).toMatchObject({ text: 'مرحبا\u200e abc' });
  for (const text of ['  \n ', '\u202e\u200b', '\u200f']) {
    const refused = await write(text);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ fields: { text: 'Write something, or attach a file.' } });
  }
});
