import type { Pace } from './pace';
import type { Work } from './work';

/**
 * Lets long commands take turns with each other and with everything else: between two turns the event loop looks for
 * new messages, so that a short command waits for one turn, however many long ones there are.
 */
export class TurnQueue {
  readonly #waiting: (() => void)[] = [];

  /** Runs work, the first turn of it at once. What it throws is thrown. */
  async run<T>(work: Work<T>, pace: Pace): Promise<T> {
    for (;;) {
      pace.begin();
      const step = work.next();
      if (step.done) return step.value;
      if (!pace.mayPause) continue;
      await this.#nextTurn();
      pace.notePause();
    }
  }

  #nextTurn(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(this.#serve);
    });
  }

  readonly #serve = (): void => {
    const [first] = this.#waiting;
    first?.();
    this.#waiting.shift();
    if (this.#waiting.length > 0) setImmediate(this.#serve);
  };
}
