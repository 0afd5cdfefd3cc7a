import { crc32 } from 'node:zlib';

/** Marks the start of a record, so that reading can resume behind a damaged one. */
export const recordMagic = Buffer.from([0xa7, 0x01, 0x10, 0x67]);

/** magic (4) · payload length (4) · CRC-32 of the rest (4) · bytes known to be on disk when it was written (8) */
export const headerBytes = 20;

/** One record: a whole command's changes, or nothing (a seal, which only states what is on disk). */
export interface LogRecord {
  payload: Buffer;
  /** Everything before this offset had been synced when this record was written. */
  syncedOffset: number;
  /** Offset just behind the record. */
  end: number;
}

/** Frames a payload; `syncedOffset` says how much of the file is already on disk. */
export function frameRecord(payload: readonly Uint8Array[], syncedOffset: number): Buffer[] {
  const header = Buffer.alloc(headerBytes);
  let length = 0;
  for (const part of payload) length += part.length;
  recordMagic.copy(header, 0);
  header.writeUInt32LE(length, 4);
  header.writeDoubleLE(syncedOffset, 12);
  let checksum = crc32(header.subarray(12));
  for (const part of payload) checksum = crc32(part, checksum);
  header.writeUInt32LE(checksum, 8);
  return [header, ...payload.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))];
}

/** The record at an offset of a buffer that starts at `base` in the file; null when it is not a whole, valid one. */
export function readRecord(bytes: Buffer, at: number, base: number): LogRecord | null {
  if (at + headerBytes > bytes.length || bytes.compare(recordMagic, 0, 4, at, at + 4) !== 0) return null;
  const end = at + headerBytes + bytes.readUInt32LE(at + 4);
  if (end > bytes.length) return null;
  if (crc32(bytes.subarray(at + 12, end)) !== bytes.readUInt32LE(at + 8)) return null;
  return {
    payload: bytes.subarray(at + headerBytes, end),
    syncedOffset: bytes.readDoubleLE(at + 12),
    end: base + end,
  };
}
