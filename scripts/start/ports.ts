import { randomInt } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { StartError } from './start-error';

/** Where the parts of a site listen unless HOST says otherwise. */
const DEFAULT_HOST = '127.0.0.1';

/**
 * Below the ports that operating systems give to outgoing connections: one of those may be taken again between its
 * choice and the start of the part that listens on it.
 */
const ANY_PORT = { from: 20_000, to: 30_000 };
const ATTEMPTS_MAX = 20;

/** What listening fails with because of the address, whatever the port. */
const OF_THE_ADDRESS = new Set(['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN']);

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, process.env.HOST ?? DEFAULT_HOST, () => {
      const { port: taken } = server.address() as AddressInfo;
      server.close(() => resolve(taken));
    });
  });
}

/** Any port that nothing listens on; at random, because several sites may be starting. */
async function anyPort(attemptsLeft = ATTEMPTS_MAX): Promise<number> {
  const port = randomInt(ANY_PORT.from, ANY_PORT.to);
  try {
    return await listenOnce(port);
  } catch (error) {
    if (attemptsLeft === 1 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return anyPort(attemptsLeft - 1);
  }
}

/**
 * A port that nothing listens on: the one asked for, or any when it is 0.
 * @param variable the variable that a person would change, named in the failure
 * @throws StartError when the port is taken or not allowed
 */
export async function freePort(port: number, variable: string): Promise<number> {
  try {
    return await (port === 0 ? anyPort() : listenOnce(port));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is already in use: stop what listens there or set ${variable}.`);
    }
    if (code !== undefined && OF_THE_ADDRESS.has(code)) {
      throw new StartError(`HOST is ${process.env.HOST}, which is no address of this machine (${code}).`);
    }
    throw new StartError(`Port ${port} cannot be opened (${code}): set ${variable} to another port.`);
  }
}
