/** How the words of one kind are looked for in a message. */
export interface Words {
  /** Whole words and phrases. */
  readonly words?: readonly string[];
  /** Beginnings of words: 'hotel' is in 'hotelzimmer'. */
  readonly beginnings?: readonly string[];
  /** Anywhere: Japanese has no spaces between words, and Arabic joins its articles to them. */
  readonly anywhere?: readonly string[];
  /** Whole words that stand behind a number: '3 days'. */
  readonly counts?: readonly string[];
}

/**
 * The words of a language that tell what a message is about, folded: lower case, no accents, spaces for signs. A vague
 * word counts only where the message has no word of another kind.
 */
export interface LanguageWords {
  readonly hotel: Words;
  readonly activity: Words;
  readonly plan: Words;
  readonly vaguePlan: Words;
  /** What changes from day to day, and cannot be known without looking it up (MAR-38). */
  readonly web: Words;
  readonly vagueWeb: Words;
  /** A quote or a price for a trip is talked about, not planned. */
  readonly quote?: Words;
  /** Said to a person, not asked of the web: 'how are you today'. */
  readonly smallTalk?: Words;
}

/** Words and phrases from a text in which commas stand between them. */
export function list(text: string): readonly string[] {
  return text.trim().split(/,\s+/);
}
