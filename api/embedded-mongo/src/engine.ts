import { asCommandError } from './commands/write-errors';
import type { Command, EngineState } from './commands/command';
import { commandTable } from './commands/command-table';
import { CursorRegistry } from './commands/cursor-registry';
import { limitsOf } from './commands/limits';
import { checkCommonArguments, unknownCommand } from './commands/refusals';
import { CommandError } from './command-error';
import { type DataDirectory, dropReplacedLogs, logPath, openDataDirectory } from './storage/data-directory';
import { DataDirectoryError } from './storage/data-directory-error';
import { decodeChanges } from './storage/change-codec';
import { readLog } from './storage/log-reader';
import { LogWriter, type SyncFile } from './storage/log-writer';
import { checkSealedLength } from './storage/seal';
import { ChangeSet } from './store/change-set';
import { removeExpired } from './store/expiry';
import { Store } from './store/store';
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
  syncFile?: SyncFile;
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
  readonly #state: EngineState;
  readonly #sweeper: NodeJS.Timeout;
  readonly #turns = new TurnQueue();

  private constructor(
    private readonly options: EngineOptions,
    private readonly directory: DataDirectory,
    private readonly log: LogWriter,
    store: Store,
  ) {
    this.#state = { store, cursors: new CursorRegistry(), startedAt: new Date() };
    this.#sweeper = setInterval(() => void this.sweep(), options.ttlSweepMs);
    this.#sweeper.unref();
  }

  /** Opens the data directory and reads it; throws DataDirectoryError when that is not possible. */
  static async open(options: EngineOptions): Promise<Engine> {
    const directory = openDataDirectory(options.dataDir);
    try {
      const store = new Store();
      const length = directory.generation === 0 ? 0 : restore(directory, store, options.log);
      dropReplacedLogs(directory);
      const log = await LogWriter.open({
        directory: directory.path,
        generation: Math.max(1, directory.generation),
        length,
        snapshot: () => store.snapshot(),
        liveBytes: () => store.bytes,
        slackBytes: options.slackBytes,
        syncFile: options.syncFile,
        log: options.log,
      });
      return new Engine(options, directory, log, store);
    } catch (error) {
      directory.lock.release();
      throw error;
    }
  }

  /** Runs one command. It never rejects: what goes wrong becomes an answer with `ok: 0`. */
  async run(command: Command): Promise<ReplyBody> {
    const changes = new ChangeSet();
    const pace = new Pace(noLimits, () => changes.isEmpty);
    const { reply, saved } = await this.#turns.run(this.#answer(command, changes, pace), pace);
    try {
      await saved;
      return reply;
    } catch (error) {
      return failure(this.#logFailure(error));
    }
  }

  /** Removes what TTL indexes have expired and closes idle cursors; resolves when that is on disk. */
  async sweep(now = new Date()): Promise<void> {
    this.#state.cursors.closeIdle();
    if (this.log.failure) return;
    const changes = new ChangeSet();
    removeExpired(this.#state.store, now, changes);
    if (changes.isEmpty) return;
    try {
      await this.log.append(changes.toPayload());
    } catch (error) {
      this.options.log(this.#logFailure(error).message);
    }
  }

  /** Waits for running writes, closes the log and gives the directory free. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    try {
      await this.log.close();
    } finally {
      this.directory.lock.release();
    }
  }

  /** Runs a command and puts what it changed into the log, in one step: nobody sees a change that has no place there. */
  *#answer(command: Command, changes: ChangeSet, pace: Pace): Work<Answer> {
    const reply = yield* this.#reply(command, changes, pace);
    return { reply, saved: changes.isEmpty ? null : this.log.append(changes.toPayload()) };
  }

  *#reply(command: Command, changes: ChangeSet, pace: Pace): Work<ReplyBody> {
    try {
      if (this.log.failure && !alwaysAnswered.has(command.name)) throw this.#logFailure(this.log.failure);
      const handler = commandTable.get(command.name);
      if (!handler) throw unknownCommand(command.name);
      checkCommonArguments(command);
      pace.adopt(limitsOf(command));
      const reply = handler(command, this.#state, changes, pace);
      return isWork(reply) ? yield* reply : reply;
    } catch (error) {
      const refusal = asCommandError(error);
      if (refusal.code === 1)
        this.options.log(`${command.name} failed: ${error instanceof Error ? error.stack : String(error)}`);
      return failure(refusal);
    }
  }

  #logFailure(cause: unknown): CommandError {
    const reason = messageOf(cause);
    return new CommandError(
      8,
      `The data directory ${this.directory.path} can no longer be written: ${reason}`,
    );
  }
}

function failure(error: CommandError): ReplyBody {
  return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.details };
}

/** Reads the newest log into the store; gives the length of its whole part. */
function restore(directory: DataDirectory, store: Store, log: EngineOptions['log']): number {
  const { generation, seal } = directory;
  const path = logPath(directory.path, generation);
  try {
    const { length, size, isSealed } = readLog(path, (payload) => {
      for (const change of decodeChanges(payload)) store.restore(change);
    });
    if (seal) checkSealedLength(path, seal, length);
    // Every log but the first begins with a snapshot that was wholly on disk before the log got its name.
    if (generation > 1 && !isSealed)
      throw new DataDirectoryError(`The log ${path} was cut within saved data.`);
    if (size > length)
      log(
        `dropped the last ${size - length} bytes of ${path}: a write that a crash cut short and nobody was told of`,
      );
    store.finishRestore();
    return length;
  } catch (cause) {
    if (cause instanceof DataDirectoryError) throw cause;
    const reason = messageOf(cause);
    throw new DataDirectoryError(`The log ${path} cannot be read: ${reason}.`, { cause });
  }
}
