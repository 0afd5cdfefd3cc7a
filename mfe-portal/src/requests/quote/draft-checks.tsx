import { HOURS_UNKNOWN, quoteChecks } from '@atoll/contracts/quote-checks';
import type { RequestWish } from '@atoll/contracts/quote-request';
import { CheckList } from '@atoll/ui/check-list';
import { Panel } from '../../shared/panel';
import { inOrder, type LineDraft } from './quote-draft';
import * as words from '../words.module.css';

interface DraftChecksProps {
  readonly lines: readonly LineDraft[];
  readonly when: RequestWish['when'];
  readonly traveler: string;
}

/** What its traveler will read below 'Worth a look', while the agent can still change it; nothing where nothing is. */
export function DraftChecks({ lines, when, traveler }: DraftChecksProps) {
  const titled = inOrder(lines).map(({ group, spot, title, ...line }) => ({
    ...line,
    title: title.trim() || 'a line without a title',
    group: line.kind === 'choice' ? group.trim() : null,
    spot: spot ?? undefined,
  }));
  const checks = quoteChecks(titled, when);
  if (checks.length === 0) return null;
  return (
    <Panel title="Worth a look">
      <CheckList look="advice" checks={checks.map(({ text }) => ({ text, ok: false }))} />
      <p className={words.quiet}>
        {traveler} reads the same of what is chosen. You can send the quote all the same. {HOURS_UNKNOWN}
      </p>
    </Panel>
  );
}
