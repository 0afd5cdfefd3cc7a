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
  const { count, country } = list.answer.meta;
  const where = country ? ` in ${country.name}` : '';
  const words = `${countText(count, featured ? 'featured agent' : 'agent')}${where}`;
  return q === null ? words : `${words} for “${q}”`;
}

interface ListHeadProps {
  list: AgentList;
  filters: AgentFilters;
  q: string | null;
}

/** What a list says where nobody fits all words. */
function ignoredText(words: readonly string[]): string {
  return `Nobody fits all of these words. Left out: ${words.map((word) => `“${word}”`).join(', ')}.`;
}

/** How many agents the list has, announced when that changes, what was left out to find them, and whether they are invented. */
export function ListHead({ list, filters, q }: ListHeadProps) {
  const ignored = list.state === 'results' && list.answer.data.length > 0 ? list.answer.meta.ignored : [];
  const hasSamples = list.state === 'results' && list.answer.data.some(({ sample }) => sample);
  return (
    <div className={s.head} id={LIST_ID}>
      <div aria-live="polite">
        <h2 className="title">{headingOf(list, filters, q)}</h2>
        {ignored.length > 0 && <p className="small muted">{ignoredText(ignored)}</p>}
      </div>
      {hasSamples && <SampleMark />}
    </div>
  );
}
