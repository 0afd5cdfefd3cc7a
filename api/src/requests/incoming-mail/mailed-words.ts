import { fold } from '@atoll/contracts/fold';
import { withoutSecretLinks } from '@atoll/contracts/secret-links';

/** So many lines one after the other that stood in a mail are no accident. */
const LINES_MIN = 3;
/** Letters and digits of a line that says something; shorter ones stand in every mail. */
const TELLING_MIN = 8;
/** No link of the site is shorter. */
const LINK_MIN = 20;
/** The address that an answer goes to stands before what is quoted, and not in it. */
const ANSWERED = /reply\+/i;
const ADDRESS = /[a-z]+:\/\//i;

/** Letters and digits alone: mail programs break, join and indent lines. */
const bare = (text: string) => fold(text).replaceAll(' ', '');

/** What was written in the mail that somebody answers. */
export interface MailedWords {
  /** Whether a line stood in it, and says something. */
  readonly has: (line: string) => boolean;
  /** The line at which it begins to be quoted: three that stood in it, or one with a link; -1 for none. */
  readonly beginIn: (lines: readonly string[]) => number;
  /** Whether a text is about this mail: its subject, or who sent it. */
  readonly isMeant: (text: string) => boolean;
}

/** `text` is the mail as it left; `sender` and `subject` as mail programs repeat them. */
export function mailedWords(
  text: string,
  { sender, subject }: { sender: string; subject: string },
): MailedWords {
  const known = bare(text);
  const names = [bare(sender), bare(subject)].filter((name) => name !== '');
  const stood = (line: string) => {
    if (known === '') return false;
    const letters = bare(line);
    return letters !== '' && known.includes(letters);
  };
  const has = (line: string) => known !== '' && bare(line).length >= TELLING_MIN && stood(line);
  const hasLink = (line: string) =>
    line.length >= LINK_MIN &&
    !ANSWERED.test(line) &&
    ((ADDRESS.test(line) && has(line)) || withoutSecretLinks(line) !== line);
  return {
    has: (line) => has(line) || hasLink(line),
    beginIn: (lines) => {
      let start = -1;
      let count = 0;
      for (const [at, line] of lines.entries()) {
        if (line.trim() === '') continue;
        if (!stood(line) && !hasLink(line)) {
          start = -1;
          count = 0;
          continue;
        }
        if (start < 0 && (has(line) || hasLink(line))) start = at;
        if (has(line)) count += 1;
        if (hasLink(line) || count >= LINES_MIN) return start;
      }
      return -1;
    },
    isMeant: (said) => names.some((name) => bare(said).includes(name)),
  };
}

/** Where it is not known what was sent. */
export const NOTHING_MAILED = mailedWords('', { sender: '', subject: '' });
