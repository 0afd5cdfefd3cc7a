import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';

const STOP_TIMEOUT_MS = 15_000;
const LAST_WORDS_MAX = 4_000;
const followParent = new URL('./follow-parent.mjs', import.meta.url).href;

/** One process of the site: what to run, and the variables it gets besides the caller's own. */
export interface Member {
  /** As a person would call it, for example "database". */
  readonly name: string;
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Hears what it says, besides the log. */
  readonly onOutput?: (text: string) => void;
}

interface Running {
  readonly member: Member;
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  /** Set before we end it ourselves: its death is then no news. */
  isStopping: boolean;
}

/** Why a process is gone: its exit code or signal, and the last it wrote to its error output. */
export interface Death {
  readonly name: string;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly lastWords: string;
}

/**
 * The processes of a running site. They live in process groups of their own, so that Ctrl-C reaches only the start
 * command, which then stops them in the reverse of the order they were started in.
 */
export class Crew {
  readonly #running: Running[] = [];
  #announceDeath: (death: Death) => void = () => {};

  /** Settles when a member ends that nobody asked to end. */
  readonly firstDeath = new Promise<Death>((resolve) => {
    this.#announceDeath = resolve;
  });

  constructor(readonly logDir: string) {
    mkdirSync(logDir, { recursive: true });
  }

  start(member: Member): void {
    const child = spawn(process.execPath, ['--import', followParent, member.script, ...(member.args ?? [])], {
      env: { ...process.env, ...member.env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const running: Running = { member, child, ended: once(child, 'close').then(() => {}), isStopping: false };
    const lastWords = this.#keepOutput(member.name, child);
    child.stdout?.on('data', (chunk: Buffer) => member.onOutput?.(chunk.toString().trimEnd()));
    child.once('close', (code, signal) => {
      if (!running.isStopping)
        this.#announceDeath({ name: member.name, code, signal, lastWords: lastWords() });
    });
    this.#running.push(running);
  }

  /** Ends a member and starts it anew. */
  async restart(name: string): Promise<void> {
    const at = this.#running.findIndex(({ member }) => member.name === name);
    const [running] = at < 0 ? [] : this.#running.splice(at, 1);
    if (!running) throw new Error(`${name} is not running`);
    await this.#stopOne(running);
    this.start(running.member);
  }

  /** Ends every member, last started first; one that does not end in fifteen seconds is killed. */
  async stop(): Promise<void> {
    for (const running of this.#running) running.isStopping = true;
    for (const running of this.#running.toReversed()) await this.#stopOne(running);
  }

  /** Ends every member at once and without manners: for a second Ctrl-C. */
  kill(): void {
    for (const running of this.#running) {
      running.isStopping = true;
      running.child.kill('SIGKILL');
    }
  }

  async #stopOne(running: Running): Promise<void> {
    const { child, ended } = running;
    running.isStopping = true;
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(impatience);
  }

  #keepOutput(name: string, child: ChildProcess): () => string {
    const log = createWriteStream(path.join(this.logDir, `${name}.log`), { flags: 'a' });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    child.once('close', () => log.end());
    let lastWords = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      lastWords = (lastWords + chunk.toString()).slice(-LAST_WORDS_MAX);
    });
    return () => lastWords.trim();
  }
}
