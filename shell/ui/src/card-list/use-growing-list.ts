import { useState } from 'react';

/** So many items of a long list are drawn at once. */
const STEP = 60;

/** How many of a long list are drawn: the first, and with each `grow` more; another `key` begins anew. */
export function useGrowingList<T>(
  items: readonly T[],
  key: string,
): { drawn: readonly T[]; grow: () => void } {
  const [list, setList] = useState({ key, count: STEP });
  if (list.key !== key) setList({ key, count: STEP });
  const count = list.key === key ? list.count : STEP;
  return {
    drawn: items.length <= count ? items : items.slice(0, count),
    grow: () => setList({ key, count: count + STEP }),
  };
}
