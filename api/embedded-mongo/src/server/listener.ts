import { chmodSync, rmSync } from 'node:fs';
import {
  type AddressInfo,
  createServer,
  type ListenOptions as NetListenOptions,
  type Server,
} from 'node:net';
import type { Engine } from '../engine';
import { Connection } from './connection';

export interface ListenOptions {
  /** Path of a Unix socket, which only its folder's owner can reach; null to listen on a port instead. */
  socketPath: string | null;
  host: string;
  /** 0 for any free port. */
  port: number;
  log: (message: string) => void;
}

/** A listening server. */
export interface Listener {
  /** 0 on a Unix socket. */
  port: number;
  /** Stops accepting, lets running commands be answered and closes every connection. */
  stop(): Promise<void>;
}

/** Serves an engine on a Unix socket or a TCP port; rejects when it cannot be had. */
export async function listen(
  engine: Engine,
  { socketPath, host, port, log }: ListenOptions,
): Promise<Listener> {
  const connections = new Set<Connection>();
  let nextId = 1;
  const server = createServer((socket) => {
    const connection = new Connection(socket, engine, nextId, log);
    nextId += 1;
    connections.add(connection);
    void connection.finished.then(() => connections.delete(connection));
  });
  if (socketPath === null) await listening(server, { host, port });
  else await listeningOnSocket(server, socketPath);
  return {
    port: socketPath === null ? (server.address() as AddressInfo).port : 0,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.all([...connections].map((connection) => connection.stop()));
      await closed;
    },
  };
}

/** The lock of the data directory says that nobody else listens: a socket that is there was left by a crash. */
async function listeningOnSocket(server: Server, path: string): Promise<void> {
  rmSync(path, { force: true });
  await listening(server, { path });
  chmodSync(path, 0o600);
}

function listening(server: Server, where: NetListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(where, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
