/** What a PDF calls scripts, programs that it starts, files in it, and forms and media that bring scripts with them. */
const ACTIVE_NAMES = [
  ...['JavaScript', 'Rendition', 'Launch', 'SubmitForm', 'ImportData', 'XFA'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'RichMedia'],
];

/** A letter of a name may be written by its number as well: `/J#61vaScript` is `/JavaScript`. */
function spelled(name: string): string {
  return Array.from(name, (letter) => {
    const code = Array.from(letter.charCodeAt(0).toString(16), (digit) =>
      /[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit,
    ).join('');
    return `(?:${letter}|#${code})`;
  }).join('');
}

/** A name ends at a blank, at one of the format's marks, or with the file. */
const NAME_END = '(?=[\\0\\t\\n\\f\\r ()<>[\\]{}/%]|$)';
const ACTIVE = new RegExp(`/(?:${ACTIVE_NAMES.map(spelled).join('|')})${NAME_END}`);

/**
 * True for a PDF that says openly that something is to run in its reader, or that it carries another file. An `/OpenAction`
 * alone is none: most only say at which page to begin, and one that runs something names what it runs.
 *
 * Objects in compressed streams are not looked into: that takes a whole reader of PDF. So whatever passes is still only
 * ever downloaded, and in a sandbox where a browser shows it all the same (`sendFile`).
 */
export function hasActiveContent(pdf: Buffer): boolean {
  return ACTIVE.test(pdf.toString('latin1'));
}
