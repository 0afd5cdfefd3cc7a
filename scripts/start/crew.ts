import { mkdirSync } from 'node:fs';
import { KeptProcess, type Death, type Member } from './kept-process';
import { openLog } from './log-file';
import { WarningLog } from './warning-log';

/** Before a member that died is started again; doubles each time, until it has lived for a while. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const LONG_LIFE_MS = 60_000;

interface Revival {
  readonly say: (line: string) => void;
  readonly firstPauseMs: number;
}

/** How a process ended, as a sentence without its full stop. */
export function howItEnded({ name, code, signal }: Death): string {
  return `The ${name} ${signal ? `was ended by ${signal}` : `ended with code ${code}`}`;
}

/**
 * The processes of a running site. They live in process groups of their own, so that Ctrl-C reaches only the start
 * command, which then stops them in the reverse of the order they were started in.
 */
export class Crew {
  readonly #members: KeptProcess[] = [];
  readonly #pauses = new Map<string, { readonly pauseMs: number; readonly atMs: number }>();
  #revival: Revival | null = null;
  #announceDeath: (death: Death) => void = () => {};

  /** Settles when a member ends that nobody asked to end, and that is not started again. */
  readonly firstDeath = new Promise<Death>((resolve) => {
    this.#announceDeath = resolve;
  });

  constructor(readonly logDir: string) {
    mkdirSync(logDir, { recursive: true });
  }

  start(member: Member): void {
    const logs = {
      all: openLog(this.logDir, member.name),
      warnings: new WarningLog(openLog(this.logDir, `${member.name}.warnings`)),
    };
    const process = new KeptProcess(member, logs, (death) => {
      if (this.#revival) this.#revive(process, death, this.#revival);
      else this.#announceDeath(death);
    });
    this.#members.push(process);
    process.start();
  }

  /** From now on a member that dies is started again, later each time, and `say` hears of it. */
  reviveTheDead(say: (line: string) => void, firstPauseMs = FIRST_PAUSE_MS): void {
    this.#revival = { say, firstPauseMs };
  }

  /** Ends a member and starts it anew. */
  async restart(name: string): Promise<void> {
    const found = this.#members.find(({ member }) => member.name === name);
    if (!found) throw new Error(`${name} is not running`);
    await found.stop();
    found.start();
  }

  /** Ends every member, last started first; one that does not end in fifteen seconds is killed. */
  async stop(): Promise<void> {
    for (const member of this.#members) member.expectEnd();
    for (const member of this.#members.toReversed()) await member.close();
  }

  /** Ends every member at once and without manners: for a second Ctrl-C. */
  kill(): void {
    for (const member of this.#members) member.kill();
  }

  #revive(process: KeptProcess, death: Death, { say, firstPauseMs }: Revival): void {
    const last = this.#pauses.get(death.name);
    const isNew = !last || Date.now() - last.atMs > last.pauseMs + LONG_LIFE_MS;
    const pauseMs = isNew ? firstPauseMs : Math.min(last.pauseMs * 2, LONGEST_PAUSE_MS);
    this.#pauses.set(death.name, { pauseMs, atMs: Date.now() });
    const why = death.lastOutput.split('\n')[0];
    say(`${howItEnded(death)}: starting it again in ${pauseMs / 1_000} s.${why ? ` It said: ${why}` : ''}`);
    process.startIn(pauseMs);
  }
}
