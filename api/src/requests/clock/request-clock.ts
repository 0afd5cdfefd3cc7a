import type { InvitationsRepository } from '../data/invitations.repository';
import { LEASE_MS, type RequestsRepository } from '../data/requests.repository';
import type { RequestNews } from '../events/request-news';
import type { RequestMails } from '../mails/request-mails';
import type { InvitationDocument } from '../models/invitation.model';
import type { QuoteRequestDocument, RequestDue } from '../models/quote-request.model';
import type { ReviewsRepository } from '../reviews/reviews.repository';
import { bringsAnother, hasEnded, isInVain, OPEN_STATES, stepOf } from './invitation-times';
import type { Inviter } from './inviter';

/** The job that does what time brings. */
export const REQUESTS_CLOCK = 'requests-clock';

export interface RequestClockDeps {
  readonly requests: RequestsRepository;
  readonly invitations: InvitationsRepository;
  readonly inviter: Inviter;
  readonly mails: RequestMails;
  readonly news: RequestNews;
  readonly reviews: Pick<ReviewsRepository, 'ofRequest'>;
  /** Tells everybody of an acceptance that stays. */
  readonly closeOthers: (request: QuoteRequestDocument) => Promise<void>;
  /** What else time brings: mails about unread messages, and files that have to go. */
  readonly chores: readonly ((onStep: () => Promise<void>) => Promise<void>)[];
  readonly now: () => Date;
}

export interface RequestClock {
  /** Does what is due of a request; whoever wrote it asks for this at once, and the clock where they could not. */
  readonly settle: (request: QuoteRequestDocument) => Promise<void>;
  /** Tells the agents of a request what was changed of its wish. */
  readonly tellChanges: (request: QuoteRequestDocument) => Promise<void>;
  /** After an invitation has ended: the next agent, or the end of the request, and the traveler is told. */
  readonly moveOn: (ended: InvitationDocument) => Promise<void>;
  /** Everything that time brings, and what was left undone. `onStep` is called between one thing and the next. */
  readonly tick: (onStep: () => Promise<void>) => Promise<void>;
}

function isWanted({ status }: Pick<QuoteRequestDocument, 'status'>): boolean {
  return status === 'sent' || status === 'quoted';
}

/** When the clock does what is written as due now, should nobody have done it. */
export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** What happens to requests and invitations by themselves (RFQ-07). Runs on one instance at a time. */
export function createRequestClock(deps: RequestClockDeps): RequestClock {
  const { requests, invitations, inviter, mails, news, reviews, closeOthers, chores, now } = deps;

  /** Closes what nobody answers, and has its traveler told. */
  async function closeInVain(requestId: string): Promise<void> {
    const at = now();
    const closed = await news.around(requestId, () =>
      requests.change(requestId, ['sent'], {
        ...{ status: 'closed', closed_reason: 'no-answer', changed_at: at },
        ...{ due: 'no-answer', due_at: leaseFrom(at) },
      }),
    );
    if (closed) await settle(closed);
  }

  async function closeInvitations({ _id, closed_reason }: QuoteRequestDocument): Promise<void> {
    for (const invitation of await invitations.ofRequest(_id)) {
      if (hasEnded(invitation)) continue;
      // It may be open again, where this is done for the second time.
      if ((await requests.find(_id))?.status !== 'closed') return;
      if (closed_reason === 'withdrawn') await mails.askWithdrawn(invitation);
      else await mails.askClosed(invitation);
      await news.around(_id, () => invitations.close(invitation._id));
    }
  }

  async function reopen(request: QuoteRequestDocument): Promise<void> {
    await inviter.askAgain(request);
    if (isInVain(await invitations.ofRequest(request._id))) await closeInVain(request._id);
  }

  async function tellChanges(request: QuoteRequestDocument): Promise<void> {
    for (const { version, at } of request.wish_changes) {
      if (version <= request.told_version) continue;
      for (const invitation of await invitations.ofRequest(request._id))
        // Whoever was asked later was told of the wish as it is now.
        if (!hasEnded(invitation) && invitation.sent_at <= at) await mails.askChanged(invitation, version);
      await requests.told(request._id, version);
    }
  }

  const doing: Readonly<Record<RequestDue, (request: QuoteRequestDocument) => Promise<void>>> = {
    link: (request) => mails.askLink(request),
    invite: async (request) => {
      const count = await inviter.invite(request);
      const current = await requests.find(request._id);
      // It may have been withdrawn while agents were asked.
      if (current?.status === 'closed') await closeInvitations(current);
      else if (count === 0) await closeInVain(request._id);
    },
    withdrawn: closeInvitations,
    closed: closeInvitations,
    reopened: reopen,
    'no-answer': (request) => mails.askNoAnswer(request),
    final: closeOthers,
  };

  async function settle(request: QuoteRequestDocument): Promise<void> {
    if (!request.due) return;
    await doing[request.due](request);
    await requests.settle(request._id, request.due);
  }

  async function lapse(invitation: InvitationDocument): Promise<void> {
    const at = now();
    await news.around(invitation.request_id, () =>
      invitations.move(invitation._id, OPEN_STATES, { state: 'lapsed', due: 'next', due_at: at }),
    );
  }

  async function remind(invitation: InvitationDocument): Promise<void> {
    const request = await requests.find(invitation.request_id);
    if (request && isWanted(request)) await mails.askReminder(invitation);
    await invitations.reminded(invitation._id);
  }

  async function moveOn(ended: InvitationDocument): Promise<void> {
    const request = await requests.find(ended.request_id);
    const goesOn = request !== null && isWanted(request);
    if (goesOn && bringsAnother(ended)) await inviter.replace(request, ended);
    const known = await invitations.ofRequest(ended.request_id);
    const isOver =
      goesOn && isInVain(known.map((each) => (each._id === ended._id ? { ...each, due: null } : each)));
    // The mail that nobody is left says as much.
    if (goesOn && !isOver) await mails.askMovedOn(request, ended);
    if (isOver) await closeInVain(ended.request_id);
    await invitations.settle(ended._id);
  }

  async function inviteToReview(request: QuoteRequestDocument): Promise<void> {
    if (request.accepted && !(await reviews.ofRequest(request._id))) await mails.askReview(request);
    await requests.invitedToReview(request._id);
  }

  return {
    settle,
    tellChanges,
    moveOn,
    tick: async (onStep) => {
      const failures: unknown[] = [];
      // What fails is tried again later, and holds nothing else up.
      const attempt = async (work: Promise<void>) => {
        await work.catch((error: unknown) => void failures.push(error));
        await onStep();
      };
      for (;;) {
        const request = await requests.takeDue(now());
        if (!request) break;
        await attempt(settle(request));
      }
      for (;;) {
        const request = await requests.takeUntold(now());
        if (!request) break;
        await attempt(tellChanges(request));
      }
      for (;;) {
        const request = await requests.takeToReview(now());
        if (!request) break;
        await attempt(inviteToReview(request));
      }
      for (const invitation of await invitations.timedOut(now())) {
        const step = stepOf(invitation, now());
        if (step === 'lapse') await attempt(lapse(invitation));
        if (step === 'remind') await attempt(remind(invitation));
      }
      for (const invitation of await invitations.due(now()))
        await attempt(invitation.due === 'tell' ? inviter.tell(invitation) : moveOn(invitation));
      for (const chore of chores) await attempt(chore(onStep));
      if (failures.length > 0)
        throw new AggregateError(failures, 'some of what is due of requests failed', { cause: failures[0] });
    },
  };
}
