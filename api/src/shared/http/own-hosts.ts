import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isLoopbackHost } from '../config/loopback';
import { AppError } from '../errors/app-error';
import { pathOf } from './reserved-paths';

export interface OwnHostsOptions {
  /** Where the site is for everybody; its `www.` twin is ours, too, and redirected. */
  readonly publicUrl: string;
  readonly isProduction: boolean;
}

/** The end of the connection that is ours; nothing where a request came over none. */
type OwnEnd = Partial<Pick<Socket, 'localAddress' | 'localPort'>>;

/** Says whether a Host header is an address of this site. */
export type IsOwnHost = (host: string | undefined, end?: OwnEnd) => boolean;

/** Orchestrators ask by whatever address they have. */
const PROBES: readonly string[] = ['/healthz', '/readyz'];
const HOST = /^[a-z0-9.-]+(:\d+)?$|^\[[0-9a-f:.]+\](:\d+)?$/;

function hostnameOf(host: string): string {
  return host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
}

/** The address at which somebody has reached us, as a Host header would say it. */
function reachedAt({ localAddress = '', localPort }: OwnEnd): string {
  const address = localAddress.replace(/^::ffff:/, '');
  return `${address.includes(':') ? `[${address}]` : address}:${localPort ?? ''}`;
}

/**
 * Which hosts are ours: that of PUBLIC_URL, the address itself that a connection came to, and outside production every
 * name of this machine. A page of another site whose name was made to lead here is none of them.
 */
export function ownHosts({ publicUrl, isProduction }: OwnHostsOptions): IsOwnHost {
  const { host: own, protocol } = new URL(publicUrl);
  const port = protocol === 'https:' ? ':443' : ':80';
  const known = new Set([own, `www.${own}`].flatMap((each) => [each, `${each}${port}`]));
  return (given, end = {}) => {
    const host = given?.toLowerCase() ?? '';
    if (known.has(host)) return true;
    if (!HOST.test(host)) return false;
    // What asks without a connection is this process itself.
    const isHere = !isProduction || end.localPort === undefined;
    return (isHere && isLoopbackHost(hostnameOf(host))) || host === reachedAt(end);
  };
}

/** Refuses what was sent to another site's name, data and files included; health probes are answered to everybody. */
export function refuseOtherHosts(app: FastifyInstance, options: OwnHostsOptions): void {
  const isOwn = ownHosts(options);
  app.addHook('onRequest', (request, _reply, next) => {
    // Behind a trusted proxy, the host is what the proxy was asked for.
    if (isOwn(request.host, request.socket) || PROBES.includes(pathOf(request.url))) return next();
    next(new AppError('INVALID_REQUEST', { message: 'This is not the address of this site.' }));
  });
}
