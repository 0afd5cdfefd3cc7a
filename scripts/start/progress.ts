const REMINDER_MS = 10_000;
const REDRAW_MS = 200;

function seconds(sinceMs: number): string {
  return `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;
}

/**
 * Tells a person what runs and how long it takes: one living line in a terminal, plain lines elsewhere
 * (a start, an end, and a reminder every ten seconds).
 */
export class Progress {
  readonly #running = new Map<string, number>();
  /** How far what runs has come, in its own words. */
  readonly #states = new Map<string, string>();
  readonly #isTerminal: boolean;
  #redraw: NodeJS.Timeout | undefined;

  constructor(private readonly out: NodeJS.WriteStream = process.stdout) {
    this.#isTerminal = out.isTTY && !process.env.CI;
    // Words that end in a file on a full disk are lost; the site goes on. Nobody at the other end of a pipe ends it.
    out.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') throw error;
    });
  }

  /** Prints a line of its own. */
  line(text: string): void {
    this.#clear();
    this.out.write(`${text}\n`);
    this.#draw();
  }

  /**
   * Runs the work and shows it while it runs, and whether its result is good; its failure passes through. The work may
   * say how far it has come.
   */
  async step<T>(
    label: string,
    work: (say: (state: string) => void) => Promise<T>,
    isGood: (result: T) => boolean = () => true,
  ): Promise<T> {
    const startedMs = Date.now();
    const reminder = this.#begin(label, startedMs);
    try {
      const result = await work((state) => this.#states.set(label, state));
      this.#end(label, reminder);
      this.line(`  ${isGood(result) ? '✓' : '✗'} ${label} (${seconds(startedMs)})`);
      return result;
    } catch (error) {
      this.#end(label, reminder);
      // What was given up because something else failed, or because a person stopped it, is not itself broken.
      const outcome = (error as Error).name === 'AbortError' ? '- gave up' : '✗';
      this.line(`  ${outcome} ${label} (${seconds(startedMs)})`);
      throw error;
    }
  }

  #begin(label: string, startedMs: number): NodeJS.Timeout {
    this.#running.set(label, startedMs);
    if (!this.#isTerminal) this.line(`  … ${label}`);
    this.#redraw ??= setInterval(() => this.#draw(), REDRAW_MS);
    return setInterval(() => {
      if (!this.#isTerminal)
        this.line(
          `  … ${label}, still running after ${seconds(startedMs)} ${this.#states.get(label) ?? ''}`.trimEnd(),
        );
    }, REMINDER_MS);
  }

  #end(label: string, reminder: NodeJS.Timeout): void {
    clearInterval(reminder);
    this.#running.delete(label);
    this.#states.delete(label);
    if (this.#running.size > 0) return;
    clearInterval(this.#redraw);
    this.#redraw = undefined;
  }

  #clear(): void {
    if (this.#isTerminal) this.out.write('\r\u001b[2K');
  }

  #draw(): void {
    if (!this.#isTerminal || this.#running.size === 0) return;
    const parts = [...this.#running].map(([label, startedMs]) =>
      [label, this.#states.get(label), seconds(startedMs)].filter(Boolean).join(' '),
    );
    const width = (this.out.columns || 80) - 4;
    this.out.write(`\r\u001b[2K  … ${parts.join(' · ').slice(0, width)}`);
  }
}
