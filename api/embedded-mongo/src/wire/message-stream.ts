/** The largest message that a client may send; hello reports it. */
export const maxMessageBytes = 48_000_000;

/** length (4) · request id (4) · response to (4) · operation code (4) */
export const messageHeaderBytes = 16;

/** The bytes of a client are not the wire protocol: the connection is closed. */
export class WireError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WireError';
  }
}

/** Cuts a stream of bytes into whole messages, joining the chunks of each only once. */
export class MessageStream {
  #chunks: Buffer[] = [];
  #buffered = 0;

  /** Adds bytes and returns the messages that are now whole; throws WireError for an impossible length. */
  push(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#buffered += chunk.length;
    const messages: Buffer[] = [];
    for (
      let length = this.#nextLength();
      length !== null && this.#buffered >= length;
      length = this.#nextLength()
    ) {
      messages.push(this.#take(length));
    }
    return messages;
  }

  #nextLength(): number | null {
    if (this.#buffered < 4) return null;
    let head = this.#chunks[0] ?? Buffer.alloc(0);
    if (head.length < 4) {
      head = Buffer.concat(this.#chunks);
      this.#chunks = [head];
    }
    const length = head.readInt32LE(0);
    if (length < messageHeaderBytes || length > maxMessageBytes) {
      throw new WireError(`a message of ${length} bytes is not allowed`);
    }
    return length;
  }

  #take(length: number): Buffer {
    const all = this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks);
    if (!all) throw new WireError('no bytes');
    const rest = all.subarray(length);
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#buffered = rest.length;
    return all.subarray(0, length);
  }
}
