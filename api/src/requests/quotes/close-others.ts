import { OPEN_STATES, hasEnded } from '../clock/invitation-times';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import type { InvitationsRepository } from '../data/invitations.repository';
import type { MessagesRepository } from '../data/messages.repository';
import type { RequestsRepository } from '../data/requests.repository';
import type { RequestNews } from '../events/request-news';
import type { RequestMails } from '../mails/request-mails';
import { reviewableFrom } from '../reviews/review-times';
import type { Accepting } from './accept-quote';

const OTHER_CHOSEN = 'The traveler has accepted another quote. Thank you for yours.';
const NOT_NEEDED = 'The traveler has accepted a quote of another agent, so yours is not needed any more.';

interface CloseDeps {
  readonly requests: RequestsRepository;
  readonly invitations: InvitationsRepository;
  readonly messages: MessagesRepository;
  readonly mails: RequestMails;
  readonly news: RequestNews;
  readonly accepting: Pick<Accepting, 'keep'>;
  readonly now: () => Date;
}

/** Once an acceptance stays: the other agents are out, and everybody is told. Cut off in the middle, it is done again. */
export function closeOthers(deps: CloseDeps): (request: QuoteRequestDocument) => Promise<void> {
  const { requests, invitations, messages, mails, news, accepting, now } = deps;
  return async (request) => {
    const { accepted } = request;
    if (!accepted || accepted.is_final) return;
    await accepting.keep(request);
    for (const invitation of await invitations.ofRequest(request._id)) {
      if (invitation.agent_id === accepted.agent_id || hasEnded(invitation)) continue;
      await messages.add(
        { request_id: request._id, agent_id: invitation.agent_id },
        {
          ...{ author: 'site', author_id: null, client_id: `accepted ${accepted.quote_id}` },
          text: invitation.state === 'quoted' ? OTHER_CHOSEN : NOT_NEEDED,
          at: now(),
        },
      );
      await mails.askNotChosen(invitation);
      await invitations.move(invitation._id, [...OPEN_STATES, 'quoted'], {
        ...{ state: 'closed', due: null, due_at: null },
      });
    }
    const chosen = await invitations.find(request._id, accepted.agent_id);
    if (chosen) await mails.askAccepted(chosen);
    await mails.askAcceptedOwn(request);
    await news.around(request._id, () => requests.makeFinal(request._id, reviewableFrom(request)));
  };
}
