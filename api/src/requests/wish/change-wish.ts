import type { RequestWish } from '@atoll/contracts/quote-request';
import { allows, REQUEST_ACTIONS } from '@atoll/contracts/request-actions';
import { WISH_CHANGES_MAX } from '@atoll/contracts/request-change';
import { wishDifferences } from '@atoll/contracts/wish-changes';
import { AppError } from '../../shared/errors/app-error';
import { formProblems, type Problems } from '../form/form-problems';
import { goodWish } from '../form/good-wish';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import type { RequestsParts } from '../requests-parts';
import type { SentWish } from './sent-wish';

type ChangeDeps = Pick<RequestsParts, 'requests' | 'askable' | 'clock' | 'news' | 'now'>;

const OVER: Partial<Record<QuoteRequestDocument['status'], string>> = {
  accepted: 'A quote of this request was accepted, so it cannot be changed any more.',
  closed: 'This request is closed, so it cannot be changed any more.',
};

function conflict(message: string): AppError {
  return new AppError('CONFLICT', { message });
}

/** Agents are chosen by the place, so another place is another request once they were asked. */
function placeProblem(request: QuoteRequestDocument, { place }: SentWish): Problems {
  const { text, city, country } = request.wish.place;
  const isSame = place.text === text && place.city === city && place.country === country;
  if (isSame || request.status === 'new') return {};
  return {
    place: `Agents have been asked for ${text} already. For another place, please send a new request.`,
  };
}

function problemsOf(request: QuoteRequestDocument, sent: SentWish, now: Date): Problems {
  const { contact } = request;
  const { version: _version, ...wish } = sent;
  const whole = { ...wish, about: null, contact, agentIds: [], key: request.key, openMs: 0 };
  return { ...formProblems(whole, now), ...placeProblem(request, sent) };
}

/** Changes what a traveler wishes; agents who were asked are told once of each change. */
export function changeWish({ requests, askable, clock, news, now }: ChangeDeps) {
  function refuseWhereOver({ status, wish_changes }: QuoteRequestDocument): void {
    if (!allows(status, 'change')) throw conflict(OVER[status] ?? 'This request cannot be changed any more.');
    if (wish_changes.length >= WISH_CHANGES_MAX)
      throw conflict(`A request is changed ${WISH_CHANGES_MAX} times at most. Please send a new one.`);
  }

  return async (request: QuoteRequestDocument, sent: SentWish): Promise<QuoteRequestDocument> => {
    refuseWhereOver(request);
    const fields = problemsOf(request, sent, now());
    if (Object.keys(fields).length > 0) throw new AppError('INVALID_FIELDS', { fields });
    const wish: RequestWish = { ...request.wish, ...goodWish(sent) };
    const items = wishDifferences(request.wish, wish);
    // What is sent twice is there already.
    if (items.length === 0) return request;
    if (sent.version !== request.wish_version)
      throw conflict(
        'This request was changed elsewhere meanwhile. Look at it, and save again what you want.',
      );
    const at = now();
    const version = request.wish_version + 1;
    const isAsked = request.status !== 'new';
    // Confirmed meanwhile, agents are asked for what they have not been told of: then it is looked at again.
    const from = REQUEST_ACTIONS.change.filter((status) => (status === 'new') !== isAsked);
    const changed = await news.around(request._id, async () =>
      requests.changeWish(request._id, from, {
        ...{ wish, version, at, told: isAsked ? { version, at, items } : null },
        place: isAsked ? request.place : await askable.placeOf(wish.place),
      }),
    );
    if (!changed) {
      const current = await requests.find(request._id);
      if (current) refuseWhereOver(current);
      throw conflict(
        'This request was changed elsewhere meanwhile. Look at it, and save again what you want.',
      );
    }
    if (isAsked) await clock.tellChanges(changed);
    return (await requests.find(request._id)) ?? changed;
  };
}
