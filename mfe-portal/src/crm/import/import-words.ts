import type { ContactImport } from '@atoll/contracts/crm-import';
import { countOf, wholeNumberText } from '@atoll/contracts/words';

/** How often it is asked how far a file has come. */
export const POLL_MS = 1_000;

/** What has become of the rows of a file. */
export function importedWords({ added, updated, refused }: ContactImport): string {
  return `${wholeNumberText(added)} added, ${wholeNumberText(updated)} updated, ${wholeNumberText(refused)} left out.`;
}

/** How many rows of a file are contacts that are there already, and what becomes of them. */
export function knownWords(known: number, rowCount: number, isUpdated: boolean): string {
  if (known === 0) return 'None of these contacts is there already, by its Atoll ID or e-mail.';
  return `${wholeNumberText(known)} of ${countOf(rowCount, 'row')} ${known === 1 ? 'is a contact that is' : 'are contacts that are'} there already, and will be ${isUpdated ? 'updated' : 'left out'}.`;
}
