/** What a log record says: documents put or removed by id, and collections or indexes made or dropped. */
export interface Change {
  kind: (typeof kinds)[number];
  namespace: string;
  /** A document, its `{_id}`, an index specification or `{name}` of an index, as BSON. */
  document: Buffer;
}

const kinds = ['put', 'remove', 'createCollection', 'dropCollection', 'createIndex', 'dropIndex'] as const;

/** kind (1) · namespace length (2) · namespace · document (BSON states its own length) */
export function encodeChange(change: Change): Buffer[] {
  const name = Buffer.from(change.namespace, 'utf8');
  const head = Buffer.allocUnsafe(3 + name.length);
  head[0] = kinds.indexOf(change.kind);
  head.writeUInt16LE(name.length, 1);
  name.copy(head, 3);
  return [head, change.document];
}

/** Reads the changes of a record; the documents are views of the record's buffer, which nobody may write to again. */
export function* decodeChanges(payload: Buffer): Generator<Change> {
  let at = 0;
  let name: { bytes: Buffer; text: string } = { bytes: Buffer.alloc(0), text: '' };
  while (at < payload.length) {
    const kind = kinds[payload[at] ?? -1];
    if (!kind) throw new RangeError(`unknown change ${payload[at]} in the log`);
    const nameEnd = at + 3 + payload.readUInt16LE(at + 1);
    const end = nameEnd + payload.readInt32LE(nameEnd);
    // A command's changes are mostly to one collection, whose name need not be made anew each time.
    if (payload.compare(name.bytes, 0, name.bytes.length, at + 3, nameEnd) !== 0) {
      const bytes = payload.subarray(at + 3, nameEnd);
      name = { bytes, text: bytes.toString('utf8') };
    }
    yield {
      kind,
      namespace: name.text,
      document: payload.subarray(nameEnd, end),
    };
    at = end;
  }
}
