import { AGENT_SORTS, type AgentSort } from '@atoll/contracts/agent';
import type { SortOption } from '@atoll/ui/sort-bar';

const LABELS: Readonly<Record<AgentSort, readonly [label: string, reason: string]>> = {
  best: ['Best match', 'Featured agents first, then the best rated.'],
  rating: ['Rating', 'Best rated first.'],
  experience: ['Experience', 'Longest in the trade first.'],
  name: ['Name', 'By name.'],
};

export const SORT_OPTIONS: readonly SortOption<AgentSort>[] = AGENT_SORTS.map((value) => {
  const [label, reason] = LABELS[value];
  return { value, label, reason };
});
