import { ReleaseError } from '../release-error';

/** The last one that was good, the first that was bad, and how many were tried. */
export interface Fault<Item> {
  readonly good: Item;
  readonly bad: Item;
  readonly tries: number;
}

/**
 * Finds where things that follow one another become bad, by halving: for forty of them at most eight tries. Throws a
 * ReleaseError where the last one is good, or the first one bad.
 */
export async function findFault<Item>(
  items: readonly Item[],
  isGood: (item: Item) => Promise<boolean>,
): Promise<Fault<Item>> {
  let tries = 0;
  const tryAt = (at: number) => {
    tries += 1;
    return isGood(items[at] as Item);
  };
  let [good, bad] = [0, items.length - 1];
  if (bad < 1)
    throw new ReleaseError('There is only one composition in the record: nothing to look through.');
  if (await tryAt(bad)) throw new ReleaseError('The check passes with what runs now: nothing is broken.');
  if (!(await tryAt(good)))
    throw new ReleaseError(
      'The check failed with the oldest composition in the record already: it broke before, or the check is wrong.',
    );
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (await tryAt(middle)) good = middle;
    else bad = middle;
  }
  return { good: items[good] as Item, bad: items[bad] as Item, tries };
}
