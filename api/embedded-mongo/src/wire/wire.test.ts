import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { deserialize, serialize } from 'bson';
import type { Document } from 'mongodb';
import { eventually, startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
let socket: Socket;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  socket = connect(server.engine.port, '127.0.0.1');
  await once(socket, 'connect');
});
afterEach(() => socket.destroy());

const flags = { checksum: 1, moreToCome: 2, unknownRequired: 1 << 5, exhaustAllowed: 1 << 16 };

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

function frame(opcode: number, requestId: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([int32(16 + body.length), int32(requestId), int32(0), int32(opcode), body]);
}

function body(doc: Document): Buffer {
  return Buffer.concat([Buffer.from([0]), serialize(doc)]);
}

function sequence(name: string, docs: Document[]): Buffer {
  const payload = Buffer.concat([Buffer.from(`${name}\0`), ...docs.map((doc) => serialize(doc))]);
  return Buffer.concat([Buffer.from([1]), int32(4 + payload.length), payload]);
}

const msg = (requestId: number, flagBits: number, ...sections: Uint8Array[]) =>
  frame(2013, requestId, int32(flagBits), ...sections);

/** Collects answers until there are as many as wanted. */
async function answers(count: number): Promise<{ responseTo: number; doc: Document }[]> {
  let bytes = Buffer.alloc(0);
  const found: { responseTo: number; doc: Document }[] = [];
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    bytes = Buffer.concat([bytes, chunk as Buffer]);
    while (bytes.length >= 4 && bytes.length >= bytes.readInt32LE(0)) {
      const length = bytes.readInt32LE(0);
      const start = bytes.readInt32LE(12) === 1 ? 36 : 21;
      found.push({ responseTo: bytes.readInt32LE(8), doc: deserialize(bytes.subarray(start, length)) });
      bytes = bytes.subarray(length);
    }
    if (found.length >= count) break;
  }
  return found;
}

const ping = { ping: 1, $db: 'admin' };

describe('the wire protocol', () => {
  it('answers messages that arrive byte by byte, and several in one packet, in their order', async () => {
    for (const byte of msg(1, 0, body(ping))) socket.write(Buffer.from([byte]));
    socket.write(Buffer.concat([msg(2, 0, body(ping)), msg(3, 0, body(ping))]));
    expect((await answers(3)).map(({ responseTo, doc }) => [responseTo, doc.ok as number])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  it('takes documents from a sequence, before or behind the body', async () => {
    const insert = { insert: 'seq', $db: 'test' };
    socket.write(msg(1, 0, body(insert), sequence('documents', [{ _id: 1 }, { _id: 2 }])));
    socket.write(msg(2, 0, sequence('documents', [{ _id: 3 }]), body(insert)));
    expect((await answers(2)).map(({ doc }) => doc.n as number)).toEqual([2, 1]);
    expect(await server.client.db('test').collection('seq').countDocuments()).toBe(3);
  });

  it('leaves a checksum aside and allows what it need not answer', async () => {
    const withChecksum = msg(1, flags.checksum | flags.exhaustAllowed, body(ping), Buffer.from([1, 2, 3, 4]));
    const unanswered = msg(
      2,
      flags.moreToCome,
      body({ insert: 'quiet', documents: [{ _id: 1 }], $db: 'test' }),
    );
    socket.write(Buffer.concat([withChecksum, unanswered, msg(3, 0, body(ping))]));
    expect((await answers(2)).map(({ responseTo }) => responseTo)).toEqual([1, 3]);
    expect(await server.client.db('test').collection('quiet').countDocuments()).toBe(1);
  });

  it('answers the legacy handshake by OP_QUERY', async () => {
    const query = Buffer.concat([
      int32(0),
      Buffer.from('admin.$cmd\0'),
      int32(0),
      int32(-1),
      serialize({ ismaster: 1, helloOk: true }),
    ]);
    socket.write(frame(2004, 7, query));
    const [answer] = await answers(1);
    expect(answer).toMatchObject({
      responseTo: 7,
      doc: { ok: 1, ismaster: true, helloOk: true, maxWireVersion: 21 },
    });
  });

  it('refuses an unknown command and stays open', async () => {
    socket.write(msg(1, 0, body({ nonsense: 1, $db: 'test' })));
    socket.write(msg(2, 0, body(ping)));
    expect((await answers(2)).map(({ doc }) => doc)).toEqual([
      { ok: 0, errmsg: "no such command: 'nonsense'", code: 59, codeName: 'CommandNotFound' },
      { ok: 1 },
    ]);
  });

  it.each<[string, Buffer]>([
    ['a length below the header', int32(5)],
    ['a length above 48 MB', int32(48_000_001)],
    ['a negative length', int32(-1)],
    ['bytes of another protocol', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
    ['an unknown operation code', frame(1234, 1, body(ping))],
    ['unknown required flags', msg(1, flags.unknownRequired, body(ping))],
    ['no body', msg(1, 0, sequence('documents', []))],
    ['two bodies', msg(1, 0, body(ping), body(ping))],
    ['a section of unknown kind', msg(1, 0, body(ping), Buffer.from([9, 5, 0, 0, 0, 0]))],
    ['a section that exceeds the message', msg(1, 0, Buffer.from([0]), int32(1000))],
    ['a body that is no BSON', msg(1, 0, Buffer.from([0, 8, 0, 0, 0, 99, 99, 99, 0]))],
    [
      'a sequence document that exceeds its section',
      msg(1, 0, body(ping), Buffer.from([1]), int32(13), Buffer.from('docs\0'), int32(99)),
    ],
    ['a message cut short at a header', frame(2013, 1)],
  ])('closes the connection for %s, and serves all others', async (_name, bytes) => {
    socket.write(bytes);
    socket.resume();
    await once(socket, 'close');
    expect(await server.client.db('test').command({ ping: 1 })).toEqual({ ok: 1 });
  });

  it('survives a client that leaves in the middle of a message or of an answer', async () => {
    const db = server.client.db('test');
    await db.collection('big').insertOne({ big: 'x'.repeat(5_000_000) });
    socket.write(msg(1, 0, body({ find: 'big', $db: 'test' })));
    socket.write(msg(2, 0, body(ping)).subarray(0, 20));
    socket.destroy();
    expect(await db.command({ ping: 1 })).toEqual({ ok: 1 });
  });

  it('takes and gives documents close to the 16 MB limit', async () => {
    const collection = server.collection();
    const text = 'x'.repeat(16 * 1024 * 1024 - 100);
    await collection.insertMany([{ text }, { text }]);
    expect((await collection.find().toArray()).map((doc) => (doc.text as string).length)).toEqual([
      text.length,
      text.length,
    ]);
  });

  it('stops while one client is silent and another does not read its answer', async () => {
    const other = await startTestServer();
    await other.collection().insertMany(Array.from({ length: 4 }, () => ({ text: 'x'.repeat(10_000_000) })));
    const clients = [connect(other.engine.port, '127.0.0.1'), connect(other.engine.port, '127.0.0.1')];
    await Promise.all(clients.map((client) => once(client, 'connect')));
    const closed = clients.map((client) => once(client, 'close'));
    clients[0]?.pause();
    for (let n = 0; n < 4; n += 1) clients[0]?.write(msg(n, 0, body({ find: 'c1', $db: 'test' })));
    await eventually(() => (clients[0]?.readableLength ?? 0) > 0 || clients[0]?.bytesRead !== 0);
    await other.stop();
    clients.forEach((client) => client.resume());
    expect(await Promise.all(closed)).toHaveLength(2);
  });
});
