import { testDatabase } from '../../../test/database';
import { askableAgent, clockStage } from '../../../test/request-clock';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import { monthOf, reviewableFrom } from './review-times';
import type { ReviewDocument } from './review.model';

const database = testDatabase();
beforeEach(() => database().connection.dropDatabase());

const accepted = {
  ...{ quote_id: 'q', agent_id: 'a', chosen: [], at: new Date('2020-02-01T10:00:00Z') },
  ...{ final_at: new Date('2020-02-01T10:00:10Z'), is_final: true },
};
type When = QuoteRequestDocument['wish']['when'];
const when = (own: Partial<When>): When => ({ from: null, to: null, month: null, flexibleDays: 0, ...own });
const trip = (own: Partial<When>) => ({ wish: { when: when(own) }, accepted });

it.each([
  ['two days', { from: '2020-03-01', to: '2020-03-08' }, '2020-03-09', '2020-03'],
  ['a month', { month: '2020-02' }, '2020-03-01', '2020-02'],
  ['December', { month: '2020-12' }, '2021-01-01', '2020-12'],
  ['nothing: a month after the acceptance', {}, '2020-03-03', null],
])('RFQ-09: a trip of %s is over at noon of the day after its last one', (_of, own, day, month) => {
  expect(reviewableFrom(trip(own))?.toISOString()).toBe(`${day}T12:00:00.000Z`);
  expect(monthOf(trip(own))).toBe(month);
  expect(reviewableFrom({ ...trip(own), accepted: null })).toBeNull();
});

it('RFQ-09: the traveler is invited once to a review, after the trip, unless there is one', async () => {
  const stage = clockStage(database().connection, [askableAgent('a')], new Date('2020-03-08T12:00:00Z'));
  const own = { status: 'accepted', accepted, due: null, due_at: null } as const;
  const reviewAt = new Date('2020-03-09T12:00:00Z');
  const { contact } = await stage.add({ ...own, review_at: reviewAt });
  const other = await stage.add({ ...own, review_at: reviewAt });
  await stage.parts.reviews.add({
    ...{ _id: 'r', request_id: other._id, agent_id: 'a', agent_user_id: '', rating: 5, text: 'Good.' },
    ...{
      month: null,
      shown_name: null,
      is_sample: false,
      at: stage.now(),
      changed_at: null,
      version: 1,
      removed_at: null,
      answer: null,
    },
  } satisfies ReviewDocument);
  await stage.tick();
  expect(stage.mails).toEqual([]);
  stage.passHours(24);
  await stage.tick();
  stage.passHours(24);
  await stage.tick();
  expect(stage.mails.map(({ kind, to }) => [kind, to])).toEqual([['request-review', contact.email]]);
});

it('RFQ-09: cut off before it is asked for, the invitation goes out later', async () => {
  const stage = clockStage(database().connection, [askableAgent('a')], new Date('2020-03-09T12:00:00Z'));
  await stage.add({ status: 'accepted', accepted, due: null, due_at: null, review_at: stage.now() });
  stage.failNextMail();
  await expect(stage.tick()).rejects.toThrow();
  stage.passHours(1);
  await stage.tick();
  expect(stage.mails.map(({ kind }) => kind)).toEqual(['request-review']);
});
