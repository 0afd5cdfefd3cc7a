import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseLink {
  /** The database's address through the link. */
  readonly uri: string;
  /** Loses the database: every connection breaks and no new one is taken. */
  readonly cut: () => Promise<void>;
}

/** A cable to a database that a test may pull out, whoever the database belongs to. */
export async function linkTo(databaseUri: string): Promise<DatabaseLink> {
  const { hostname, port } = new URL(databaseUri);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // A pulled cable is what this is for: the broken pipe itself is no news.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port || 27_017), hostname);
    [client, upstream].forEach(keep);
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const link = new URL(databaseUri);
  link.host = '127.0.0.1';
  link.port = String((server.address() as AddressInfo).port);
  link.searchParams.set('directConnection', 'true');
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { uri: link.href, cut };
}
