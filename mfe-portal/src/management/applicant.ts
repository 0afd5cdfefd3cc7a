import type { VerificationStatus } from '@atoll/contracts/verification';

/** Who waits for the administrator's answer. */
export interface Applicant {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly city: string;
  readonly country: string;
  readonly verification_status: VerificationStatus;
  readonly updated_at: string;
}

/** What a decision came to: an error where it was refused. */
export type Decided = Promise<{ readonly error?: unknown }>;
