import type { ContactFilter } from '@atoll/contracts/crm';
import { CRM_PATHS } from '@atoll/contracts/crm-paths';
import { wholeNumberText } from '@atoll/contracts/words';
import { Button } from '@atoll/ui/button';
import { useState } from 'react';
import { useNotice } from '../shared/notices';
import { fetchCsv } from '../shared/fetch-csv';

interface Props {
  readonly filter: ContactFilter;
  /** Whether nothing is left out. */
  readonly isAll: boolean;
  /** How many contacts there are; undefined until that is known. */
  readonly total: number | undefined;
}

/** Contacts as a file; says which. */
export function ExportButton({ filter, isAll, total }: Props) {
  const say = useNotice();
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    const problem = await fetchCsv(CRM_PATHS.csv, filter, 'contacts.csv');
    setBusy(false);
    if (problem) return say({ text: `The file could not be made. ${problem.message}`, isProblem: true });
    say({
      text: isAll
        ? 'contacts.csv has all of your contacts, also those that are lost.'
        : 'contacts.csv has the contacts that are shown, all pages of them.',
    });
  }
  return (
    <Button variant="quiet" size="small" busy={isBusy} onClick={() => void save()}>
      {isAll
        ? `Export all${total === undefined ? '' : ` ${wholeNumberText(total)}`} as CSV`
        : 'Export these as CSV'}
    </Button>
  );
}
