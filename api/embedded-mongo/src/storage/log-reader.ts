import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { DataDirectoryError } from './data-directory-error';
import { headerBytes, readRecord, recordMagic } from './log-record';

const chunkBytes = 8 * 1024 * 1024;

/** How much of a log is there. */
export interface LogExtent {
  /** Bytes of whole records; what follows is a torn tail, the remains of a write that was never acknowledged. */
  length: number;
  /** Bytes of the file. */
  size: number;
  /** Whether it has a record that only states what was saved before it, as every finished snapshot has. */
  isSealed: boolean;
}

/**
 * Hands every record's payload to `apply`, in order. Throws DataDirectoryError when a damaged record lies within what
 * had been synced.
 */
export function readLog(path: string, apply: (payload: Buffer) => void): LogExtent {
  const file = openSync(path, 'r');
  try {
    return readRecords(file, path, apply);
  } finally {
    closeSync(file);
  }
}

function readRecords(file: number, path: string, apply: (payload: Buffer) => void): LogExtent {
  const size = fstatSync(file).size;
  let offset = 0;
  let base = 0;
  let isSealed = false;
  let bytes: Buffer = Buffer.alloc(0);
  while (offset < size) {
    const needed = neededBytes(bytes, offset - base);
    if (offset - base + needed > bytes.length && base + bytes.length < size) {
      bytes = readChunk(file, offset, Math.min(Math.max(needed, chunkBytes), size - offset));
      base = offset;
      continue;
    }
    const record = readRecord(bytes, offset - base, base);
    if (!record) {
      refuseDamage(file, path, offset, size);
      break;
    }
    if (record.payload.length === 0) isSealed = true;
    apply(record.payload);
    offset = record.end;
  }
  return { length: offset, size, isSealed };
}

function neededBytes(bytes: Buffer, at: number): number {
  return at + headerBytes <= bytes.length ? headerBytes + bytes.readUInt32LE(at + 4) : headerBytes;
}

function readChunk(file: number, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const count = readSync(file, bytes, filled, length - filled, offset + filled);
    if (count === 0) break;
    filled += count;
  }
  return bytes.subarray(0, filled);
}

/** Looks behind a damaged record for one that was written after the damaged part had reached the disk. */
function refuseDamage(file: number, path: string, offset: number, size: number): void {
  const rest = readChunk(file, offset, size - offset);
  for (let at = rest.indexOf(recordMagic, 1); at !== -1; at = rest.indexOf(recordMagic, at + 1)) {
    const record = readRecord(rest, at, offset);
    if (record && record.syncedOffset > offset) {
      throw new DataDirectoryError(
        `The log ${path} is damaged at byte ${offset}, within data that was saved.`,
      );
    }
  }
}
