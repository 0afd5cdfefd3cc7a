/** A text as a value of a calendar file: RFC 5545, section 3.3.11. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

const LINE_MAX_BYTES = 75;

/** Long lines go on in the next one, after a space: section 3.1 counts in bytes. */
export function folded(line: string): string {
  const encoder = new TextEncoder();
  let [text, bytes] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_MAX_BYTES) [text, bytes] = [`${text}\r\n `, 1];
    [text, bytes] = [text + character, bytes + size];
  }
  return text;
}
