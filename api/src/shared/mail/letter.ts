import { escapeHtml } from '../http/escape-html';

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
}

export interface WrittenLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Names come from people: they bring no second line into a header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ').trim();
}

const SIGNATURE = 'Atoll, your travel marketplace';

/** A letter as plain text and as HTML; markup in it is text in both. */
export function writeLetter({ subject, paragraphs, action, moreActions = [] }: Letter): WrittenLetter {
  const actions = [...(action ? [action] : []), ...moreActions];
  const told = [...paragraphs, ...actions.map(({ text, href }) => `${text}:\n${href}`)];
  const links = actions.map(
    ({ text, href }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`,
  );
  const body = [...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`), ...links].join('\n');
  return {
    subject: oneLine(subject),
    text: `${[...told, SIGNATURE].join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body>\n${body}\n<p>${SIGNATURE}</p>\n</body></html>\n`,
  };
}
