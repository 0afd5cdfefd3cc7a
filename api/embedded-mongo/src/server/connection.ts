import type { Socket } from 'node:net';
import type { Engine } from '../engine';
import { MessageStream } from '../wire/message-stream';
import { encodeReply } from '../wire/reply';
import { parseRequest, type WireRequest } from '../wire/request';
import { messageOf, systemCodeOf } from '../thrown';

const lastAnswerMs = 2_000;

/** One client: its messages are answered one after the other, in their order. */
export class Connection {
  readonly #stream = new MessageStream();
  readonly #finished: Promise<void>;
  #isStopping = false;
  #isBusy = false;

  constructor(
    private readonly socket: Socket,
    private readonly engine: Engine,
    private readonly id: number,
    private readonly log: (message: string) => void,
  ) {
    socket.setNoDelay(true);
    // The reading loop reports errors; one that comes after its end has nobody left to tell.
    socket.on('error', () => undefined);
    this.#finished = this.#serve();
  }

  /** Resolves when the connection is closed, by either side. */
  get finished(): Promise<void> {
    return this.#finished;
  }

  /** Lets the command that runs be answered, and closes; a client that does not read is not waited for long. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    if (!this.#isBusy) this.socket.destroy();
    const deadline = setTimeout(() => this.socket.destroy(), lastAnswerMs);
    await this.#finished;
    clearTimeout(deadline);
  }

  async #serve(): Promise<void> {
    try {
      for await (const chunk of this.socket) await this.#answerAll(this.#stream.push(chunk as Buffer));
    } catch (error) {
      // Bytes that are no messages, or a client that went away: only this connection ends.
      if (!isDisconnect(error)) this.log(`connection ${this.id} closed: ${messageOf(error)}`);
    } finally {
      this.socket.destroy();
    }
  }

  async #answerAll(messages: Buffer[]): Promise<void> {
    for (const message of messages) {
      if (this.#isStopping) break;
      this.#isBusy = true;
      await this.#answer(parseRequest(message));
      this.#isBusy = false;
    }
    if (this.#isStopping) this.socket.destroySoon();
  }

  async #answer(request: WireRequest): Promise<void> {
    const { body, rawList } = request;
    const name = Object.keys(body)[0] ?? '';
    const database = typeof body.$db === 'string' ? body.$db : 'admin';
    const reply = await this.engine.run({ name, database, body, rawList, connectionId: this.id });
    if (!request.wantsReply || this.socket.destroyed) return;
    this.socket.cork();
    let hasRoom = true;
    for (const part of encodeReply(request, reply)) hasRoom = this.socket.write(part);
    this.socket.uncork();
    if (!hasRoom) await drained(this.socket);
  }
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off('drain', done);
      socket.off('close', done);
      resolve();
    };
    socket.on('drain', done);
    socket.on('close', done);
  });
}

function isDisconnect(error: unknown): boolean {
  return ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ABORT_ERR'].includes(
    String(systemCodeOf(error)),
  );
}
