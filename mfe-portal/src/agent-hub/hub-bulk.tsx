import { BULK_MAX, type HubFilter } from '@atoll/contracts/agent-hub';
import type { BulkBody, BulkKind } from '@atoll/contracts/agent-hub-jobs';
import { countOf, wholeNumberText } from '@atoll/contracts/words';
import { problemText } from '@atoll/platform/form-errors';
import { Button } from '@atoll/ui/button';
import { useState } from 'react';
import { useNotice } from '../shared/notices';
import { useBeginBulkMutation } from './hub.api';
import * as s from './agent-hub.module.css';

const CHANGES: readonly { readonly kind: BulkKind; readonly words: string }[] = [
  { kind: 'feature', words: 'Feature' },
  { kind: 'unfeature', words: 'Take the badge' },
  { kind: 'hide', words: 'Hide' },
  { kind: 'show', words: 'Show' },
];

interface Props {
  readonly chosen: ReadonlySet<string>;
  readonly filter: HubFilter;
  /** How many fit the filter. */
  readonly total: number;
  readonly onClear: () => void;
}

/** What can be done with the agents that are chosen, or with all that a search finds, as one job. */
export function HubBulk({ chosen, filter, total, onClear }: Props) {
  const [begin, { isLoading }] = useBeginBulkMutation();
  const [isOfAll, setOfAll] = useState(false);
  const say = useNotice();
  const body: Omit<BulkBody, 'kind'> = isOfAll ? { filter } : { ids: [...chosen] };
  const count = isOfAll ? total : chosen.size;
  const isTooMany = count > BULK_MAX;

  async function change(kind: BulkKind): Promise<void> {
    const { error } = await begin({ ...body, kind });
    if (error) return say({ text: problemText(error) ?? '', isProblem: true });
    say({ text: `${countOf(count, 'agent')}: it has begun. You can stop it and undo it above the list.` });
    setOfAll(false);
    onClear();
  }
  return (
    <section className={s.bulk} aria-label="Agents that are chosen">
      <p role="status" className={s.count}>
        {isOfAll ? `All ${wholeNumberText(total)} that are found` : `${countOf(count, 'agent')} chosen`}
      </p>
      {CHANGES.map(({ kind, words }) => (
        <Button
          key={kind}
          variant="quiet"
          size="small"
          busy={isLoading}
          disabled={isTooMany}
          onClick={() => void change(kind)}
        >
          {words}
        </Button>
      ))}
      {!isOfAll && total > chosen.size && (
        <Button variant="text" size="small" onClick={() => setOfAll(true)}>
          Take all {wholeNumberText(total)} that are found
        </Button>
      )}
      <Button
        variant="text"
        size="small"
        onClick={() => {
          setOfAll(false);
          onClear();
        }}
      >
        Choose none
      </Button>
      {isTooMany && (
        <p className={s.tooMany} role="alert">
          One change takes {wholeNumberText(BULK_MAX)} agents at most. Please narrow the search.
        </p>
      )}
    </section>
  );
}
