import { isAnswerLine } from '../../shared/mail/answer-line';
import { withoutMailHead } from './mail-heads';
import { NOTHING_MAILED, type MailedWords } from './mailed-words';

/** A line that a mail program has put a sign of quoting before. */
const isQuoted = (line: string) => line.startsWith('>');
/** Outlook's line above the whole mail that is answered. */
const ORIGINAL_MESSAGE = /^-{2,} ?Original Message ?-{2,}$/i;
/** RFC 3676: two dashes and a space, alone in a line. Two dashes without it may be somebody's own. */
const SIGNATURE = '-- ';
/** An attribution with a long address is broken into several lines. */
const ATTRIBUTION_LINES_MAX = 3;
/** Within so many lines an Outlook without a dashed line says from whom, when and about what. */
const HEADER_LINES_MAX = 6;
/** Lines before a quote that may be its head. */
const HEAD_MAX = 30;
const RULE = /^_{8,}$/;

/** The first line from here that is not empty. */
function lineFrom(lines: readonly string[], from: number): string | undefined {
  let at = from;
  while (lines[at]?.trim() === '') at += 1;
  return lines[at];
}

/**
 * How many lines from here are 'On … wrote:'; 0 for none. Of several lines, and where no quoting signs follow, an address
 * has to stand in it: 'On Monday my sister wrote:' may be somebody's own.
 */
function attributionAt(lines: readonly string[], at: number): number {
  if (!lines[at]?.startsWith('On ')) return 0;
  for (let count = 1; count <= ATTRIBUTION_LINES_MAX; count += 1) {
    const last = lines[at + count - 1]?.trim() ?? '';
    if (last === '') return 0;
    if (!last.endsWith('wrote:')) continue;
    const whole = lines.slice(at, at + count).join(' ');
    const next = lineFrom(lines, at + count);
    const hasSigns = next === undefined || isQuoted(next);
    const isOfMail = whole.includes('@') || (count === 1 && hasSigns && /\d/.test(whole));
    return isOfMail ? count : 0;
  }
  return 0;
}

/** Whether the head of another mail begins here: From, then Sent or Date, and Subject. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (!lines[at]?.startsWith('From: ')) return false;
  const head = lines.slice(at + 1, at + HEADER_LINES_MAX);
  const has = (name: string) => head.some((line) => line.startsWith(`${name}: `));
  return (has('Sent') || has('Date')) && has('Subject');
}

/** Whether all that follows is no longer the sender's. */
function isEnd(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  const isRule = RULE.test(line.trim()) && isHeaderBlock(lines, at + 1);
  return line === SIGNATURE || ORIGINAL_MESSAGE.test(line.trim()) || isRule || isHeaderBlock(lines, at);
}

/** What is somebody's own of lines without the marker: not what is quoted, and nothing below a signature or another mail. */
function ownLines(lines: readonly string[], mailed: MailedWords): string[] {
  const own: string[] = [];
  let isAfterQuote = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (isEnd(lines, at)) break;
    const attribution = attributionAt(lines, at);
    if (attribution > 0) {
      const next = lineFrom(lines, at + attribution);
      // Quoted without signs: nothing says where it ends.
      if (next !== undefined && !isQuoted(next)) break;
      at += attribution - 1;
    } else if (isQuoted(line)) {
      if (!isAfterQuote) own.push(...withoutMailHead(own.splice(-HEAD_MAX), mailed));
      isAfterQuote = true;
    } else if (!isAfterQuote || line.trim() === '' || !mailed.has(line)) {
      // A quoted line may go on in the next one without a sign.
      isAfterQuote = isAfterQuote && line.trim() === '';
      own.push(line.trimEnd());
    }
  }
  return own;
}

const asText = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The line at which the mail that is answered begins without signs of quoting; -1 for none. */
function mailBegin(lines: readonly string[], mailed: MailedWords): number {
  const unsigned = lines.map((line) => (isQuoted(line) ? '' : line));
  const found = [unsigned.findIndex(isAnswerLine), mailed.beginIn(unsigned)].filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : -1;
}

/**
 * What somebody has written themselves of an answer by mail: without what it quotes, and without a signature. `mailed` is
 * the mail that is answered: by that it is found whatever the program and its language, where it is quoted without signs.
 */
export function ownWords(text: string, mailed: MailedWords = NOTHING_MAILED): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const begin = mailBegin(lines, mailed);
  if (begin < 0) return asText(ownLines(lines, mailed));
  const above = asText(ownLines(withoutMailHead(lines.slice(0, begin), mailed), mailed));
  if (above !== '') return above;
  // Somebody has written below it.
  const end = lines.findLastIndex((line) => mailed.has(line) || isAnswerLine(line));
  return asText(ownLines(lines.slice(end + 1), mailed));
}
