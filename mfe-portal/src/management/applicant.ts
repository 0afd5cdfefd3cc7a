import type { VerificationStatus } from '@atoll/contracts/verification';
import type { ReactNode } from 'react';

/** Who waits for the administrator's answer. */
export interface Applicant {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly city: string;
  readonly country: string;
  readonly verification_status: VerificationStatus;
  /** Where a change of something that is approved stands; null or absent where nothing changed. */
  readonly change_status?: 'pending_approval' | 'rejected' | null;
  readonly updated_at: string;
}

/** A term of an applicant's details with what is said of it. */
export interface Detail {
  readonly key: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** What a decision came to: an error where it was refused. */
export type Decided = Promise<{ readonly error?: unknown }>;
