import { fold } from '@atoll/contracts/fold';
import type { MessageLanguage, MessageReading } from '../reading/read-message';
import { PLACE_MARKS, type PlaceMarks } from './place-marks';

export interface Word {
  readonly text: string;
  readonly folded: string;
  /** The words between two breaks have one number: a name does not reach over a break. */
  readonly segment: number;
  /** Whether a comma stands before it. */
  readonly isAfterComma: boolean;
}

/** Some words in a row. */
export interface Span {
  readonly from: number;
  /** One behind the last word. */
  readonly to: number;
}

const WORDS_MAX = 40;
/** Where something was read out of a message, and at the end of a sentence, a name ends. */
/** Not after 'St.' */
const BREAK = /\s{2,}|(?<!\b\p{L}{1,2})\.\s*|[;:!?()"“”«»¿¡。、؟…\n]+\s*|\s[-–—]+\s/u;
/** Japanese names are of one script, and what stands between them is of another. */
const JAPANESE_BREAK =
  /\p{Script=Hiragana}+|(?<=\p{Script=Han})(?=\p{Script=Katakana})|(?<=\p{Script=Katakana})(?=\p{Script=Han})(?![島市州])/u;
/** "Roma'da": what a language joins to a name stands behind an apostrophe. */
const JOINED = /(?<=\p{Script=Latin})['’](?=\p{Script=Latin}+$)/u;
const EDGES = /^[^\p{L}\p{N}&+/]+|[^\p{L}\p{N}\p{M}&+/]+$/gu;

function wordsOf(rest: string, language: MessageLanguage): Word[] {
  const segments = rest
    .split(BREAK)
    .flatMap((each) => (language === 'ja' ? each.split(JAPANESE_BREAK) : [each]));
  const words = segments.flatMap((each, segment) =>
    each.split(/[,،]/u).flatMap((part, index) =>
      part
        .split(/\s+/u)
        .flatMap((raw) => raw.split(JOINED))
        .map((raw) => raw.replace(EDGES, ''))
        .filter(Boolean)
        .map((text, at) => ({
          text,
          folded: fold(text) || text.toLowerCase(),
          segment,
          isAfterComma: index > 0 && at === 0,
        })),
    ),
  );
  return words.slice(0, WORDS_MAX);
}

type Mark = Exclude<keyof PlaceMarks, 'endings' | 'beginnings'>;

/** What is left of a message, as words that may be the name of a place, and what stands around them. */
export class Sentence {
  readonly words: readonly Word[];
  readonly #marks: PlaceMarks;
  readonly #refused: readonly boolean[];

  constructor({ rest, language }: Pick<MessageReading, 'rest' | 'language'>) {
    this.words = wordsOf(rest, language);
    this.#marks = PLACE_MARKS[language];
    this.#refused = this.#refusedWords();
  }

  is(word: Word | undefined, ...kinds: readonly Mark[]): boolean {
    // 'in LA' has no article.
    const isName = word !== undefined && /^\p{Lu}{2,}$/u.test(word.text);
    return (
      word !== undefined &&
      !isName &&
      kinds.some((kind) =>
        (this.#marks[kind] ?? []).some((each) => each === word.text.toLowerCase() || each === word.folded),
      )
    );
  }

  isRefused(at: number): boolean {
    return this.#refused[at] ?? false;
  }

  /** Whether a name stands among the words that are not meant. */
  hasRefused(name: string): boolean {
    const refused = this.words.flatMap(({ folded }, at) => (this.isRefused(at) ? [folded] : [])).join(' ');
    return ` ${refused} `.includes(` ${fold(name)} `);
  }

  textOf({ from, to }: Span): string {
    return this.words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
  }

  /** Up to which word a name that begins here may reach. */
  endOf(from: number, most: number): number {
    let to = from;
    while (to - from < most && this.words[to] && this.words[to]?.segment === this.words[from]?.segment)
      to += 1;
    return to;
  }

  /** The word before a name in its segment, without an article. */
  before({ from }: Pick<Span, 'from'>): Word | undefined {
    const inSegment = (at: number) =>
      this.words[at]?.segment === this.words[from]?.segment ? this.words[at] : undefined;
    const last = inSegment(from - 1);
    return this.is(last, 'articles') ? inSegment(from - 2) : last;
  }

  /** Whether nothing follows a name in its segment that could belong to it. */
  isLast({ from, to }: Span): boolean {
    const next = this.words[to];
    const isOver = next?.segment !== this.words[from]?.segment;
    return isOver || this.is(next, 'behind', 'before', 'loose', 'articles', 'and');
  }

  /** Whether nothing else stands in its segment. */
  isAlone(span: Span): boolean {
    const { from, to } = span;
    const segment = this.words[from]?.segment;
    return this.words[to]?.segment !== segment && this.words[from - 1]?.segment !== segment;
  }

  /** A text as it is, and without what its language joins to the beginning and the end of names. */
  forms(text: string): string[] {
    const { beginnings = [], endings = [] } = this.#marks;
    const at = text.lastIndexOf(' ') + 1;
    const [head, last] = [text.slice(0, at), text.slice(at)];
    const bare = [
      ...beginnings.filter((each) => text.startsWith(each)).map((each) => text.slice(each.length)),
      ...endings
        .filter((each) => last.toLowerCase().endsWith(each))
        .map((each) => head + last.slice(0, -each.length)),
    ];
    return [
      text,
      ...bare.filter((each) => each.length > (/\p{Script=Han}|\p{Script=Katakana}/u.test(each) ? 1 : 2)),
    ];
  }

  /**
   * The words that are not meant: what follows a negation up to a break, a comma or an 'and', or stands before one, and
   * where somebody comes from, up to the next word that says where.
   */
  #refusedWords(): boolean[] {
    let refused: { readonly segment: number; readonly isOrigin: boolean } | null = null;
    return this.words.map((word, at) => {
      const isEnd = word.isAfterComma || this.is(word, 'and');
      const isDestination = refused?.isOrigin && this.is(word, 'before', 'loose');
      if (refused?.segment !== word.segment || isEnd || isDestination) refused = null;
      const isOrigin = this.is(word, 'origin');
      if (isOrigin || this.is(word, 'not')) refused = { segment: word.segment, isOrigin };
      return refused !== null || this.is(this.words[at + 1], 'notBehind');
    });
  }
}
