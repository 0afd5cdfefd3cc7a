import type { Attachment } from '@atoll/contracts/attachment';

const LENGTH_MAX = 100;
/** Control characters, what has no width, and what turns the direction: 'fdp.exe' would read as 'exe.pdf'. */
const UNSEEN = /\p{C}/gu;
/** What systems do not take in a name, or read as a path. */
const REFUSED = /["*:<>?|/\\]/g;
const ENDING = /\.[^.\s]{1,8}$/u;
const KINDS = {
  picture: { ending: '.webp', empty: 'Picture' },
  pdf: { ending: '.pdf', empty: 'Document' },
} as const;

/** The name of a file as its reader sees and keeps it: what its sender called it, with the ending of what it is. */
export function fileNameOf(sent: string, kind: Attachment['kind']): string {
  const { ending, empty } = KINDS[kind];
  const words = sent
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(REFUSED, '_')
    .trim()
    .replace(ENDING, '')
    // A leading dot hides a file; one at the end is lost on some systems.
    .replace(/^[.\s]+|[.\s]+$/gu, '');
  const short = [...words].slice(0, LENGTH_MAX).join('').trim();
  return `${short || empty}${ending}`;
}

/** The header that hands the file on under its name (RFC 6266): in ASCII, and as it is. */
export function dispositionOf(type: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${ascii}"; filename*=UTF-8''${whole}`;
}
