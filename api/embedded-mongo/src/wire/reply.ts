import type { Timestamp } from 'bson';
import { encode } from '../bson/codec';
import type { Doc } from '../bson/document';
import { messageHeaderBytes } from './message-stream';
import type { WireRequest } from './request';

/** The body of a cursor's answer, put together from documents that are encoded already. */
export class CursorReply {
  constructor(
    readonly namespace: string,
    readonly cursorId: number,
    readonly batchName: 'firstBatch' | 'nextBatch',
    /** The documents, as the elements of an array. */
    readonly batch: Buffer,
    /** The moment of a snapshot read. */
    readonly time: Timestamp | null = null,
  ) {}

  /** The body's bytes, in parts. */
  toParts(): Buffer[] {
    const batchBytes = 5 + this.batch.length;
    const batchHead = Buffer.concat([Buffer.from(`\x04${this.batchName}\0`, 'latin1'), int32(batchBytes)]);
    const tail = this.#tail();
    const cursorBytes = 4 + batchHead.length - 4 + batchBytes + tail.length;
    const ok = encode({ ok: 1.5 }).subarray(4);
    ok.writeDoubleLE(1, ok.length - 9);
    const head = Buffer.concat([Buffer.from('\x03cursor\0', 'latin1'), int32(cursorBytes)]);
    const total = 4 + head.length - 4 + cursorBytes + ok.length;
    return [int32(total), head, batchHead, this.batch, Buffer.from([0]), tail, ok];
  }

  // id (int64) · ns (string) · end of the cursor document
  #tail(): Buffer {
    const id = Buffer.alloc(8);
    id.writeBigInt64LE(BigInt(this.cursorId));
    const name = Buffer.from(`${this.namespace}\0`, 'utf8');
    return Buffer.concat([
      Buffer.from('\x12id\0', 'latin1'),
      id,
      Buffer.from('\x02ns\0', 'latin1'),
      int32(name.length),
      name,
      ...(this.time ? [encode({ atClusterTime: this.time }).subarray(4, -1)] : []),
      Buffer.from([0]),
    ]);
  }
}

/** What a command answers: a document, or a cursor's batch. */
export type ReplyBody = Doc | CursorReply;

let nextRequestId = 1;

/** Frames an answer in the protocol of its request. */
export function encodeReply(request: WireRequest, body: ReplyBody): Buffer[] {
  const parts = body instanceof CursorReply ? body.toParts() : [encode(body)];
  // OP_REPLY: flags (4) · cursor (8) · starting from (4) · number returned (4); OP_MSG: flags (4) · section kind (1)
  const prologue = request.protocol === 'query' ? Buffer.alloc(20) : Buffer.alloc(5);
  if (request.protocol === 'query') {
    prologue.writeInt32LE(8, 0);
    prologue.writeInt32LE(1, 16);
  }
  const header = Buffer.alloc(messageHeaderBytes);
  header.writeInt32LE(messageHeaderBytes + prologue.length + sizeOf(parts), 0);
  header.writeInt32LE(nextRequestId, 4);
  header.writeInt32LE(request.requestId, 8);
  header.writeInt32LE(request.protocol === 'query' ? 1 : 2013, 12);
  nextRequestId = (nextRequestId + 1) & 0x7fffffff;
  return [header, prologue, ...parts];
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

function sizeOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}
