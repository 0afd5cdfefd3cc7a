import { createServer, type AddressInfo } from 'node:net';
import { StartError } from './start-error';

/** Where the parts of a site listen unless HOST says otherwise. */
const DEFAULT_HOST = '127.0.0.1';

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

/**
 * A port that nothing listens on: the one asked for, or any when it is 0.
 * @param variable the variable that a person would change, named in the failure
 * @throws StartError when the port is taken or not allowed
 */
export async function freePort(port: number, variable: string): Promise<number> {
  try {
    return await listenOnce(port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is already in use: stop what listens there or set ${variable}.`);
    }
    throw new StartError(`Port ${port} cannot be opened (${code}): set ${variable} to another port.`);
  }
}
