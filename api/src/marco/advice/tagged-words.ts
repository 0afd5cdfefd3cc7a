import nlp from 'compromise';

/** One word of a sentence with what the language library says of it. */
export interface Word {
  /** In small letters. */
  readonly text: string;
  readonly original: string;
  readonly tags: ReadonlySet<string>;
  readonly isFirst: boolean;
}

/** The words of a sentence, or of several, in their order. */
export function wordsOf(sentence: string): Word[] {
  const sentences = nlp(sentence).json({ terms: { text: true, tags: true } }) as {
    terms: { text: string; tags: string[] }[];
  }[];
  return sentences.flatMap(({ terms }) =>
    terms
      // A contraction is one word and an empty one: 'it's'.
      .filter(({ text }) => text !== '')
      .map(({ text, tags }, index) => ({
        text: text.toLowerCase().replaceAll('’', "'"),
        original: text,
        tags: new Set(tags),
        isFirst: index === 0,
      })),
  );
}

export const isNumber = ({ text, tags }: Word) => /\d/u.test(text) || tags.has('Value');
export const hasTag = ({ tags }: Word, names: readonly string[]) => names.some((name) => tags.has(name));
export const isCapital = ({ original }: Word) => /\p{Lu}/u.test(original);
