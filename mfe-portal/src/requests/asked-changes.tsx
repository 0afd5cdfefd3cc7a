import type { AgentRequest } from '@atoll/contracts/quote';
import { Notice } from '@atoll/ui/notice';
import { dayInWords } from '../shared/time-words';

interface Props {
  readonly request: AgentRequest;
  readonly now: number;
}

/** What the traveler asked to change of the newest version. */
export function AskedChanges({ request: { changes = [], quotes, traveler }, now }: Props) {
  const newest = quotes[0];
  const open = changes.filter(({ version }) => version === newest?.version);
  const titleOf = (lineId: string) => newest?.lines.find(({ id }) => id === lineId)?.title ?? 'a line';
  return open.map(({ lineId, text, at, version }) => (
    <Notice key={`${lineId} ${at}`} icon="message">
      <b>
        {traveler} asks to change {titleOf(lineId)}:
      </b>{' '}
      “{text}” Sent to you {dayInWords(at, now)}, about version {version}.
    </Notice>
  ));
}
