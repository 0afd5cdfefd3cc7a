import { CommandError } from '../command-error';
import { OutOfTime, watch } from './watchdog';
import type { Work } from './work';

/** How long a command computes before others have their turn. */
const turnMs = 5;
/** The clock is looked at once in so many documents. */
const documentsPerLook = 8;
/** The longest that a single step of a command with a regular expression may take where no limit is given. */
const longestStepMs = 1_000;

/** What holds for a command, and for the batches of its cursor. */
export interface Limits {
  /** `maxTimeMS`; 0 for no limit. */
  timeLimitMs: number;
  /** Whether a step may take for ever, as one with a backtracking regular expression may. */
  isRisky: boolean;
}

export const noLimits: Limits = { timeLimitMs: 0, isRisky: false };

/** The time of one command: when others have their turn, and when its own is up. */
export class Pace {
  #limits: Limits;
  #deadline = Infinity;
  #turnEnds = 0;
  #documents = 0;
  #pauses = 0;
  #isWatched = false;

  /** `isQuiet` is false while a pause would let others see, or write over, what is not in the log yet. */
  constructor(
    limits: Limits,
    private readonly isQuiet: () => boolean,
  ) {
    this.#limits = limits;
    this.adopt(limits);
  }

  get limits(): Limits {
    return this.#limits;
  }

  /** From now on these limits hold: those of the command whose cursor is read on. */
  adopt(limits: Limits): void {
    this.#limits = limits;
    this.#deadline = limits.timeLimitMs > 0 ? performance.now() + limits.timeLimitMs : Infinity;
  }

  /** How often the command has paused; others may have written at each of them. */
  get pauses(): number {
    return this.#pauses;
  }

  get mayPause(): boolean {
    return this.isQuiet();
  }

  /** Begins a turn. */
  begin(): void {
    this.#turnEnds = performance.now() + turnMs;
  }

  /** Notes that others have had their turn. */
  notePause(): void {
    this.#pauses += 1;
  }

  /** Asked once per document: true where the turn is over. Throws MaxTimeMSExpired (50) when the time is up. */
  isDue(): boolean {
    this.#documents += 1;
    return this.#documents % documentsPerLook === 0 && this.isOver();
  }

  /** Asked between larger steps: true where the turn is over. Throws MaxTimeMSExpired (50) when the time is up. */
  isOver(): boolean {
    const now = performance.now();
    if (now > this.#deadline) throw timeIsUp();
    return now >= this.#turnEnds;
  }

  /** Runs what may be interrupted at any place: it changes nothing that is shared. */
  run<T>(compute: () => T): T {
    if (!this.#limits.isRisky || this.#isWatched) return compute();
    const leftMs = this.#deadline - performance.now();
    this.#isWatched = true;
    try {
      return watch(compute, Math.min(leftMs, longestStepMs));
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
      throw leftMs <= longestStepMs ? timeIsUp() : stepTooLong();
    } finally {
      this.#isWatched = false;
    }
  }

  /** Runs work to its end at once; each of its steps may be interrupted. */
  finish<T>(work: Work<T>): T {
    for (;;) {
      this.begin();
      const step = this.run(() => work.next());
      if (step.done) return step.value;
    }
  }

  /** Like `run`, for work: it pauses where the work does. */
  *through<T>(work: Work<T>): Work<T> {
    for (;;) {
      const step = this.run(() => work.next());
      if (step.done) return step.value;
      yield;
    }
  }
}

/** The pace of what is small, or must not be interrupted. */
export function withoutPause(): Pace {
  return new Pace(noLimits, () => false);
}

function timeIsUp(): CommandError {
  return new CommandError(50, 'operation exceeded time limit');
}

function stepTooLong(): CommandError {
  return new CommandError(
    51156,
    `Error occurred while executing a regular expression: it took more than ${longestStepMs} ms`,
  );
}
