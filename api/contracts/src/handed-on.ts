/** Characters that turn the direction of a text, as they stand in a pattern: what follows reads as something else. */
const DIRECTION_CHARACTERS = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const TURNS_DIRECTION = new RegExp(`[${DIRECTION_CHARACTERS}]`, 'gu');
/** The address of another build of a remote: a link that carries it would run that build for whoever follows it. */
const OVERRIDES = /mfe-override/i;
/** Somebody may have encoded an address again and again. */
const DECODINGS_MAX = 5;

const ENCODED = /(?:%[0-9a-f]{2})+/gi;
const ENCODED_ASCII = /%([0-7][0-9a-f])/gi;

/** Decodes what can be decoded, as browsers do: what is encoded wrongly hides nothing beside it. */
function decoded(address: string): string {
  return address.replace(ENCODED, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part.replace(ENCODED_ASCII, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
    }
  });
}

/** What every reader of an address leaves out of it, wherever it stands. */
const LEFT_OUT = /[\t\n\r]/g;

/** The address as a browser reads it, decoded once, twice and so on; null where it could be decoded further still. */
function readings(address: string): string[] | null {
  const found = [address.replace(LEFT_OUT, '')];
  for (let last = found[0] ?? ''; found.length <= DECODINGS_MAX + 1;) {
    const next = decoded(last).replace(LEFT_OUT, '');
    if (next === last) return found;
    found.push(next);
    last = next;
  }
  return null;
}

/** Whether a text reads in the order in which it was written. */
export function isPlainText(text: string): boolean {
  return plainText(text) === text;
}

/** A text without the characters that turn its direction. */
export function plainText(text: string): string {
  return text.replace(TURNS_DIRECTION, '');
}

/** Whether an address of the site can be handed to somebody else: it reads as it is, and chooses no build of a remote. */
export function isHandedOnSafely(address: string): boolean {
  const all = readings(address);
  return all !== null && all.every((reading) => isPlainText(reading) && !OVERRIDES.test(reading));
}
