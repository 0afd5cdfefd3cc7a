import type { MailedWords } from './mailed-words';

/** Lines that an attribution may be broken into. */
const ATTRIBUTION_LINES_MAX = 4;
/** Letters of one; a longer text is somebody's own. */
const ATTRIBUTION_MAX = 500;
/** Lines of a head: from, sent, to, copies, subject, attachments, each of them perhaps broken. */
const HEAD_LINES_MAX = 10;
const HEAD_LINES_MIN = 3;
/** '________', and '-----Ursprüngliche Nachricht-----' in whichever language. */
const RULE = /^(?:[\s_=*~—–-]{5,}|-{2,}.{0,60}-{2,})$/u;
/** 'Gesendet: …' or '*发件人：* …' */
const FIELD = /^\*?\p{L}[\p{L}\p{M} .-]{0,24}\*?\s?[:：]\*?(?:\s|$)/u;
const UNSEEN = /\p{Cf}/gu;
const ADDRESS = /\S+@\S+/g;

/** How many of these lines, from the end, are the head of another mail ('From: …, Sent: …'); 0 for none. */
function headLines(lines: readonly string[], { isMeant }: MailedWords): number {
  for (let count = Math.min(HEAD_LINES_MAX, lines.length); count >= HEAD_LINES_MIN; count -= 1) {
    const head = lines.slice(-count).map((line) => line.replace(UNSEEN, '').trim());
    const fields = head.filter((line) => FIELD.test(line)).length;
    if (FIELD.test(head[0] ?? '') && fields >= HEAD_LINES_MIN && isMeant(head.join(' '))) return count;
  }
  return 0;
}

/** How many, from the end, say who wrote what follows, in whichever language: with an address or a time, and a colon. */
function attributionLines(lines: readonly string[], { isMeant }: MailedWords): number {
  let found = 0;
  for (let count = 1; count <= Math.min(ATTRIBUTION_LINES_MAX, lines.length); count += 1) {
    const said = lines.slice(-count).join(' ').replace(UNSEEN, '').trim();
    const hasTime = /\p{Nd}/u.test(said.replace(ADDRESS, ''));
    if (said.length > ATTRIBUTION_MAX || !/[:：]$/.test(said)) return found;
    if (hasTime && (said.search(ADDRESS) >= 0 || isMeant(said))) return count;
    // Its line may be broken, with the time in the one before.
    if (found === 0 && said.search(ADDRESS) >= 0) found = count;
  }
  return found;
}

/** Lines that stand before quoted text, without what a mail program has written there. */
export function withoutMailHead(lines: readonly string[], mailed: MailedWords): string[] {
  const own = [...lines];
  const dropBlanks = () => {
    while (own.length > 0 && (own.at(-1)?.trim() === '' || RULE.test(own.at(-1)?.trim() ?? ''))) own.pop();
  };
  dropBlanks();
  const from = own.findLastIndex((line) => line.trim() === '') + 1;
  const last = own.slice(from);
  own.length -= headLines(last, mailed) || attributionLines(last, mailed);
  dropBlanks();
  return own;
}
