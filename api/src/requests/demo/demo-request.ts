import type { RequestContact, RequestWish } from '@atoll/contracts/quote-request';
import type { DemoStory } from './demo-events';

/** Addresses of the demo's accounts that meet in its requests. */
export const TARA = 'traveler@atoll.example';
export const TOMAS = 'traveler2@atoll.example';
export const AMARA = 'agent@atoll.example';
export const ANDRE = 'agent2@atoll.example';
export const GIULIA = 'agent3@atoll.example';
export const HANA = 'agent4@atoll.example';
export const GRACE = 'agent5@atoll.example';

/** A day so many days after the start of the demo, `yyyy-MM-dd`. */
export type DayIn = (days: number) => string;

/** A request of the demo: who asks whom for what, and what has happened since. */
export interface DemoRequest {
  /** Always the same, so that another start makes no second one. */
  readonly key: string;
  /** Address of the traveler's account. */
  readonly traveler: string;
  readonly phone: RequestContact['phone'];
  /** Addresses of the agents who are chosen. */
  readonly agents: readonly string[];
  readonly sentHoursAgo: number;
  readonly wish: (dayIn: DayIn) => RequestWish;
  readonly happens: (story: DemoStory) => Promise<void>;
}

const NOTE = '(A sample request of Atoll’s demo: nobody waits for an answer.)';

/** What a traveler writes, marked as a sample. */
export const sampleNotes = (notes: string) => `${notes}\n\n${NOTE}`;
