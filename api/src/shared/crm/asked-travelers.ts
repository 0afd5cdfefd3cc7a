import type { ContactQuote } from '@atoll/contracts/crm';
import type { Stage } from '@atoll/contracts/crm-words';

/** A traveler as one agent who was asked may know them. */
export interface AskedTraveler {
  /** The agent's account. */
  readonly agentUserId: string;
  readonly requestId: string;
  readonly reference: string;
  /** As the request shows it to the agent: the first name until contact data is released, then the whole one. */
  readonly name: string;
  /** Null until it is released. */
  readonly contact: { readonly email: string; readonly phone: string } | null;
  /** Where the trip leads, as the traveler wrote it. */
  readonly place: string;
  /** Where the request stands for this agent, in the stages of contacts. */
  readonly stage: Stage;
  /** Why it ended without a booking; empty otherwise. */
  readonly lostText: string;
  /** The agent's newest quote, or what was accepted; null without one. */
  readonly quote: ContactQuote | null;
  readonly isSample: boolean;
  readonly at: Date;
}

/** Whom agents were asked by: what requests for quotes tell the feature that keeps contacts. */
export interface AskedTravelers {
  /** One for each agent who was asked; none where the request is gone. */
  readonly ofRequest: (requestId: string) => Promise<AskedTraveler[]>;
  /** All who have asked an account. */
  readonly ofAgent: (userId: string) => Promise<AskedTraveler[]>;
  /** Ids of requests of a traveler's account. */
  readonly requestsOf: (travelerUserId: string) => Promise<string[]>;
  /** Those of the ids that are still there. */
  readonly existing: (requestIds: readonly string[]) => Promise<string[]>;
}
