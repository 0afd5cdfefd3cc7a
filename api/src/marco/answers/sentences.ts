/** Shortened words whose full stop ends no sentence. */
const SHORT = /(?:^|\s)(?:st|mt|ft|dr|mr|mrs|ms|no|vs|etc|e\.g|i\.e|a\.m|p\.m|u\.s|u\.k|approx|\p{Lu})\.$/iu;
/** A sentence that never ends is none. */
const LONGEST = 600;
/** How much of a sentence that is too long is looked at, to find its end. */
const TAIL = 20;

/** Where a space follows, this was a sentence; 'evil . com' is not two. */
function mayEnd(text: string): boolean {
  return /[^\s.!?…][.!?…]+["”’)]*$/u.test(text) && !SHORT.test(text);
}

/**
 * Cuts what a model writes into sentences, each as soon as it has ended: with the space after its full stop, which comes
 * with the next word, so that no address is taken for two sentences where it was sent in two pieces. Languages that have
 * no such space have a full stop of their own.
 */
export class SentenceCutter {
  #rest = '';
  #isTooLong = false;

  /** The sentences that are complete now. */
  push(text: string): string[] {
    const ready: string[] = [];
    for (const character of text) {
      if (/\s/u.test(character) && mayEnd(this.#rest)) this.#end(ready);
      this.#rest += character;
      if (/[\n。！？؟]/u.test(character)) this.#end(ready);
      if (this.#rest.length > LONGEST) {
        this.#isTooLong = true;
        this.#rest = this.#rest.slice(-TAIL);
      }
    }
    return ready;
  }

  /** What is left when the model has ended; a beginning without an end is given up. */
  flush(isComplete: boolean): string[] {
    const ready: string[] = [];
    if (isComplete || /[.!?…。！？؟]["”’)]*$/u.test(this.#rest)) this.#end(ready);
    this.#rest = '';
    return ready;
  }

  #end(ready: string[]): void {
    const sentence = this.#rest.trim();
    if (sentence !== '' && !this.#isTooLong) ready.push(sentence);
    this.#rest = '';
    this.#isTooLong = false;
  }
}
