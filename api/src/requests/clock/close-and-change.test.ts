import { REOPEN_DAYS } from '@atoll/contracts/request-actions';
import { testDatabase } from '../../../test/database';
import { askableAgent, clockStage, type ClockStage } from '../../../test/request-clock';
import { buildIndexes } from '../../shared/mongo/connection';
import { OPEN_INVITATIONS_MAX } from '../data/invitations.repository';
import { REOPENED_MAX } from '../data/requests.repository';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import { createOwnActions } from '../own/own-actions';
import { changeWish } from '../wish/change-wish';
import { timesOf } from './invitation-times';

/** Monday morning in Lisbon. */
const MONDAY = new Date(Date.UTC(2019, 10, 25, 9));

const database = testDatabase();
beforeAll(async () => {
  clockStage(database().connection, [], MONDAY);
  await buildIndexes(database().connection);
});
beforeEach(async () => {
  for (const name of ['quote_requests', 'request_invitations', 'request_messages'])
    await database().connection.collection(name).deleteMany({});
});

const stageOf = (...ids: string[]) =>
  clockStage(
    database().connection,
    ids.map((id) => askableAgent(id)),
    MONDAY,
  );
const statesOf = async ({ parts }: ClockStage, { _id }: QuoteRequestDocument) =>
  (await parts.invitations.ofRequest(_id)).map(({ agent_id, state }) => `${agent_id} ${state}`).sort();
const kinds = ({ mails }: ClockStage) => mails.map(({ kind, to }) => `${kind} ${to}`);
const current = async ({ parts }: ClockStage, { _id }: QuoteRequestDocument) => {
  const found = await parts.requests.find(_id);
  if (!found) throw new Error('the request is gone');
  return found;
};

/** Asked of three: one has quoted, one has opened it, one has not looked. */
async function asked() {
  const stage = stageOf('a', 'b', 'c');
  const request = await stage.add({ chosen_agent_ids: ['a', 'b', 'c'] });
  await stage.tick();
  await stage.parts.invitations.quoted(request._id, 'a', stage.now());
  await stage.parts.invitations.opened(`${request._id}.b`, stage.now());
  stage.mails.length = 0;
  return { stage, request, actions: createOwnActions(stage.parts) };
}

it('RFQ-09: who closes a request has everybody told once and nobody asked, and can open it again with nobody lost', async () => {
  const { stage, request, actions } = await asked();
  await actions.close(await current(stage, request), 'found');
  expect(await statesOf(stage, request)).toEqual(['a closed', 'b closed', 'c closed']);
  stage.passHours(60);
  await stage.tick();
  expect(kinds(stage)).toEqual(
    ['a', 'b', 'c'].map((id) => `request-agent-closed account-${id}@mail.example`),
  );
  stage.mails.length = 0;
  await actions.reopen(await current(stage, request));
  expect(await statesOf(stage, request)).toEqual(['a quoted', 'b opened', 'c sent']);
  expect(kinds(stage)).toEqual(
    ['a', 'b', 'c'].map((id) => `request-agent-reopened account-${id}@mail.example`),
  );
  // With a whole time to answer: nobody lapses at once.
  await stage.tick();
  expect(await statesOf(stage, request)).toEqual(['a quoted', 'b opened', 'c sent']);
});

it('RFQ-09: cut off while agents are told that it is closed, the clock goes on', async () => {
  const { stage, request, actions } = await asked();
  stage.failNextMail();
  await expect(actions.close(await current(stage, request), 'other')).rejects.toThrow('switched off');
  stage.passHours(1);
  await stage.tick();
  expect(await statesOf(stage, request)).toEqual(['a closed', 'b closed', 'c closed']);
});

it('RFQ-09: after seven days, after several times, or once withdrawn, it stays closed', async () => {
  const { stage, request, actions } = await asked();
  await actions.close(await current(stage, request), 'found');
  stage.passHours(REOPEN_DAYS * 24 + 1);
  await expect(actions.reopen(await current(stage, request))).rejects.toMatchObject({ code: 'CONFLICT' });
  const other = await asked();
  await other.actions.withdraw(await current(other.stage, other.request));
  await expect(other.actions.reopen(await current(other.stage, other.request))).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  const often = await asked();
  for (let count = 0; count < REOPENED_MAX; count += 1) {
    await often.actions.close(await current(often.stage, often.request), 'found');
    await often.actions.reopen(await current(often.stage, often.request));
  }
  await often.actions.close(await current(often.stage, often.request), 'found');
  await expect(often.actions.reopen(await current(often.stage, often.request))).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

it('RFQ-09: an agent whose places were taken meanwhile gets the request back all the same', async () => {
  const { stage, request, actions } = await asked();
  await actions.close(await current(stage, request), 'found');
  for (let count = 0; count < OPEN_INVITATIONS_MAX; count += 1)
    await stage.parts.invitations.claim({
      ...{ request_id: `other${count}`, agent_id: 'c', agent_user_id: 'account-c', reasons: [] },
      ...{ ...timesOf(stage.now(), askableAgent('c')), round: 1, follows: null, due: null, due_at: null },
    });
  await actions.reopen(await current(stage, request));
  expect(await statesOf(stage, request)).toEqual(['a quoted', 'b opened', 'c sent']);
});

describe('telling of a change', () => {
  const changed = async (stage: ClockStage, request: QuoteRequestDocument, adults: number) => {
    const now = await current(stage, request);
    const { about: _about, ...wish } = now.wish;
    // The dates of the sample are past on this clock's calendar or not: they are left open.
    const when = { from: null, to: null, month: null, flexibleDays: 0 };
    const sent = { ...wish, when, adults, version: now.wish_version };
    return changeWish(stage.parts)(now, sent);
  };

  it('RFQ-09: whoever is out is not told, and whoever comes later was asked about the wish as it is', async () => {
    const { stage, request } = await asked();
    const reason = { reason: 'busy', text: '' } as const;
    await stage.parts.invitations.decline(`${request._id}.c`, reason, stage.now());
    stage.passHours(1);
    await changed(stage, request, 5);
    expect(kinds(stage)).toEqual(['a', 'b'].map((id) => `request-agent-changed account-${id}@mail.example`));
    await stage.tick();
    await stage.tick();
    expect(kinds(stage).filter((kind) => kind.startsWith('request-agent-changed'))).toHaveLength(2);
  });

  it('RFQ-09: cut off in between, the clock tells of every change that was not told', async () => {
    const { stage, request } = await asked();
    stage.failNextMail();
    await expect(changed(stage, request, 5)).rejects.toThrow('switched off');
    stage.failNextMail();
    await expect(changed(stage, request, 6)).rejects.toThrow('switched off');
    stage.passHours(1);
    await stage.tick();
    const told = kinds(stage).filter((kind) => kind === 'request-agent-changed account-a@mail.example');
    expect(told).toHaveLength(2);
    expect(await current(stage, request)).toMatchObject({ told_version: 3, tell_changes_at: null });
  });
});
