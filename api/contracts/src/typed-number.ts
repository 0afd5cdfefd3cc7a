/** A number as it was typed, in smallest units, or the sentence that says what is wrong with it. */
export type Typed = { readonly minor: number } | { readonly problem: string };

const BLANKS = /[\s\u00a0\u202f'’]/g;
/** '$2,000': the sign says nothing, because the currency is chosen beside it. */
const SIGN = /\p{Sc}/gu;
/** Zeros of the digits that are written in Arabic, Persian and Hindi. */
const OTHER_ZEROS = [0x0660, 0x06f0, 0x0966];

/** The same text with the digits 0 to 9. */
function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = OTHER_ZEROS.find((each) => code >= each && code <= each + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

const PLAIN = /^\d+([.,]\d+)*$/;

/** The part before the point and the one after it; null where a text is no number. */
function partsOf(text: string, digits: number): readonly [string, string] | 'ambiguous' | null {
  if (!PLAIN.test(text)) return null;
  const marks = text.replace(/\d/g, '');
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at < 0) return [text, ''];
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  const mark = text.charAt(at);
  const isOneKind = [...marks].every((each) => each === mark);
  const groups = text.split(/[.,]/);
  const arePartedWell =
    (groups[0]?.length ?? 0) <= 3 && groups[0] !== '0' && groups.slice(1).every(({ length }) => length === 3);
  // One kind of mark that comes again parts thousands.
  if (isOneKind && marks.length > 1) return arePartedWell ? [groups.join(''), ''] : null;
  if (marks.length === 1) {
    if (after.length !== 3 || !arePartedWell) return [before, after];
    // '1,250' are thousands, unless the currency has thousandths: then a point is one, and a comma may be either.
    if (digits !== 3) return [before + after, ''];
    return mark === '.' ? [before, after] : 'ambiguous';
  }
  // The last mark of two kinds is the point; those before it part thousands, and are of the other kind alone.
  const isRight = !before.includes(mark) && partedInThrees(before);
  return isRight ? [before.replace(/[.,]/g, ''), after] : null;
}

/** Whether the marks of a number stand where those of thousands do. */
function partedInThrees(text: string): boolean {
  const [first = '', ...rest] = text.split(/[.,]/);
  return first.length <= 3 && rest.every(({ length }) => length === 3);
}

/** Reads a number as people write it: '1,250.50', '1250,5', '1 250'. `unit` is named where it has too many digits. */
export function readNumber(typed: string, digits: number, unit: string): Typed {
  const text = withPlainDigits(typed).replace(BLANKS, '').replace(SIGN, '');
  if (text === '') return { problem: 'Please fill this in' };
  const parts = partsOf(text, digits);
  if (parts === 'ambiguous')
    return { problem: `Please write ${text} as ${text.replace(',', '')} or as ${text.replace(',', '.')}` };
  if (parts === null) return { problem: 'Please write a number, such as 1,250 or 12.50' };
  const [whole, rest] = parts;
  const after = rest.replace(/0+$/, '');
  if (after.length > digits)
    return {
      problem:
        digits === 0
          ? `${unit} has no smaller unit: please write a whole number`
          : `${unit} has ${digits} digits after the point at most`,
    };
  return { minor: Number(whole + after.padEnd(digits, '0')) };
}
