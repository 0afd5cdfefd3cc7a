const MARKUP = /<(?:script|html|!doctype|\?php)\b/i;
const PDF = '%PDF-';
/** Where readers of PDF look for its beginning. */
const PDF_WITHIN_BYTES = 1_024;
const ZIP_END = 'PK\x05\x06';
/** The end of a ZIP stands in the last bytes of a file, before a comment of 64 KB at most. */
const ZIP_WITHIN_BYTES = 22 + 65_535;

/**
 * True for a picture that would also be read as a page, a script, a PDF or an archive. Re-encoding is what makes such
 * files harmless; this tells whoever sent one, instead of keeping half of it.
 */
export function hidesOtherContent(bytes: Buffer): boolean {
  return (
    MARKUP.test(bytes.toString('latin1')) ||
    bytes.subarray(0, PDF_WITHIN_BYTES).includes(PDF, 0, 'latin1') ||
    bytes.subarray(-ZIP_WITHIN_BYTES).includes(ZIP_END, 0, 'latin1')
  );
}
