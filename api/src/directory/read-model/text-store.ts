const CHUNK_BYTES = 4 * 1024 * 1024;

/** Texts by row, as UTF-8 outside the heap: a million of them cost the garbage collector nothing. */
export class TextStore {
  #chunks: Buffer[] = [];
  #usedBytes = CHUNK_BYTES;
  #lostBytes = 0;
  #starts = new Float64Array(0);
  #lengths = new Uint32Array(0);

  set(row: number, text: string): void {
    if (row >= this.#starts.length) this.#grow(row);
    this.#lostBytes += this.#lengths[row] ?? 0;
    this.#write(row, text);
    if (this.#lostBytes > 8 * CHUNK_BYTES && this.#lostBytes * 2 > this.#chunks.length * CHUNK_BYTES) {
      this.#compact();
    }
  }

  /** The UTF-8 of a text; valid until the next change. */
  bytes(row: number): Buffer {
    const start = this.#starts[row] ?? 0;
    const at = start % CHUNK_BYTES;
    const chunk = this.#chunks[Math.floor(start / CHUNK_BYTES)] ?? Buffer.alloc(0);
    return chunk.subarray(at, at + (this.#lengths[row] ?? 0));
  }

  /** Written where it stays: a buffer of its own for each of a million texts keeps the garbage collector busy. */
  #write(row: number, text: string): void {
    const length = Buffer.byteLength(text);
    if (this.#usedBytes + length > CHUNK_BYTES) {
      this.#chunks.push(Buffer.allocUnsafeSlow(CHUNK_BYTES));
      this.#usedBytes = 0;
    }
    this.#chunks.at(-1)?.write(text, this.#usedBytes);
    this.#starts[row] = (this.#chunks.length - 1) * CHUNK_BYTES + this.#usedBytes;
    this.#lengths[row] = length;
    this.#usedBytes += length;
  }

  #grow(row: number): void {
    const capacity = Math.max(1024, Math.ceil(row * 1.5));
    const [starts, lengths] = [new Float64Array(capacity), new Uint32Array(capacity)];
    starts.set(this.#starts);
    lengths.set(this.#lengths);
    [this.#starts, this.#lengths] = [starts, lengths];
  }

  /** Texts that were replaced stay behind: once they are the larger part, the others move together. */
  #compact(): void {
    const rows = Array.from(this.#lengths.keys()).filter((row) => this.#lengths[row]);
    const before = this.#chunks;
    const texts = rows.map((row) => {
      const start = this.#starts[row] ?? 0;
      return [row, before[Math.floor(start / CHUNK_BYTES)], start % CHUNK_BYTES] as const;
    });
    [this.#chunks, this.#usedBytes, this.#lostBytes] = [[], CHUNK_BYTES, 0];
    for (const [row, chunk, at] of texts) {
      this.#write(row, chunk?.toString('utf8', at, at + (this.#lengths[row] ?? 0)) ?? '');
    }
  }
}
