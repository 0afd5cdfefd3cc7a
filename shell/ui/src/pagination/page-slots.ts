/** One place in a row of page numbers: a page, or the gap between two that are not neighbours. */
export type PageSlot = { page: number } | { gapAfter: number };

/**
 * The pages to offer, at most `slots` of them: always the first and the last, and as many around `page` as fit.
 * 10 of 20 in five slots: 1, 9, 10, 11, 20.
 */
export function pagesToShow(page: number, pageCount: number, slots: number): number[] {
  if (pageCount <= slots) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const inner = slots - 2;
  const first = Math.max(2, Math.min(pageCount - inner, page - Math.floor((inner - 1) / 2)));
  return [1, ...Array.from({ length: inner }, (_, index) => first + index), pageCount];
}

/** The pages with a gap wherever pages are left out. */
export function withGaps(pages: readonly number[]): PageSlot[] {
  return pages.flatMap((page, index) => {
    const next = pages[index + 1];
    const slot: PageSlot = { page };
    return next !== undefined && next > page + 1 ? [slot, { gapAfter: page }] : [slot];
  });
}
