import { createHash } from 'node:crypto';
import { addDays, civilDateOf } from '@atoll/contracts/dates';
import type { Account } from '../../shared/auth/account';
import { askedOf } from '../agent/asked-of';
import { OPEN_STATES } from '../clock/invitation-times';
import type { Side } from '../data/messages.repository';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import { createOwnActions } from '../own/own-actions';
import { askForChange } from '../quotes/ask-for-change';
import { sendQuote } from '../quotes/send-quote';
import type { RequestsParts } from '../requests-parts';
import { createReviewActions } from '../reviews/review-actions';
import { threadAbout } from '../threads/thread';
import { createThreads } from '../threads/thread.service';
import type { DemoStory } from './demo-events';

/** More than an acceptance can be taken back for. */
const FINAL_HOURS = 0.01;
const CLIENT_ID_LENGTH = 36;

export interface DemoStoryDeps {
  /** With the story's clock and without mails. */
  readonly parts: RequestsParts;
  readonly setHoursAgo: (hours: number) => void;
  readonly accountOf: (email: string) => Account;
}

/** Lets the services of requests do what people would have done. */
export function demoStory(
  { parts, setHoursAgo, accountOf }: DemoStoryDeps,
  { _id: id, key }: Pick<QuoteRequestDocument, '_id' | 'key'>,
): DemoStory {
  const { invitations, requests, accepting, clock, news, now, quotes } = parts;
  const threads = createThreads(parts);
  const send = sendQuote(parts);
  const askChange = askForChange(parts);
  const actions = createOwnActions(parts);
  const reviewing = createReviewActions(parts);
  let said = 0;
  /** Versions of each agent's quote. */
  const sent = new Map<string, number>();
  const asked = (agent: string) => askedOf(parts, id, accountOf(agent).id);
  const request = async () => {
    const found = await requests.find(id);
    if (!found) throw new Error(`the demo's request ${key} is gone`);
    return found;
  };
  const newestOf = async (agent: string) => {
    const { invitation } = await asked(agent);
    const [newest] = await quotes.ofAgent(id, invitation.agent_id);
    if (!newest) throw new Error(`${agent} has sent no quote`);
    return newest;
  };
  const sideOf = async (side: Side, agent: string) => threadAbout(await asked(agent), side);
  const clientId = () =>
    createHash('sha256')
      .update(`${key} ${(said += 1)}`)
      .digest('hex')
      .slice(0, CLIENT_ID_LENGTH);

  return {
    opens: async (hoursAgo, agent) => {
      setHoursAgo(hoursAgo);
      const { invitation } = await asked(agent);
      await news.around(id, () => invitations.opened(invitation._id, now()));
    },
    says: async (hoursAgo, side, agent, text) => {
      setHoursAgo(hoursAgo);
      const of = await sideOf(side, agent);
      await threads.read(of);
      await threads.write(of, { clientId: clientId(), text });
    },
    reads: async (hoursAgo, side, agent) => {
      setHoursAgo(hoursAgo);
      await threads.read(await sideOf(side, agent));
    },
    quotes: async (hoursAgo, agent, { validDays, ...body }) => {
      setHoursAgo(hoursAgo);
      // Counted here: where the story is told for the second time, the version is known and refused.
      const after = sent.get(agent) ?? 0;
      const validUntil = addDays(civilDateOf(now()), validDays);
      await send(await asked(agent), { ...body, after, validUntil });
      sent.set(agent, after + 1);
    },
    asksForChange: async (hoursAgo, agent, lineId, text) => {
      setHoursAgo(hoursAgo);
      await askChange(await request(), { quoteId: (await newestOf(agent)).id, lineId, text });
    },
    accepts: async (hoursAgo, agent, chosen) => {
      setHoursAgo(hoursAgo);
      const { id: quoteId, version, hash } = await newestOf(agent);
      await accepting.accept(await request(), { quoteId, version, hash, chosen });
      setHoursAgo(hoursAgo - FINAL_HOURS);
      await clock.settle(await request());
    },
    declines: async (hoursAgo, agent, reason, text) => {
      setHoursAgo(hoursAgo);
      const { invitation } = await asked(agent);
      const declined = await news.around(id, () =>
        invitations.decline(invitation._id, { reason, text }, now()),
      );
      if (declined) await clock.moveOn(declined);
    },
    runsOut: async (hoursLeft, agent) => {
      const { invitation } = await asked(agent);
      setHoursAgo(-hoursLeft);
      const times = { lapses_at: now(), is_reminded: true };
      setHoursAgo(0);
      await invitations.move(invitation._id, OPEN_STATES, { state: invitation.state, ...times });
    },
    withdraws: async (hoursAgo) => {
      setHoursAgo(hoursAgo);
      await actions.withdraw(await request());
    },
    reviews: async (hoursAgo, review) => {
      setHoursAgo(hoursAgo);
      await reviewing.write(await request(), review);
    },
    answersReview: async (hoursAgo, agent, text) => {
      setHoursAgo(hoursAgo);
      const { invitation } = await asked(agent);
      await reviewing.answer(id, invitation.agent_id, { text });
    },
  };
}
