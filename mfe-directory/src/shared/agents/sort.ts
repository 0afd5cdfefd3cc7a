import { AGENT_SORTS, type AgentSort } from '@atoll/contracts/agent';
import type { SortOption } from '@atoll/ui/sort-bar';

const LABELS: Readonly<Record<AgentSort, readonly [label: string, reason: string]>> = {
  best: ['Best match', 'Featured agents first, then the best rated.'],
  rating: ['Rating', 'Best rated first.'],
  experience: ['Experience', 'Longest in the trade first.'],
  name: ['Name', 'By name.'],
};

const BEST_OF_WORDS =
  'Who fits the words best first; of those who fit alike, featured agents, then the best rated.';

/** The orders of a list; with words, the best match is the one that fits them. */
export function sortOptions(q: string | null): SortOption<AgentSort>[] {
  return AGENT_SORTS.map((value) => {
    const [label, reason] = LABELS[value];
    return { value, label, reason: value === 'best' && q !== null ? BEST_OF_WORDS : reason };
  });
}
