import type { Mailing } from '@atoll/contracts/outreach';
import { wholeNumberText } from '@atoll/contracts/words';
import { Chip } from '@atoll/ui/chip';

const STATES = {
  draft: { words: 'Draft', tone: 'sand' },
  sending: { words: 'Is being sent', tone: 'lagoon' },
  sent: { words: 'Sent', tone: 'success' },
  stopped: { words: 'Stopped', tone: 'sun' },
} as const;

/** Where a mailing stands, and what became of it so far. */
export function MailingState({ mailing: { state, counts } }: { readonly mailing: Mailing }) {
  const { total, sent, unwanted, failed, waiting } = counts;
  const parts = [
    `${wholeNumberText(sent)} of ${wholeNumberText(total)} have it`,
    waiting > 0 && `${wholeNumberText(waiting)} wait`,
    unwanted > 0 && `${wholeNumberText(unwanted)} do not want it`,
    failed > 0 && `${wholeNumberText(failed)} could not be reached`,
  ].filter(Boolean);
  return (
    <>
      <Chip tone={STATES[state].tone}>{STATES[state].words}</Chip>
      {total > 0 && <div className="small muted">{parts.join(', ')}</div>}
    </>
  );
}
