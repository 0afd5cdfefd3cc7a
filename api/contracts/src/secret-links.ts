import { BEFORE_SECRET } from './secret-path';

/** What stands where a link was that belongs to one person alone. */
export const LINK_LEFT_OUT = '[link left out]';

/** Pages whose query is the secret; a test compares them with the table of pages. */
const BEFORE_SECRET_QUERY = ['reset-password', 'auth/callback'];

/** Where a mail program has broken a long line, with the signs of quoting that begin the next one. */
const BREAK = '(?:=?[ \\t]*\\n[>|\\s]{0,8})?';
/** Breaks in one secret; a list of words is longer. */
const BREAKS_MAX = 3;
const TOKEN = `[\\w.~%-]`;
/** A token goes on in the next line where that begins with so many letters of one. */
const REST = `(?:=?[ \\t]*\\n[>|\\s]{0,8}${TOKEN}{16,})*`;
/** Without a host shorter words may be anybody's: 'lunch/plan/dinner'. */
const BARE_TOKEN_MIN = 10;

const times = (character: string, count: number) => `(?:${character}${BREAK}){${count}}`;
const HEX = '[0-9a-f]';
const DASH = `-${BREAK}`;
const UUID = [8, 4, 4, 4, 12].map((count) => times(HEX, count)).join(DASH);
const HASH = times('[\\w-]', 42);

/** Secrets by their shape, wherever they stand: of links of requests and plans, and of mail settings. */
const PROVEN = `(?:${UUID}|${HASH}[\\w-]${BREAK})\\.${BREAK}${HASH}[\\w-]`;
const ANSWER_ADDRESS = `reply\\+[0-9a-z]{32,}@[\\w.-]+`;
const PATHS = [
  `(?<host>://[^/\\\\\\s]{1,255})?[/\\\\]{1,4}(?:${BEFORE_SECRET.join('|')})[/\\\\]{1,4}${BREAK}(?<token>${PROVEN}|${TOKEN}+${REST})`,
  `(?:${BEFORE_SECRET_QUERY.join('|')})/?\\?[^\\s"'<>)]+`,
  `token_hash=[^\\s&"'<>)]+`,
];
const SECRET = new RegExp([...PATHS, PROVEN, ANSWER_ADDRESS].join('|'), 'gi');

/** What an address may be written of. */
const OF_ADDRESS = /[\w.:/\\@%~?=&#+,;!$*-]/;
const DECODINGS_MAX = 5;
const RUN = /\S+/g;
const ENCODED = /%[0-9a-f]{2}|&(?:#|sol;|period;|bsol;)|\p{Cf}|[\uff01-\uff5e]/iu;
const ENTITIES: Readonly<Record<string, string>> = { sol: '/', bsol: '\\', period: '.', amp: '&' };

function isSecret({ 0: whole, groups = {} }: RegExpMatchArray): boolean {
  if (whole.split('\n').length > BREAKS_MAX + 1) return false;
  const { host, token } = groups;
  return token === undefined || host !== undefined || token.length >= BARE_TOKEN_MIN;
}

/** A text without the secrets that are written plainly, each with the address around it. */
function withoutPlain(text: string): string {
  let kept = '';
  let from = 0;
  for (const match of text.matchAll(SECRET)) {
    if (!isSecret(match)) continue;
    let start = match.index;
    while (start > from && OF_ADDRESS.test(text[start - 1] ?? '')) start -= 1;
    let end = match.index + match[0].length;
    while (OF_ADDRESS.test(text[end] ?? '')) end += 1;
    // The end of a sentence is not the link's.
    while (/[.,;:!?]/.test(text[end - 1] ?? '')) end -= 1;
    if (end <= from) continue;
    kept += `${text.slice(from, Math.max(from, start))}${LINK_LEFT_OUT}`;
    from = end;
  }
  return kept + text.slice(from);
}

function decodedOnce(text: string): string {
  return text
    .replace(/&(sol|bsol|period|amp);/gi, (_, name: string) => ENTITIES[name.toLowerCase()] ?? '')
    .replace(/&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));?/gi, (_, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      return code < 128 ? String.fromCharCode(code) : '';
    })
    .replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
}

/** Whether a word without blanks says a secret once it is decoded. */
function hidesSecret(run: string): boolean {
  let last = run;
  for (let count = 0; count < DECODINGS_MAX; count += 1) {
    const next = decodedOnce(last);
    if (next === last) return false;
    if (withoutPlain(next) !== next) return true;
    last = next;
  }
  // Nobody writes an address like that who has nothing to hide.
  return true;
}

/**
 * A text that somebody sends to somebody else, without the addresses of this site that belong to one person alone:
 * whoever has one may read and do what that person may. On whichever host, encoded, broken by a mail program or only the
 * secret itself.
 */
export function withoutSecretLinks(text: string): string {
  return withoutPlain(text).replace(RUN, (run) =>
    ENCODED.test(run) && hidesSecret(run) ? LINK_LEFT_OUT : run,
  );
}
