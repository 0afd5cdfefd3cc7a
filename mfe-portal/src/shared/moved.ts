/** A list with one of its entries further up (-1) or down (1); the same list where there is no such place. */
export function moved<Entry>(list: readonly Entry[], at: number, by: -1 | 1): readonly Entry[] {
  const [entry, other] = [list[at], list[at + by]];
  if (entry === undefined || other === undefined) return list;
  return list.map((each, index) => (index === at ? other : index === at + by ? entry : each));
}
