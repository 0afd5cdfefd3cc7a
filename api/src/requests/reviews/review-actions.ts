import { randomUUID } from 'node:crypto';
import type { ReviewAnswerBody, ReviewBody } from '@atoll/contracts/review';
import { firstName } from '@atoll/contracts/words';
import { AppError } from '../../shared/errors/app-error';
import { isOfDemo } from '../demo/demo-list';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import type { RequestsParts } from '../requests-parts';
import { changeableUntil, monthOf, reviewableFrom } from './review-times';
import { isAnswerOlder } from './review-view';
import type { ReviewDocument } from './review.model';

type ReviewDeps = Pick<RequestsParts, 'reviews' | 'invitations' | 'mails' | 'news' | 'now'>;

export interface ReviewActions {
  /** Writes the review of a request, or changes it while there is time. */
  readonly write: (request: QuoteRequestDocument, body: ReviewBody) => Promise<void>;
  /** Removes it for good; nothing is there to be removed twice. */
  readonly remove: (request: QuoteRequestDocument) => Promise<void>;
  /** What the agent says to it: once, to be changed while there is time. */
  readonly answer: (requestId: string, agentId: string, body: ReviewAnswerBody) => Promise<void>;
}

const CHANGED_ELSEWHERE =
  'This review was changed elsewhere meanwhile. Save again to replace what is there now.';

function conflict(message: string): AppError {
  return new AppError('CONFLICT', { message });
}

function shownName({ contact }: QuoteRequestDocument, showsName: boolean): string | null {
  const [letter] = firstName(contact.name).trim();
  return showsName && letter ? `${letter.toUpperCase()}.` : null;
}

/** Reviews of agents by the travelers who accepted their quotes, once the trip is over. */
export function createReviewActions({ reviews, invitations, mails, news, now }: ReviewDeps): ReviewActions {
  /** The entry shows it, so its page is made anew. */
  const around = <T>(requestId: string, agentId: string, write: () => Promise<T>) =>
    news.around(requestId, write, [`agent:${agentId}`]);

  async function change(
    review: ReviewDocument,
    changed: Partial<ReviewDocument>,
    version?: number,
  ): Promise<void> {
    const written = await around(review.request_id, review.agent_id, () =>
      reviews.change(review._id, changed, version),
    );
    if (written) return;
    const current = await reviews.find(review._id);
    throw conflict(current?.removed_at === null ? CHANGED_ELSEWHERE : 'This review was removed.');
  }

  async function tellOfChange({ request_id, agent_id, answer }: ReviewDocument): Promise<void> {
    const invitation = answer && (await invitations.find(request_id, agent_id));
    if (invitation) await mails.askReviewChanged(invitation);
  }

  async function checkIsOver(request: QuoteRequestDocument): Promise<void> {
    const from = reviewableFrom(request);
    if (!from || !request.accepted?.is_final)
      throw conflict('An agent can be reviewed whose quote was accepted.');
    if (from > now()) throw conflict('An agent can be reviewed once the last day of the trip is over.');
  }

  return {
    write: async (request, { rating, text, showsName, after }) => {
      const words = { rating, text: text.trim(), shown_name: shownName(request, showsName) };
      const before = await reviews.ofRequest(request._id);
      if (before) {
        if (before.removed_at)
          throw conflict('You have removed your review, so none can be written any more.');
        const isSame =
          before.rating === rating && before.text === words.text && before.shown_name === words.shown_name;
        if (isSame) return;
        if (changeableUntil(before.at) <= now())
          throw conflict('Your review can no longer be changed. You can remove it.');
        await change(before, { ...words, changed_at: now(), version: before.version + 1 }, after);
        return tellOfChange(before);
      }
      await checkIsOver(request);
      const agentId = request.accepted?.agent_id ?? '';
      const invitation = await invitations.find(request._id, agentId);
      const review: ReviewDocument = {
        ...{ _id: randomUUID(), request_id: request._id, agent_id: agentId, ...words },
        ...{ agent_user_id: invitation?.agent_user_id ?? '', month: monthOf(request) },
        ...{ is_sample: isOfDemo(request), at: now(), changed_at: null },
        ...{ version: 1, removed_at: null, answer: null },
      };
      const isNew = await around(request._id, agentId, () => reviews.add(review));
      if (!isNew) throw conflict('Your review has arrived already. Reload the page to see it.');
      if (invitation) await mails.askReviewed(invitation);
    },
    remove: async (request) => {
      const review = await reviews.ofRequest(request._id);
      if (!review || review.removed_at) return;
      const gone = { rating: 0, text: '', shown_name: null, answer: null, removed_at: now() };
      await change(review, gone);
    },
    answer: async (requestId, agentId, body) => {
      const review = await reviews.ofRequest(requestId);
      // Of an agent whose quote was not accepted it is somebody else's.
      if (review?.agent_id !== agentId || review.removed_at)
        throw conflict('There is no review that you could answer.');
      const text = body.text.trim();
      const { answer } = review;
      if (answer?.text === text && !isAnswerOlder(review)) return;
      const isOlder = isAnswerOlder(review);
      const since = isOlder ? review.changed_at : answer?.at;
      if (since && changeableUntil(since) <= now())
        throw conflict('You have answered this review, and the answer can no longer be changed.');
      await change(review, { answer: { text, at: isOlder ? now() : (answer?.at ?? now()) } });
    },
  };
}
