import type { ContactRow } from '@atoll/contracts/crm';

/** A contact with its open task that is due first. */
export interface DueContact extends ContactRow {
  readonly nextTask: NonNullable<ContactRow['nextTask']>;
}

/** What a dashboard shows of an account's contacts. */
export interface DueTasks {
  /** The newest contacts. */
  readonly newest: (ownerId: string, limit: number) => Promise<ContactRow[]>;
  /** Contacts whose next task is on this day or before it, the longest due first. */
  readonly due: (ownerId: string, today: string, limit: number) => Promise<DueContact[]>;
}
