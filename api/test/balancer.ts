import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Backend {
  readonly url: string;
  readonly agent: Agent;
  /** Requests that it has not answered yet. */
  open: number;
}

export interface Balancer {
  readonly url: string;
  /** Sends requests there from now on, each backend in its turn. */
  readonly add: (url: string) => void;
  /** Sends it none any more; resolves once it has answered those that it has. */
  readonly remove: (url: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

async function settled(isOver: () => boolean): Promise<void> {
  while (!isOver()) await new Promise((resolve) => setImmediate(resolve));
}

/** What stands in front of several instances: keeps connections open to each, and asks them in turn. */
export async function startBalancer(): Promise<Balancer> {
  let turn = 0;
  let backends: Backend[] = [];

  function forward(asked: IncomingMessage, answer: ServerResponse): void {
    const backend = backends[turn++ % backends.length];
    if (!backend) {
      answer.writeHead(502).end();
      return;
    }
    const { url = '/', method = 'GET', headers } = asked;
    backend.open += 1;
    answer.once('close', () => (backend.open -= 1));
    const call = request(backend.url + url, { method, headers, agent: backend.agent }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    call.once('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    asked.pipe(call);
  }

  const server = createServer(forward).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url) => backends.push({ url, agent: new Agent({ keepAlive: true }), open: 0 }),
    remove: async (url) => {
      const leaving = backends.filter((backend) => backend.url === url);
      backends = backends.filter((backend) => backend.url !== url);
      await settled(() => leaving.every(({ open }) => open === 0));
      for (const { agent } of leaving) agent.destroy();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
