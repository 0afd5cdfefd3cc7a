import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { WarningLog } from './warning-log';

/** Draining takes twelve seconds at most, after the delay in which the API still answers everything. */
const STOP_TIMEOUT_MS = 15_000;
const stopTimeoutMs = () => STOP_TIMEOUT_MS + (Number(process.env.SHUTDOWN_DELAY_MS) || 0);
const LAST_OUTPUT_MAX = 4_000;
const followParent = new URL('./follow-parent.mjs', import.meta.url).href;

/** One process of the site: what to run, and the variables it gets besides the caller's own. */
export interface Member {
  /** As a person would call it, for example "database". */
  readonly name: string;
  readonly script: string;
  readonly args?: readonly string[];
  /** Options for Node itself. */
  readonly nodeArgs?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Hears what it says, besides the log. */
  readonly onOutput?: (text: string) => void;
}

/** Why a process is gone: its exit code or signal, and the last it wrote to its error output. */
export interface Death {
  readonly name: string;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly lastOutput: string;
}

/** Where what a process says is kept. */
export interface ProcessLogs {
  readonly all: Writable;
  readonly warnings: WarningLog;
}

/** A member of the crew, whichever process it is at the moment. */
export class KeptProcess {
  #child: ChildProcess | null = null;
  #ended: Promise<void> = Promise.resolve();
  /** Set before we end it ourselves: its death is then no news. */
  #isStopping = false;
  #nextStart: NodeJS.Timeout | undefined;

  constructor(
    readonly member: Member,
    private readonly logs: ProcessLogs,
    private readonly onDeath: (death: Death) => void,
  ) {}

  start(): void {
    clearTimeout(this.#nextStart);
    const { name, script, args = [], nodeArgs = [], env, onOutput } = this.member;
    const child = spawn(process.execPath, [...nodeArgs, '--import', followParent, script, ...args], {
      env: { ...process.env, ...env },
      // A process group of its own, so that Ctrl-C reaches only the start command.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    this.#isStopping = false;
    this.#ended = once(child, 'close').then(() => {});
    const lastOutput = this.#keepOutput(child);
    child.stdout?.on('data', (chunk: Buffer) => onOutput?.(chunk.toString().trimEnd()));
    child.once('close', (code, signal) => {
      if (!this.#isStopping) this.onDeath({ name, code, signal, lastOutput: lastOutput() });
    });
  }

  startIn(pauseMs: number): void {
    this.#nextStart = setTimeout(() => this.start(), pauseMs);
  }

  /** From now on its death is no news, and it is not started again by itself. */
  expectEnd(): void {
    this.#isStopping = true;
    clearTimeout(this.#nextStart);
  }

  /** Ends the process; one that does not end in fifteen seconds, after SHUTDOWN_DELAY_MS, is killed. */
  async stop(): Promise<void> {
    this.expectEnd();
    this.#child?.kill('SIGTERM');
    const killTimer = setTimeout(() => this.kill(), stopTimeoutMs());
    await this.#ended;
    clearTimeout(killTimer);
  }

  kill(): void {
    this.expectEnd();
    this.#child?.kill('SIGKILL');
  }

  /** Stops it for good. */
  async close(): Promise<void> {
    await this.stop();
    await this.logs.warnings.close();
    await new Promise<void>((resolve) => this.logs.all.end(resolve));
  }

  #keepOutput(child: ChildProcess): () => string {
    const { all, warnings } = this.logs;
    child.stdout?.pipe(all, { end: false });
    child.stderr?.pipe(all, { end: false });
    child.stdout?.on('data', (chunk: Buffer) => warnings.takeOutput(chunk));
    let lastOutput = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      warnings.takeErrors(chunk);
      lastOutput = (lastOutput + chunk.toString()).slice(-LAST_OUTPUT_MAX);
    });
    return () => lastOutput.trim();
  }
}
