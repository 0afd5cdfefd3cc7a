import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { randomUUID } from 'node:crypto';
import { seededRandom } from '@atoll/contracts/seeded-random';
import { testDatabase } from '../../../test/database';
import { askableAgent, clockStage, TOKYO, type ClockStage } from '../../../test/request-clock';
import { buildIndexes } from '../../shared/mongo/connection';
import { OPEN_INVITATIONS_MAX } from '../data/invitations.repository';
import { invitationModel, type InvitationDocument } from '../models/invitation.model';
import { timesOf } from './invitation-times';

/** Friday evening in Lisbon. */
const FRIDAY = new Date(Date.UTC(2019, 10, 29, 18));

const database = testDatabase();
beforeAll(async () => {
  // Makes the models, and with them their indexes.
  clockStage(database().connection, [], FRIDAY);
  await buildIndexes(database().connection);
});
beforeEach(async () => {
  for (const name of ['quote_requests', 'request_invitations', 'request_messages'])
    await database().connection.collection(name).deleteMany({});
});

const stageOf = (agents: Parameters<typeof clockStage>[1], start = FRIDAY) =>
  clockStage(database().connection, agents, start);
const statesOf = async ({ parts }: ClockStage, id: string) =>
  (await parts.invitations.ofRequest(id)).map(({ agent_id, state, round }) => [agent_id, state, round]);
const requestOf = ({ parts }: ClockStage, id: string) => parts.requests.find(id);
/** Whole hours after the start, kind and reader of each mail. */
const told = ({ mails }: ClockStage) =>
  mails.map(({ kind, to, at }) => [
    (at.getTime() - FRIDAY.getTime()) / 3_600_000,
    kind,
    to.includes('account-') ? to.slice(8, to.indexOf('@')) : 'traveler',
  ]);

it('RFQ-07: two weeks of clock, with weekends and two time zones, in about a second', async () => {
  const stage = stageOf([
    askableAgent('lisbon'),
    askableAgent('tokyo', TOKYO),
    askableAgent('next1', { languages: ['en', 'fr'] }),
    askableAgent('next2', { places: [] }),
    askableAgent('next3', { places: [], citySlug: 'porto' }),
  ]);
  const { _id } = await stage.add({ chosen_agent_ids: ['lisbon', 'tokyo'] });
  const begun = performance.now();
  for (let hour = 0; hour <= 14 * 24; hour += 3) {
    await stage.tick();
    stage.passHours(3);
  }
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(told(stage)).toEqual([
    [0, 'request-agent-invited', 'lisbon'],
    [0, 'request-agent-invited', 'tokyo'],
    // Monday's end in Tokyo is three hours before Monday evening in Lisbon, and so is Tuesday's.
    [69, 'request-agent-reminder', 'tokyo'],
    [72, 'request-agent-reminder', 'lisbon'],
    [93, 'request-agent-invited', 'next1'],
    [93, 'request-moved-on', 'traveler'],
    [96, 'request-agent-invited', 'next2'],
    [96, 'request-moved-on', 'traveler'],
    [117, 'request-agent-reminder', 'next1'],
    [120, 'request-agent-reminder', 'next2'],
    [141, 'request-moved-on', 'traveler'],
    // One mail: that nobody is left says as much.
    [144, 'request-no-answer', 'traveler'],
  ]);
  expect(await statesOf(stage, _id)).toEqual([
    ['lisbon', 'lapsed', 1],
    ['tokyo', 'lapsed', 1],
    ['next1', 'lapsed', 2],
    ['next2', 'lapsed', 2],
  ]);
  expect(await requestOf(stage, _id)).toMatchObject({
    ...{ status: 'closed', closed_reason: 'no-answer', due: null },
  });
});

it('RFQ-07: who has quoted is neither reminded nor lapses, and keeps the request open', async () => {
  const stage = stageOf([askableAgent('a'), askableAgent('b')]);
  const { _id } = await stage.add({ chosen_agent_ids: ['a', 'b'] });
  await stage.tick();
  expect(await stage.parts.invitations.quoted(_id, 'a', stage.now())).toBe(true);
  stage.passHours(14 * 24);
  await stage.tick();
  await stage.tick();
  expect(await statesOf(stage, _id)).toEqual([
    ['a', 'quoted', 1],
    ['b', 'lapsed', 1],
  ]);
  expect(await requestOf(stage, _id)).toMatchObject({ status: 'sent' });
  expect(stage.mails.map(({ kind }) => kind)).not.toContain('request-no-answer');
  expect(await stage.parts.invitations.quoted(_id, 'b', stage.now())).toBe(false);
});

it('RFQ-04: three agents are asked where none was chosen, the next in order where one has no room', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const stage = stageOf(ids.map((id) => askableAgent(id)));
  const full = timesOf(stage.now(), askableAgent('b'));
  for (let count = 0; count < OPEN_INVITATIONS_MAX; count += 1) {
    const asked = { request_id: randomUUID(), agent_id: 'b', agent_user_id: 'account-b', reasons: [] };
    const claimed = await stage.parts.invitations.claim({
      ...{ ...asked, ...full, round: 1, follows: null, due: null, due_at: null },
    });
    expect(claimed).toBe('claimed');
  }
  const { _id } = await stage.add();
  await stage.tick();
  expect((await statesOf(stage, _id)).map(([agent]) => agent)).toEqual(['a', 'c', 'd']);
});

it('RFQ-04: whoever was chosen and has gone since has somebody instead who fits; one request asks nobody twice', async () => {
  const stage = stageOf(['a', 'b', 'c'].map((id) => askableAgent(id)));
  const request = await stage.add({ chosen_agent_ids: ['gone', 'b'] });
  await Promise.all([stage.parts.clock.settle(request), stage.parts.clock.settle(request)]);
  const asked = await stage.parts.invitations.ofRequest(request._id);
  expect(asked.map(({ agent_id, reasons }) => [agent_id, reasons[0]]).sort()).toEqual([
    ['a', 'Lives in Lisbon'],
    ['b', 'You chose this agent'],
  ]);
  expect(stage.mails).toHaveLength(2);
});

it('RFQ-04: no agent has more open invitations than the bound, among 1,000 requests at once', async () => {
  const stage = stageOf([]);
  const random = seededRandom('invitations');
  const agents = Array.from({ length: 9 }, (_, at) => `agent${at}`);
  const times = timesOf(stage.now(), askableAgent('x'));
  const outcomes = await Promise.all(
    Array.from({ length: 1_000 }, () => {
      const agent_id = agents[Math.floor(random() * agents.length)] ?? '';
      const asked = { request_id: randomUUID(), agent_id, agent_user_id: agent_id, reasons: [] };
      return stage.parts.invitations.claim({
        ...{ ...asked, ...times, round: 1, follows: null, due: null, due_at: null },
      });
    }),
  );
  const rows = await invitationModel(database().connection).find().lean<InvitationDocument[]>();
  for (const agent of agents)
    expect(rows.filter(({ agent_id }) => agent_id === agent)).toHaveLength(OPEN_INVITATIONS_MAX);
  expect(outcomes.filter((outcome) => outcome === 'claimed')).toHaveLength(rows.length);
  // An answer makes room for one.
  const [first] = rows;
  await stage.parts.invitations.quoted(first?.request_id ?? '', first?.agent_id ?? '', stage.now());
  const again = { ...times, round: 1, follows: null, due: null, due_at: null, reasons: [] };
  const next = () =>
    stage.parts.invitations.claim({
      ...{ ...again, request_id: randomUUID(), agent_id: first?.agent_id ?? '', agent_user_id: 'account' },
    });
  expect([await next(), await next()]).toEqual(['claimed', 'full']);
});

it('RFQ-04: a place that an answer did not give back is found again', async () => {
  const stage = stageOf([]);
  const times = timesOf(stage.now(), askableAgent('x'));
  const claim = () =>
    stage.parts.invitations.claim({
      ...{ request_id: randomUUID(), agent_id: 'x', agent_user_id: 'account-x', reasons: [] },
      ...{ ...times, round: 1, follows: null, due: null, due_at: null },
    });
  for (let count = 0; count < OPEN_INVITATIONS_MAX; count += 1) await claim();
  expect(await claim()).toBe('full');
  await invitationModel(database().connection).updateMany({}, { state: 'quoted' });
  expect(await claim()).toBe('claimed');
});

it('RFQ-07: an ended invitation brings one other, however often that is tried', async () => {
  const stage = stageOf(['a', 'b', 'c', 'd'].map((id) => askableAgent(id)));
  const request = await stage.add({ chosen_agent_ids: ['a'] });
  await stage.tick();
  const ended = await stage.parts.invitations.find(request._id, 'a');
  if (!ended) throw new Error('nobody was asked');
  const { reasons, agent_user_id } = ended;
  const replacements = ['b', 'c', 'd'].map((agent_id) =>
    stage.parts.invitations.claim({
      ...{ request_id: request._id, agent_id, agent_user_id, reasons, round: 2, follows: ended._id },
      ...{ ...timesOf(stage.now(), askableAgent(agent_id)), due: null, due_at: null },
    }),
  );
  expect((await Promise.all(replacements)).filter((each) => each === 'claimed')).toHaveLength(1);
  expect(await statesOf(stage, request._id)).toHaveLength(2);
});

it('a request that was stored before the machine stopped has its link mailed, once', async () => {
  const stage = stageOf([]);
  const { contact } = await stage.add({
    ...{ status: 'new', confirmed_at: null, due: 'link', due_at: new Date(FRIDAY.getTime() + 10_000) },
  });
  await stage.tick();
  // Whoever stored it may still be at it.
  expect(stage.mails).toEqual([]);
  stage.passHours(1);
  stage.failNextMail();
  await expect(stage.tick()).rejects.toThrow('some of what is due');
  stage.passHours(1);
  await stage.tick();
  await stage.tick();
  expect(stage.mails.map(({ kind, to }) => [kind, to])).toEqual([['request-link', contact.email]]);
});

it('an agent hears of an invitation that was written before the machine stopped, and nobody is asked twice', async () => {
  const stage = stageOf([askableAgent('a'), askableAgent('b')]);
  const { _id } = await stage.add();
  stage.failNextMail();
  await expect(stage.tick()).rejects.toThrow('some of what is due');
  stage.passHours(1);
  await stage.tick();
  await stage.tick();
  expect(stage.mails.map(({ to }) => to).sort()).toEqual([
    'account-a@mail.example',
    'account-b@mail.example',
  ]);
  expect(await statesOf(stage, _id)).toHaveLength(2);
});

it('RFQ-07: those who were asked hear of a withdrawal also where the machine stopped in between', async () => {
  const stage = stageOf([askableAgent('a'), askableAgent('b')]);
  const { _id } = await stage.add();
  await stage.tick();
  await stage.parts.requests.change(_id, ['sent'], {
    ...{ status: 'closed', closed_reason: 'withdrawn', due: 'withdrawn', due_at: stage.now() },
  });
  await stage.tick();
  expect((await statesOf(stage, _id)).map(([, state]) => state)).toEqual(['closed', 'closed']);
  expect(stage.mails.filter(({ kind }) => kind === 'request-agent-withdrawn')).toHaveLength(2);
  stage.passHours(14 * 24);
  await stage.tick();
  expect(stage.mails.map(({ kind }) => kind)).not.toContain('request-moved-on');
});

it('RFQ-13: each side gets one mail for what it has not read in ten minutes', async () => {
  const stage = stageOf([askableAgent('a')]);
  const { _id: request_id, contact } = await stage.add();
  await stage.tick();
  const key = { request_id, agent_id: 'a' };
  const said = (author: 'traveler' | 'agent', text: string) =>
    stage.parts.messages.add(key, {
      ...{ author, author_id: null, client_id: randomUUID(), text, at: stage.now() },
    });
  for (const text of ['One', 'Two']) await said('traveler', text);
  await said('agent', 'Read');
  await stage.parts.messages.read(key, 'traveler', stage.now());
  const mailed = () => stage.mails.flatMap(({ kind, to }) => (kind.endsWith('messages') ? [to] : []));
  stage.passHours(9 / 60);
  await stage.tick();
  expect(mailed()).toEqual([]);
  stage.passHours(2 / 60);
  await stage.tick();
  await stage.tick();
  expect(mailed()).toEqual(['account-a@mail.example']);
  await said('agent', 'An answer');
  stage.passHours(1);
  await stage.tick();
  expect(mailed()).toEqual(['account-a@mail.example', contact.email]);
});

it('RFQ-13: a file that was never sent goes after a day, one of a message stays as long as the message', async () => {
  const stage = stageOf([askableAgent('a')]);
  const { _id: request_id } = await stage.add();
  const { files, messages } = stage.parts;
  const key = { request_id, agent_id: 'a' };
  const own = { side: 'traveler', author_id: null } as const;
  const facts = { name: 'Beach.webp', kind: 'picture', bytes: 9, width: 6, height: 4 } as const;
  const add = async (at: Date) => {
    const _id = randomUUID();
    await files.add(key, { _id, ...own, ...facts, state: 'waiting', at });
    return _id;
  };
  const left = await add(stage.now());
  const sent = await add(stage.now());
  // Whoever wrote the message was cut off before saying so of the file.
  await messages.add(key, {
    ...{ author: 'traveler', author_id: null, client_id: randomUUID(), text: '' },
    ...{ attachments: [{ id: sent, ...facts }], at: stage.now() },
  });
  const there = async () => (await files.ofRequests([request_id])).map(({ _id }) => _id).sort();
  stage.passHours(23);
  await stage.tick();
  expect(await there()).toEqual([left, sent].sort());
  const later = await add(stage.now());
  stage.passHours(2);
  await stage.tick();
  expect(await there()).toEqual([sent, later].sort());
  expect((await files.find(sent))?.state).toBe('sent');
  expect(await files.find(left)).toBeNull();
  stage.passHours(KEPT_SECONDS.quoteRequest / 3_600);
  await stage.tick();
  expect(await there()).toEqual([]);
});
