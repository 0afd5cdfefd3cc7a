import type { AddressInfo } from 'node:net';
import { buildBareApp } from '../../../test/bare-app';
import { eventually } from '../../../test/eventually';
import { messagesRoutes, type MessagesRoutesDeps } from './messages.routes';

const limit = { count: async () => undefined };

it('whoever leaves while the answer is looked for leaves no watch of their session behind', async () => {
  const watched: string[] = [];
  const deps = {
    answers: {
      isOverAt: async () => false,
      // Found only once the reader has gone.
      follow: async (_owner: string, _messageId: string, _after: number, signal: AbortSignal) => {
        watched.push('looked for');
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        return (async function* () {})();
      },
      drain: async () => undefined,
    },
    visitors: { ownerOf: async () => 'account:a' },
    isFromOurPage: async () => undefined,
    ownerLimit: limit,
    addressLimit: limit,
    watchSession: () => {
      watched.push('watched');
      return () => watched.push('ended');
    },
  };
  const app = await buildBareApp(async (instance) => {
    instance.addHook('onRequest', async (request) => {
      request.principal = {
        userId: 'a',
        sessionId: 's',
        role: 'traveler',
        duties: [],
        confirmedAt: new Date(),
      };
    });
    await instance.register(messagesRoutes(deps as object as MessagesRoutesDeps));
  });
  try {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const leaving = new AbortController();
    const read = fetch(`http://127.0.0.1:${port}/api/marco/messages/a-message`, { signal: leaving.signal });
    await eventually(async () => expect(watched).toEqual(['looked for']));
    leaving.abort();
    await expect(read).rejects.toThrow('aborted');
    await eventually(async () => expect(watched).toEqual(['looked for', 'watched', 'ended']));
  } finally {
    await app.close();
  }
});
