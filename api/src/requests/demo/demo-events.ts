import type { DeclineReason } from '@atoll/contracts/quote-request';
import type { ReviewBody } from '@atoll/contracts/review';
import type { Side } from '../data/messages.repository';
import type { DemoQuote } from './demo-quote';

/** What happens to one request of the demo, each so many hours before its start; agents are named by their addresses. */
export interface DemoStory {
  readonly opens: (hoursAgo: number, agent: string) => Promise<void>;
  /** The other side has read what was there until then. */
  readonly says: (hoursAgo: number, side: Side, agent: string, text: string) => Promise<void>;
  readonly reads: (hoursAgo: number, side: Side, agent: string) => Promise<void>;
  readonly quotes: (hoursAgo: number, agent: string, quote: DemoQuote) => Promise<void>;
  /** The traveler wants a line of the agent's newest version otherwise. */
  readonly asksForChange: (hoursAgo: number, agent: string, lineId: string, text: string) => Promise<void>;
  /** The traveler accepts the agent's newest version, and it is too late to take that back. */
  readonly accepts: (hoursAgo: number, agent: string, chosen: string[]) => Promise<void>;
  /** The agent declines, and the next one is asked. */
  readonly declines: (hoursAgo: number, agent: string, reason: DeclineReason, text: string) => Promise<void>;
  /** The agent has so many hours left after the start, and was reminded of it, so that a dashboard has something due. */
  readonly runsOut: (hoursLeft: number, agent: string) => Promise<void>;
  readonly withdraws: (hoursAgo: number) => Promise<void>;
  /** The traveler reviews the agent after the trip. */
  readonly reviews: (hoursAgo: number, review: ReviewBody) => Promise<void>;
  readonly answersReview: (hoursAgo: number, agent: string, text: string) => Promise<void>;
}
