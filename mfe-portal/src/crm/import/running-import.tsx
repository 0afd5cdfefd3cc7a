import type { ContactImport } from '@atoll/contracts/crm-import';
import { countOf, wholeNumberText } from '@atoll/contracts/words';
import { useAppDispatch } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { useEffect, useState } from 'react';
import { CONTACT_TAGS, crmApi, useLatestImportQuery } from '../crm.api';
import { importedWords, POLL_MS } from './import-words';
import * as s from './running-import.module.css';

/**
 * How far a file has come that is being taken in: on the page of contacts itself, so that it is there again after a
 * reload. Its end stays in sight until the page is left.
 */
export function RunningImport({ onShow }: { readonly onShow: (file: ContactImport) => void }) {
  const dispatch = useAppDispatch();
  const [followed, setFollowed] = useState<string | null>(null);
  const [isPolled, setPolled] = useState(true);
  const { data } = useLatestImportQuery(undefined, { pollingInterval: isPolled ? POLL_MS : 0 });
  const latest = data?.latest ?? null;
  const isRunning = latest?.state === 'running';
  const isOver = latest !== null && latest.id === followed && !isRunning;
  // Nothing is asked for again until something runs; a file that is started is asked for at once.
  if (data && isPolled !== isRunning) setPolled(isRunning);
  if (isRunning && followed !== latest.id) setFollowed(latest.id);
  useEffect(() => {
    if (isOver) dispatch(crmApi.util.invalidateTags([CONTACT_TAGS.lists, CONTACT_TAGS.summary]));
  }, [isOver, dispatch]);

  if (!latest || (!isRunning && !isOver)) return null;
  return (
    <section className={s.running} aria-label="Import">
      <p role="status">
        {latest.fileName}:{' '}
        {isOver
          ? importedWords(latest)
          : `${wholeNumberText(latest.done)} of ${countOf(latest.rowCount, 'row')}.`}
      </p>
      {!isOver && (
        <progress
          className={s.bar}
          aria-label="Rows that are done"
          max={latest.rowCount}
          value={latest.done}
        />
      )}
      {isOver && latest.refused > 0 && (
        <Button variant="text" size="small" onClick={() => onShow(latest)}>
          What was left out
        </Button>
      )}
    </section>
  );
}
