import { type AddressInfo, createServer, type Server } from 'node:net';
import type { Engine } from '../engine';
import { Connection } from './connection';

export interface ListenOptions {
  host: string;
  /** 0 for any free port. */
  port: number;
  log: (message: string) => void;
}

/** A listening server. */
export interface Listener {
  port: number;
  /** Stops accepting, lets running commands be answered and closes every connection. */
  stop(): Promise<void>;
}

/** Serves an engine on a TCP port; rejects when the port cannot be had. */
export async function listen(engine: Engine, { host, port, log }: ListenOptions): Promise<Listener> {
  const connections = new Set<Connection>();
  let nextId = 1;
  const server = createServer((socket) => {
    const connection = new Connection(socket, engine, nextId, log);
    nextId += 1;
    connections.add(connection);
    void connection.finished.then(() => connections.delete(connection));
  });
  await listening(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.all([...connections].map((connection) => connection.stop()));
      await closed;
    },
  };
}

function listening(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
