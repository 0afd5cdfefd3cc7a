import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';

const STOP_TIMEOUT_MS = 10_000;
const LAST_WORDS_MAX = 4_000;
const followParent = new URL('./follow-parent.mjs', import.meta.url).href;

/** One process of the site: what to run, and the variables it gets besides the caller's own. */
export interface Member {
  /** As a person would call it, for example "database". */
  readonly name: string;
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

interface Running {
  readonly name: string;
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
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
  readonly #members: Running[] = [];
  #isStopping = false;
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
    const lastWords = this.#keepOutput(member.name, child);
    const ended = new Promise<void>((resolve) => {
      child.once('close', (code, signal) => {
        if (!this.#isStopping)
          this.#announceDeath({ name: member.name, code, signal, lastWords: lastWords() });
        resolve();
      });
    });
    this.#members.push({ name: member.name, child, ended });
  }

  /** Ends every member, last started first; one that does not end in ten seconds is killed. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const member of this.#members.toReversed()) await this.#stopOne(member);
  }

  /** Ends every member at once and without manners: for a second Ctrl-C. */
  kill(): void {
    this.#isStopping = true;
    for (const { child } of this.#members) child.kill('SIGKILL');
  }

  async #stopOne({ child, ended }: Running): Promise<void> {
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(impatience);
  }

  #keepOutput(name: string, child: ChildProcess): () => string {
    const log = createWriteStream(path.join(this.logDir, `${name.replaceAll(' ', '-')}.log`));
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
