import { escapeHtml } from '../http/escape-html';
import { ANSWER_LINE } from './answer-line';

interface Action {
  readonly text: string;
  readonly href: string;
}

/** What a mail says. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What its reader is to do, and where. */
  readonly action?: Action;
  /** What they may do instead. */
  readonly moreActions?: readonly Action[];
  /** Where an answer goes, and then it says above what to write it; without it nobody reads one. */
  readonly replyTo?: string;
}

/** What stands below a mail that its reader can do without. */
export interface MailFoot {
  /** The page that says which mails one gets. */
  readonly settings: string;
  /** Where a mail program turns this kind off by one click (RFC 8058). */
  readonly unsubscribe: string;
}

export interface WrittenLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Names come from people: they bring no second line into a header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ').trim();
}

const SIGNATURE = 'Atoll, your travel marketplace';
const SETTINGS = 'Which mails you get';
const ALWAYS =
  'This mail is always sent: it belongs to something that was done with this address or an account of yours.';

function headersOf({ unsubscribe }: MailFoot): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * A letter as plain text and as HTML; markup in it is text in both. Without a foot it is one that is always sent, and says
 * so.
 */
export function writeLetter(
  { subject, paragraphs, action, moreActions = [], replyTo }: Letter,
  foot: MailFoot | null,
): WrittenLetter {
  const actions = [...(action ? [action] : []), ...moreActions];
  const told = [...paragraphs, ...actions.map(({ text, href }) => `${text}:\n${href}`)];
  const links = actions.map(
    ({ text, href }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`,
  );
  const asHtml = (paragraph: string) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>\n')}</p>`;
  const body = [...paragraphs.map(asHtml), ...links].join('\n');
  const [aboveText, aboveHtml] =
    replyTo === undefined ? [[], ''] : [[ANSWER_LINE], `<p><small>${ANSWER_LINE}</small></p>\n`];
  const textFoot = foot ? `${SETTINGS}:\n${foot.settings}` : ALWAYS;
  const htmlFoot = foot ? `<a href="${escapeHtml(foot.settings)}">${SETTINGS}</a>` : ALWAYS;
  return {
    subject: oneLine(subject),
    ...(foot && { headers: headersOf(foot) }),
    ...(replyTo === undefined ? {} : { replyTo: oneLine(replyTo) }),
    text: `${[...aboveText, ...told, SIGNATURE, textFoot].join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body>\n${aboveHtml}${body}\n<p>${SIGNATURE}</p>\n<p><small>${htmlFoot}</small></p>\n</body></html>\n`,
  };
}
