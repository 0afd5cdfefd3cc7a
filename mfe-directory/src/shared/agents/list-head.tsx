import { SampleMark } from '@atoll/ui/chip';
import type { AgentFilters } from './agent-filters';
import { LIST_ID } from './agent-list';
import { countText } from './agent-text';
import * as s from './list-head.module.css';
import type { AgentList } from './use-agent-list';

/** '24 featured agents for "food"'. */
function headingOf(list: AgentList, { featured }: AgentFilters, q: string | null): string {
  if (list.state === 'loading') return 'Looking for agents';
  if (list.state === 'error') return 'Agents';
  const words = countText(list.answer.meta.count, featured ? 'featured agent' : 'agent');
  return q === null ? words : `${words} for “${q}”`;
}

interface ListHeadProps {
  list: AgentList;
  filters: AgentFilters;
  q: string | null;
}

/** How many agents the list has, announced when that changes, and whether they are invented. */
export function ListHead({ list, filters, q }: ListHeadProps) {
  const hasSamples = list.state === 'results' && list.answer.data.some(({ sample }) => sample);
  return (
    <div className={s.head} id={LIST_ID}>
      <h2 className="title" aria-live="polite">
        {headingOf(list, filters, q)}
      </h2>
      {hasSamples && <SampleMark />}
    </div>
  );
}
