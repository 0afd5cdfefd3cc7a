/** What a spreadsheet computes, by its first letter; csv-stringify sets an apostrophe before it. */
const COMPUTED = '=+\\-@\\t\\r\\uff1d\\uff0b\\uff0d\\uff20';
const LOOKS_GUARDED = new RegExp(`^'+[${COMPUTED}]`);

/** A cell that goes out: what looks guarded already has one more apostrophe, so that taking one away gives it back. */
export function beforeGuard(cell: string): string {
  return LOOKS_GUARDED.test(cell) ? `'${cell}` : cell;
}

/** A cell that comes in, as it was before it was guarded. */
export function withoutGuard(cell: string): string {
  return LOOKS_GUARDED.test(cell) ? cell.slice(1) : cell;
}
