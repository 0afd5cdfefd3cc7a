import { showToast, useAppDispatch } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { useState } from 'react';
import { useConfirmAgain } from './confirm-again';
import { fetchCsv } from './fetch-csv';

interface Props {
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  /** The file's. */
  readonly name: string;
  /** What it has: 'has all changes'. */
  readonly has: string;
  /** Words of the button. */
  readonly children: string;
}

/** A file of much that is known, for which the password has to have been given in the last ten minutes. */
export function ConfirmedExport({ path, params = {}, name, has, children }: Props) {
  const { confirmed, dialog } = useConfirmAgain();
  const [isBusy, setBusy] = useState(false);
  const dispatch = useAppDispatch();
  async function save(): Promise<void> {
    setBusy(true);
    const { error } = await confirmed(async () => ({
      error: (await fetchCsv(path, params, name)) ?? undefined,
    }));
    setBusy(false);
    dispatch(
      error
        ? showToast({ text: `The file could not be made. ${error.message}`, tone: 'alert' })
        : showToast({ text: `${name} ${has}` }),
    );
  }
  return (
    <>
      <Button variant="quiet" size="small" busy={isBusy} onClick={() => void save()}>
        {children}
      </Button>
      {dialog}
    </>
  );
}
