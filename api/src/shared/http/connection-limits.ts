import type { Server } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { clientOf } from './client-address';

export interface ConnectionLimits {
  /** Connections at once, of which one client gets a quarter. */
  readonly connectionsMax: number;
  /** Addresses and networks of proxies, which connect in the name of many. */
  readonly proxies: readonly string[];
  /** How long an answer may wait for its reader without any progress. It is over after twice this time at most. */
  readonly stalledTimeoutMs: number;
}

const SHARE_OF_ONE = 0.25;

function networksOf(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Hangs up on who opens more than a share of all connections. */
function shareConnections(server: Server, { connectionsMax, proxies }: ConnectionLimits): void {
  const isProxy = networksOf(proxies);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const client = clientOf(address);
    const others = open.get(client) ?? 0;
    if (others >= connectionsMax * SHARE_OF_ONE && !isProxy(address)) {
      socket.destroy();
      return;
    }
    open.set(client, others + 1);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
  });
}

/**
 * Bounds connections, and ends those whose reader has stopped reading. Only what is written and not taken counts: an
 * answer that is still being made may take its time, and an event stream lives as long as somebody reads it.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  server.maxConnections = limits.connectionsMax;
  server.setTimeout(limits.stalledTimeoutMs, (socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
  shareConnections(server, limits);
  // Who is there with a request goes before who keeps a connection for a later one.
  server.on('drop', () => server.closeIdleConnections());
}
