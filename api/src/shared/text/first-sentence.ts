/** An end after one of these is none: 'the banks of St. Anna Bay'. */
const FIRST = /^.*?(?<!\b(?:St|Mt|Dr|Mr|Mrs|Ms|No))[.!?](?=\s+\p{Lu}|\s*$)/su;

/** The first sentence of a paragraph; all of it where none ends. */
export function firstSentence(text: string): string {
  return FIRST.exec(text)?.[0] ?? text;
}
