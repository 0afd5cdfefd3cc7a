/** Names of values that never reach a log, in any spelling of case, hyphens and underscores. */
const SECRET_NAMES = new Set([
  'authorization',
  'cookie',
  'setcookie',
  'password',
  'token',
  'accesstoken',
  'tokenhash',
  'passwordhash',
  'currentpassword',
  'refreshtoken',
  'secret',
  'clientsecret',
  'apikey',
  'card',
  'cardnumber',
  'cardholder',
  'cvc',
  'cvv',
  'securitycode',
  'expiry',
  'expirydate',
]);
const CENSORED = '[redacted]';
const DEPTH_MAX = 6;

/** A card number on its own: 13 to 19 digits, in groups or not. */
const CARD_NUMBER = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;

const ANSWERS_MAX = 1_000;
const answers = new Map<string, boolean>();

/** Every line asks for the same few names; those of a stranger's data do not fill the memory. */
function isSecret(name: string): boolean {
  const known = answers.get(name);
  if (known !== undefined) return known;
  const answer = SECRET_NAMES.has(name.toLowerCase().replaceAll(/[-_]/g, ''));
  if (answers.size < ANSWERS_MAX) answers.set(name, answer);
  return answer;
}

/** Longer ones are what somebody sent us, not what we say; a stack is shorter. */
const TEXT_MAX = 4_000;

/** A text without the card numbers in it, and of a bounded length. */
export function censorText(text: string): string {
  if (text.length < 13) return text;
  const start = text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}… (${text.length} characters)` : text;
  return start.replace(CARD_NUMBER, CENSORED);
}

function censorValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return censorText(value);
  // What pino serialises itself (errors, dates) stays as it is; the logger censors errors after that.
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date)
    return value;
  if (depth >= DEPTH_MAX) return '[deeper]';
  if (Array.isArray(value)) return value.map((item) => censorValue(item, depth + 1));
  return censorObject(value as Record<string, unknown>, depth + 1);
}

function censorObject(object: Record<string, unknown>, depth: number): Record<string, unknown> {
  const censored: Record<string, unknown> = {};
  for (const name of Object.keys(object)) {
    censored[name] = isSecret(name) ? CENSORED : censorValue(object[name], depth);
  }
  return censored;
}

/** A copy of what is to be logged, with secrets and card data replaced. */
export function censor(entry: Record<string, unknown>): Record<string, unknown> {
  return censorObject(entry, 0);
}
