import { setTimeout as pause } from 'node:timers/promises';
import { asCommandError } from './commands/write-errors';
import type { Command, EngineState } from './commands/command';
import { commandTable } from './commands/command-table';
import { CursorRegistry } from './commands/cursor-registry';
import { limitsOf } from './commands/limits';
import { checkCommonArguments, unknownCommand } from './commands/refusals';
import { CommandError, outOfDiskSpace } from './command-error';
import { type DataDirectory, openDataDirectory } from './storage/data-directory';
import { checkSpace, type Disk, isOutOfSpace } from './storage/disk';
import { ChangeFeed } from './store/change-feed';
import { ChangeSet } from './store/change-set';
import { removeExpired } from './store/expiry';
import { openSavedStore, type SavedStore } from './store/saved-store';
import { noLimits, Pace } from './turns/pace';
import { TurnQueue } from './turns/turn-queue';
import { isWork, type Work } from './turns/work';
import type { ReplyBody } from './wire/reply';
import { messageOf } from './thrown';

export interface EngineOptions {
  dataDir: string;
  /** How often expired documents are looked for. */
  ttlSweepMs: number;
  /** A log this much longer than twice the data is compacted. */
  slackBytes: number;
  /** How often a full disk is asked whether it has space again. */
  spaceCheckMs: number;
  disk: Disk;
  log: (message: string) => void;
}

// Answered whatever the state of the log, so that a client learns what is wrong from the next command.
const alwaysAnswered = new Set([
  'hello',
  'isMaster',
  'ismaster',
  'ping',
  'buildInfo',
  'buildinfo',
  'endSessions',
]);

/** A command's reply, and when what it changed is on disk; null where it changed nothing. */
interface Answer {
  reply: ReplyBody;
  saved: Promise<void> | null;
}

/** The database behind the wire: commands take turns on one thread, and are answered once their changes are on disk. */
export class Engine {
  readonly #cursors = new CursorRegistry();
  readonly #feed = new ChangeFeed();
  readonly #stopping = new AbortController();
  readonly #startedAt = new Date();
  readonly #sweeper: NodeJS.Timeout;
  readonly #turns = new TurnQueue();
  readonly #closing = new AbortController();
  /** Why nothing is written now, while the disk is full. */
  #full: CommandError | null = null;
  #recovery: Promise<void> = Promise.resolve();

  private constructor(
    private readonly options: EngineOptions,
    private readonly directory: DataDirectory,
    private saved: SavedStore,
  ) {
    this.#sweeper = setInterval(() => void this.sweep(), options.ttlSweepMs);
    this.#sweeper.unref();
  }

  /** Opens the data directory and reads it; throws DataDirectoryError when that is not possible. */
  static async open(options: EngineOptions): Promise<Engine> {
    const directory = openDataDirectory(options.dataDir);
    try {
      const onFailure = (error: Error) => engine.#onFailure(error);
      const engine: Engine = new Engine(
        options,
        directory,
        await openSavedStore(directory, { ...options, onFailure }),
      );
      return engine;
    } catch (error) {
      directory.lock.release();
      throw error;
    }
  }

  /** Runs one command. It never rejects: what goes wrong becomes an answer with `ok: 0`. */
  async run(command: Command): Promise<ReplyBody> {
    if (command.name === 'getMore') await this.#cursors.awaitNews(command.body, this.#stopping.signal);
    const changes = new ChangeSet(() => this.#full, this.#feed);
    const pace = new Pace(noLimits, () => changes.isEmpty);
    const { reply, saved } = await this.#turns.run(this.#answer(command, changes, pace), pace);
    try {
      await saved;
      return reply;
    } catch (error) {
      return failure(this.#refusal(error));
    }
  }

  /** Removes what TTL indexes have expired and closes idle cursors; resolves when that is on disk. */
  async sweep(now = new Date()): Promise<void> {
    this.#cursors.closeIdle();
    this.#feed.closeIdle();
    const { store, log } = this.saved;
    if (log.failure || this.#full) return;
    const changes = new ChangeSet(() => null, this.#feed);
    removeExpired(store, now, changes);
    if (changes.isEmpty) return;
    try {
      await log.append(changes.toPayload());
    } catch {
      // Said by #onFailure, as for any other write; what has expired is found again by the next sweep.
    }
  }

  /** Answers those who wait for news, so that a stop need not wait for them. */
  endWaits(): void {
    this.#stopping.abort();
  }

  /** Waits for running writes, closes the log and gives the directory free. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    this.#closing.abort();
    try {
      await this.#recovery;
      await this.saved.log.close();
    } finally {
      this.directory.lock.release();
    }
  }

  /** Runs a command and puts what it changed into the log, in one step: nobody sees a change that has no place there. */
  *#answer(command: Command, changes: ChangeSet, pace: Pace): Work<Answer> {
    // A command that began before a failed write goes on with the old documents, whose log takes nothing any more.
    const saved = this.saved;
    const reply = yield* this.#reply(command, saved, changes, pace);
    return { reply, saved: changes.isEmpty ? null : saved.log.append(changes.toPayload()) };
  }

  *#reply(command: Command, { store, log }: SavedStore, changes: ChangeSet, pace: Pace): Work<ReplyBody> {
    try {
      if (log.failure && !alwaysAnswered.has(command.name)) throw this.#refusal(log.failure);
      const handler = commandTable.get(command.name);
      if (!handler) throw unknownCommand(command.name);
      checkCommonArguments(command);
      pace.adopt(limitsOf(command));
      const state: EngineState = {
        store,
        cursors: this.#cursors,
        feed: this.#feed,
        startedAt: this.#startedAt,
      };
      const reply = handler(command, state, changes, pace);
      return isWork(reply) ? yield* reply : reply;
    } catch (error) {
      const refusal = asCommandError(error);
      if (refusal.code === 1)
        this.options.log(`${command.name} failed: ${error instanceof Error ? error.stack : String(error)}`);
      return failure(refusal);
    }
  }

  /** What a client is told about a write that failed. */
  #refusal(error: unknown): CommandError {
    const reason = messageOf(error);
    const { path } = this.directory;
    if (isOutOfSpace(causeOf(error)))
      return new CommandError(
        outOfDiskSpace,
        `The data directory ${path} is full (${reason}): nothing is written until there is space again`,
      );
    return new CommandError(8, `The data directory ${path} can no longer be written: ${reason}`);
  }

  readonly #onFailure = (error: Error): void => {
    const refusal = this.#refusal(error);
    this.options.log(`${refusal.message}.`);
    if (refusal.code !== outOfDiskSpace) return;
    this.#full = refusal;
    this.#recovery = this.#recover();
  };

  /** Reads back what is really on disk, so that reads go on, and takes writes again once a megabyte fits. */
  async #recover(): Promise<void> {
    const { signal } = this.#closing;
    while (this.#full && !signal.aborted) {
      try {
        if (this.saved.log.failure) await this.#reopen();
        await checkSpace(this.directory.path, this.options.disk);
        this.#full = null;
        this.options.log(`The data directory ${this.directory.path} has space again: writes go on.`);
      } catch (error) {
        if (!isOutOfSpace(error))
          this.options.log(`The data directory ${this.directory.path} is not back yet: ${messageOf(error)}.`);
        await pause(this.options.spaceCheckMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  async #reopen(): Promise<void> {
    const generation = await this.saved.log.abandon();
    this.saved = await openSavedStore(
      { path: this.directory.path, generation, seal: null },
      { ...this.options, onFailure: this.#onFailure },
    );
    this.#feed.lose('the disk was full, and what was not on it was taken back');
  }
}

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

function failure(error: CommandError): ReplyBody {
  return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.details };
}
