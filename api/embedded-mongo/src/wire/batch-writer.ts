const firstBytes = 2 * 1024;

/** The documents of a cursor's batch, as the elements of a BSON array, put together one by one. */
export class BatchWriter {
  #bytes = Buffer.allocUnsafe(firstBytes);
  #length = 0;
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Bytes so far. */
  get length(): number {
    return this.#length;
  }

  add(document: Buffer): void {
    const index = String(this.#count);
    this.#reserve(this.#length + index.length + 2 + document.length);
    let at = this.#bytes.writeUInt8(0x03, this.#length);
    at += this.#bytes.write(index, at, 'latin1');
    at = this.#bytes.writeUInt8(0, at);
    this.#length = at + document.copy(this.#bytes, at);
    this.#count += 1;
  }

  /** The elements; the writer must not be used any more. */
  finish(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  #reserve(length: number): void {
    if (length <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(length, 2 * this.#bytes.length));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
