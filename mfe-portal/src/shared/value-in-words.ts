/** A row of a list by all that it says, without its id; switches that are on by their names. */
function rowInWords(row: unknown): string {
  if (typeof row !== 'object' || row === null) return String(row);
  const said = Object.entries(row).flatMap(([field, value]: [string, unknown]) => {
    if (field === 'id') return [];
    if (typeof value === 'boolean') return value ? field : [];
    return typeof value === 'string' || typeof value === 'number' ? String(value) || [] : [];
  });
  return said.join(', ');
}

/** A value of a field for whoever compares two. */
export function valueInWords(value: unknown): string {
  if (Array.isArray(value)) {
    const hasRows = value.some((each) => typeof each === 'object');
    return value.map(rowInWords).join(hasRows ? ';\n' : ', ') || 'nothing';
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) || 'nothing' : 'nothing';
}
