import { decode } from '../bson/codec';
import { type Doc, isDoc } from '../bson/document';
import { rawDocuments } from '../bson/raw-array';
import { messageHeaderBytes, WireError } from './message-stream';

/** A command as it came over the wire. */
export interface WireRequest {
  requestId: number;
  protocol: 'msg' | 'query';
  body: Doc;
  /** The bytes of the documents of a list argument, wherever it travelled. */
  rawList(name: string): Buffer[] | null;
  /** False when the client does not want an answer (moreToCome). */
  wantsReply: boolean;
}

const opcodes = { query: 2004, msg: 2013 } as const;
const flag = { checksumPresent: 1, moreToCome: 2, required: 0xffff };

/** Reads OP_MSG, and OP_QUERY as far as drivers use it for their handshake; throws WireError for all else. */
export function parseRequest(message: Buffer): WireRequest {
  const opcode = message.readInt32LE(12);
  if (opcode === opcodes.msg) return parseMsg(message);
  if (opcode === opcodes.query) return parseQuery(message);
  throw new WireError(`operation code ${opcode} is not supported`);
}

function parseMsg(message: Buffer): WireRequest {
  const flags = message.readUInt32LE(messageHeaderBytes);
  if ((flags & flag.required & ~(flag.checksumPresent | flag.moreToCome)) !== 0) {
    throw new WireError(`OP_MSG has unknown required flags ${flags}`);
  }
  const end = message.length - (flags & flag.checksumPresent ? 4 : 0);
  const lists = new Map<string, Buffer[]>();
  let body: Buffer | null = null;
  let at = messageHeaderBytes + 4;
  while (at < end) {
    const kind = message[at];
    const length = message.readInt32LE(at + 1);
    if (length < 5 || at + 1 + length > end) throw new WireError('a section of OP_MSG exceeds its message');
    const section = message.subarray(at + 1, at + 1 + length);
    if (kind === 0 && body === null) body = section;
    else if (kind === 1) addSequence(section, lists);
    else throw new WireError(`OP_MSG has an unexpected section of kind ${kind}`);
    at += 1 + length;
  }
  if (!body) throw new WireError('OP_MSG has no body');
  return toRequest(message, 'msg', body, lists, (flags & flag.moreToCome) === 0);
}

function addSequence(section: Buffer, lists: Map<string, Buffer[]>): void {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd === -1) throw new WireError('a document sequence has no name');
  const name = section.toString('utf8', 4, nameEnd);
  if (lists.has(name)) throw new WireError(`OP_MSG has two sequences '${name}'`);
  const documents: Buffer[] = [];
  let at = nameEnd + 1;
  while (at < section.length) {
    const length = section.readInt32LE(at);
    if (length < 5 || at + length > section.length) throw new WireError('a document exceeds its sequence');
    documents.push(section.subarray(at, at + length));
    at += length;
  }
  lists.set(name, documents);
}

// flags (4) · collection name · skip (4) · limit (4) · document
function parseQuery(message: Buffer): WireRequest {
  const nameEnd = message.indexOf(0, messageHeaderBytes + 4);
  if (nameEnd === -1) throw new WireError('OP_QUERY has no collection name');
  const collection = message.toString('utf8', messageHeaderBytes + 4, nameEnd);
  if (!collection.endsWith('.$cmd')) throw new WireError('OP_QUERY is only supported for commands');
  const start = nameEnd + 9;
  const body = message.subarray(start, start + message.readInt32LE(start));
  const request = toRequest(message, 'query', body, new Map(), true);
  const inner = request.body.$query;
  const command = isDoc(inner) ? inner : request.body;
  return { ...request, body: { ...command, $db: collection.slice(0, -'.$cmd'.length) } };
}

function toRequest(
  message: Buffer,
  protocol: WireRequest['protocol'],
  body: Buffer,
  lists: Map<string, Buffer[]>,
  wantsReply: boolean,
): WireRequest {
  const decoded = decode(body);
  for (const [name, documents] of lists) decoded[name] = documents.map(decode);
  return {
    requestId: message.readInt32LE(4),
    protocol,
    body: decoded,
    rawList: (name) => lists.get(name) ?? rawDocuments(body, name),
    wantsReply,
  };
}
