import { addDays } from '@atoll/contracts/dates';
import type { AgentRequest, OwnRequest } from '@atoll/contracts/quote';
import { REVIEW_CHANGE_DAYS, type AgentReviews, type ReviewBody } from '@atoll/contracts/review';
import { PASSWORD, type Person } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { requestStates, type RequestInState } from '../../../test/request-states';
import { buildRequestsSite, type AskedAgentPerson, type RequestsSite } from '../../../test/requests';
import { changeModel } from '../../shared/changes/change.model';
import { quoteRequestModel } from '../models/quote-request.model';
import { reviewModel } from './review.model';
import { reviewReportModel } from './review-report.model';

const AUTH_SECRET = '0Qk7vXwJ3mTz9LbR5cYh2NfGpE8sDuAa6iKo1WxZ4tM';
const OWNER_EMAIL = 'noor.zwaluw@mail.example';
const DAY_MS = 86_400_000;

const database = testDatabase();
let site: RequestsSite;
let ana: AskedAgentPerson;
let rui: AskedAgentPerson;
let owner: Person & { readonly email: string };
let bring: ReturnType<typeof requestStates>;
beforeAll(async () => {
  const { connection } = database();
  site = await buildRequestsSite(connection, { AUTH_SECRET });
  owner = { ...(await site.join(OWNER_EMAIL)), email: OWNER_EMAIL };
  ana = await site.agent({ name: 'Ana Reis' });
  rui = await site.agent({ name: 'Rui Sousa' });
  const agents = [ana, rui] as const;
  bring = requestStates({ site, database: connection, secret: AUTH_SECRET, owner, agents });
});
afterAll(() => site.app.close());
beforeEach(() => reviewModel(database().connection).deleteMany({}));

const review = (own: Partial<ReviewBody> = {}): ReviewBody => ({
  rating: 4,
  text: 'Everything was as she said, and the walk was the best of it.',
  ...{ showsName: false, after: 0 },
  ...own,
});
const put = (token: string, payload: object = review()) =>
  site.app.inject({ method: 'PUT', url: `/api/quote-requests/own/${token}/review`, payload });
const remove = (token: string) =>
  site.app.inject({ method: 'DELETE', url: `/api/quote-requests/own/${token}/review` });
const answer = (agent: Person, id: string, text: string) =>
  site.by(agent, `/api/agent/requests/${id}/review-answer`, { text }, 'PUT');
const shown = async () => (await site.app.inject(`/api/agents/${ana.agentId}/reviews`)).json<AgentReviews>();
const ownOf = async (token: string) => (await site.own(token)).json<OwnRequest>();

/** An accepted request whose trip ended so many days ago. */
async function over(daysAgo = 3): Promise<RequestInState> {
  const state = await bring('accepted');
  const to = addDays(new Date().toISOString().slice(0, 10), -daysAgo);
  await quoteRequestModel(database().connection).updateOne(
    { _id: state.id },
    { 'wish.when': { from: addDays(to, -5), to, month: null, flexibleDays: 0 } },
  );
  return state;
}
const age = (id: string, change: object) =>
  reviewModel(database().connection).updateOne({ request_id: id }, change);
const longAgo = () => new Date(Date.now() - (REVIEW_CHANGE_DAYS + 1) * DAY_MS);

it('RFQ-09: after the trip the traveler reviews the accepted agent once, and everybody reads it without a name', async () => {
  const { token, id } = await over();
  expect((await ownOf(token)).review).toMatchObject({ canWrite: true, review: null });
  const written = await put(token);
  expect(written.statusCode).toBe(200);
  expect(written.json<OwnRequest>().review).toMatchObject({
    ...{ canWrite: false, review: { rating: 4, name: null, isSample: false } },
    changeUntil: expect.any(String),
  });
  const { when } = (await ownOf(token)).wish;
  expect(await shown()).toMatchObject({
    ...{ average: 4, count: 1 },
    reviews: [{ rating: 4, name: null, month: when.from?.slice(0, 7), answer: null }],
  });
  expect(JSON.stringify(await shown())).not.toMatch(/Noor|Zwaluw|traveler_id|request/);
  await put(token, review({ rating: 2, showsName: true, after: 1 }));
  expect(await shown()).toMatchObject({ average: 2, count: 1, reviews: [{ name: 'N.' }] });
  await age(id, { at: longAgo() });
  expect((await put(token, review({ rating: 1, after: 2 }))).statusCode).toBe(409);
  expect((await shown()).average).toBe(2);
});

it('RFQ-09: before the trip is over, or where nothing was accepted, nothing is reviewed', async () => {
  const accepted = await bring('accepted');
  for (const { token } of [accepted, await bring('quoted'), await bring('accepting')])
    expect((await put(token)).statusCode).toBe(409);
  expect((await ownOf(accepted.token)).review).toMatchObject({ canWrite: false });
  const today = new Date().toISOString().slice(0, 10);
  await quoteRequestModel(database().connection).updateOne(
    { _id: accepted.id },
    { 'wish.when': { from: today, to: today, month: null, flexibleDays: 0 } },
  );
  expect((await put(accepted.token)).statusCode).toBe(409);
});

it.each([
  ['text', { text: 'Too short.' }],
  ['text', { text: `${' '.repeat(19)}x` }],
  ['text', { text: 'x'.repeat(2_001) }],
])('RFQ-09: %s is refused with a sentence: %j', async (field, own) => {
  const { token } = await over();
  const refused = await put(token, review(own));
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json<{ fields: object }>().fields)).toEqual([field]);
});

it.each([0, 6, 3.5, '5', null])('RFQ-09: %j are no stars', async (rating) => {
  const { token } = await over();
  const { statusCode } = await put(token, { ...review(), rating });
  expect([400, 422]).toContain(statusCode);
});

it('RFQ-09: sent at the same time it is there once', async () => {
  const { token } = await over();
  await Promise.all(Array.from({ length: 5 }, () => put(token)));
  expect((await shown()).count).toBe(1);
});

it('RFQ-09: its author removes it for good, with its answer', async () => {
  const { token, id } = await over();
  await put(token);
  await answer(ana, id, 'Thank you.');
  expect((await remove(token)).statusCode).toBe(200);
  expect(await shown()).toEqual({ average: null, count: 0, reviews: [] });
  expect((await ownOf(token)).review).toMatchObject({ isRemoved: true, canWrite: false, review: null });
  expect((await put(token)).statusCode).toBe(409);
  expect((await remove(token)).statusCode).toBe(200);
  const kept = await reviewModel(database().connection).findOne({ request_id: id }).lean();
  expect(kept).toMatchObject({ text: '', rating: 0, answer: null });
});

it('RFQ-09: the accepted agent alone answers, once, and changes the answer for a while', async () => {
  const { token, id } = await over();
  expect((await answer(ana, id, 'Thank you.')).statusCode).toBe(409);
  await put(token);
  expect((await answer(rui, id, 'Not mine.')).statusCode).toBe(409);
  expect((await site.by(rui, `/api/agent/requests/${id}`)).json<AgentRequest>().review).toBeNull();
  const answered = (await answer(ana, id, 'Thank you.')).json<AgentRequest>();
  expect(answered.review).toMatchObject({ canAnswer: false, review: { answer: { text: 'Thank you.' } } });
  await answer(ana, id, 'Thank you, Noor.');
  expect((await shown()).reviews[0]?.answer?.text).toBe('Thank you, Noor.');
  await age(id, { 'answer.at': longAgo() });
  expect((await answer(ana, id, 'Later.')).statusCode).toBe(409);
});

it('RFQ-09: of two tabs that change a review, one is told, and the words of the other stay', async () => {
  const { token } = await over();
  await put(token);
  expect((await ownOf(token)).review).toMatchObject({ version: 1 });
  expect((await put(token, review({ rating: 5, after: 1 }))).statusCode).toBe(200);
  const late = await put(token, review({ rating: 1, after: 1 }));
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'CONFLICT' }]);
  expect((await shown()).average).toBe(5);
});

it('RFQ-09: what is changed after it was answered says so, and its agent is told and may answer again', async () => {
  const { token, id } = await over();
  await put(token);
  await answer(ana, id, 'Thank you.');
  const before = (await shown()).reviews[0]?.answer;
  expect(before).toMatchObject({ isOlder: false });
  await age(id, { 'answer.at': longAgo() });
  await put(token, review({ rating: 1, after: 1 }));
  expect((await shown()).reviews[0]?.answer).toMatchObject({ text: 'Thank you.', isOlder: true });
  await eventually(async () => {
    const subjects = (await site.mailsTo(ana.email)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^A review that you answered was changed/));
  });
  expect((await answer(ana, id, 'I am sorry.')).statusCode).toBe(200);
  expect((await shown()).reviews[0]?.answer).toMatchObject({ text: 'I am sorry.', isOlder: false });
});

it('RFQ-09: the agent is told of it, and the page of the entry is made anew', async () => {
  const { token } = await over();
  await changeModel(database().connection).deleteMany({});
  await put(token);
  const changes = await changeModel(database().connection).find().lean();
  expect(changes.some(({ subjects }) => subjects.includes(`agent:${ana.agentId}`))).toBe(true);
  const mails = await site.mailsTo(ana.email, 1);
  expect(mails.some(({ subject }) => subject.startsWith('You were reviewed'))).toBe(true);
});

it('RFQ-09: anybody reports a review or its answer; what is not there is not reported', async () => {
  const { token, id } = await over();
  await put(token);
  const [{ id: reviewId } = { id: '' }] = (await shown()).reviews;
  const report = (part: string, of = reviewId) =>
    site.post(`/api/reviews/${of}/reports`, { part, reason: 'false', text: 'He was never there.' });
  expect((await report('answer')).statusCode).toBe(404);
  expect((await report('review', 'unknown')).statusCode).toBe(404);
  expect((await report('review')).statusCode).toBe(202);
  await answer(ana, id, 'Thank you.');
  expect((await report('answer')).statusCode).toBe(202);
  const stored = await reviewReportModel(database().connection).find({ review_id: reviewId }).lean();
  expect(stored.map(({ part, reason }) => `${part} ${reason}`).sort()).toEqual([
    'answer false',
    'review false',
  ]);
});

it('RFQ-09: samples count in no mean', async () => {
  const [one, other] = [await over(), await over()];
  await put(one.token, review({ rating: 5 }));
  await put(other.token, review({ rating: 1 }));
  await age(other.id, { is_sample: true });
  expect(await shown()).toMatchObject({ average: 5, count: 1, reviews: [{}, {}] });
});

it('HOM-19: the data of an account has its reviews, and they go with the account', async () => {
  const { token } = await over();
  await put(token, review({ text: 'What only this review says of it.' }));
  const data = await site.app.inject({ url: '/api/auth/account/data', headers: owner.headers });
  expect(data.body).toContain('What only this review says of it.');
  const agentData = await site.app.inject({ url: '/api/auth/account/data', headers: ana.headers });
  expect(agentData.body).toContain('What only this review says of it.');
  const removed = await site.app.inject({
    ...{ method: 'DELETE', url: '/api/auth/account', headers: owner.headers },
    payload: { current_password: PASSWORD },
  });
  expect(removed.statusCode).toBeLessThan(300);
  expect(await shown()).toEqual({ average: null, count: 0, reviews: [] });
});
